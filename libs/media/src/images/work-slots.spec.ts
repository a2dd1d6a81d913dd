import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { WorkSlots } from './work-slots.js';

describe('the work slots', () => {
  it('run only so many at a time, and all of them in the end, in the order of arrival', async () => {
    const slots = new WorkSlots(2, 100);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (number: number) =>
      slots.run(async () => {
        most = Math.max(most, ++running);
        await sleep(2);
        running--;
        done.push(number);
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));
    expect(most).toBe(2);
    expect(done.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('refuse when the line is too long, and open again afterwards', async () => {
    const slots = new WorkSlots(1, 1);
    const first = slots.run(() => sleep(5));
    const second = slots.run(() => sleep(5));
    await expect(slots.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
    await expect(slots.run(() => Promise.resolve('open'))).resolves.toBe('open');
  });

  it('give the place back when the work fails', async () => {
    const slots = new WorkSlots(1, 0);
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(slots.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
