import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '#config';
import { RedisClients } from '#database';
import { testEnvironment } from '#testing';
import { UploadSlots, type SlowBody, type Uploader } from './upload-slots.js';

const opened: RedisClients[] = [];
afterEach(() => opened.splice(0).forEach((clients) => clients.onModuleDestroy()));

/** A process of its own, as far as slots go. */
async function aProcess(settings: Readonly<Record<string, string>> = {}): Promise<UploadSlots> {
  const clients = new RedisClients(loadConfig(testEnvironment(settings)));
  opened.push(clients);
  await clients.onModuleInit();
  return new UploadSlots(clients);
}

/** A member whose network is nobody else's, or one that is told. */
const someone = (network: string = randomUUID()): Uploader => ({ memberId: randomUUID(), network });

/** Work that goes on until it is told to end; its body, where one is told. */
function work(slots: UploadSlots, from: Uploader, body?: SlowBody) {
  let end = () => undefined as void;
  const ending = new Promise<void>((resolve) => (end = resolve));
  let begin = () => undefined as void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = slots.run(from, (place) => {
    place.body = body;
    begin();
    return ending;
  });
  return { begun: Promise.race([begun, done]), done, end: () => (end(), done) };
}
const tooMany = { code: 'too_many_requests', details: { retryAt: expect.any(Date) } };

describe('the places for uploads', () => {
  it('are two for a member, in all processes together', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    const [anna, bert] = [someone(), someone()];
    const [first, second] = [work(one, anna), work(other, anna)];
    await Promise.all([first.begun, second.begun]);
    for (const slots of [one, other]) await expect(slots.run(anna, () => Promise.resolve())).rejects.toMatchObject(tooMany);
    await expect(one.run(bert, () => Promise.resolve('taken'))).resolves.toBe('taken');
    await first.end();
    await expect(other.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
    await second.end();
  });

  it('are free again after work that failed', async () => {
    const slots = await aProcess();
    const anna = someone();
    for (let time = 0; time < 3; time += 1)
      await expect(slots.run(anna, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('are free again when a process died with them', async () => {
    const slots = await aProcess();
    const anna = someone();
    await opened[0]?.named('producer').zadd(`uploads:${anna.memberId}`, Date.now() - 1, 'dead', Date.now() - 1, 'dead too');
    await expect(slots.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
  });

  it('are two for a member in each process while Redis is away', async () => {
    const slots = await aProcess({ REDIS_URL: 'redis://127.0.0.1:9' });
    const anna = someone();
    const two = [work(slots, anna), work(slots, anna)];
    await Promise.all(two.map(({ begun }) => begun));
    await expect(slots.run(anna, () => Promise.resolve())).rejects.toMatchObject(tooMany);
    await Promise.all(two.map(({ end }) => end()));
    await expect(slots.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
  });

  it('are twenty in a process, whoever asks', async () => {
    const slots = await aProcess();
    const all = Array.from({ length: 20 }, () => work(slots, someone()));
    await Promise.all(all.map(({ begun }) => begun));
    await expect(slots.run(someone(), () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(all.map(({ end }) => end()));
    await expect(slots.run(someone(), () => Promise.resolve('taken'))).resolves.toBe('taken');
  });

  it('are fifteen for a network, so that others find some', async () => {
    const slots = await aProcess();
    const neighbours = Array.from({ length: 15 }, () => work(slots, someone('one network')));
    await Promise.all(neighbours.map(({ begun }) => begun));
    await expect(slots.run(someone('one network'), () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(slots.run(someone(), () => Promise.resolve('taken'))).resolves.toBe('taken');
    await Promise.all(neighbours.map(({ end }) => end()));
  });

  it('are one for a member once a quarter of them is taken', async () => {
    const slots = await aProcess();
    const anna = someone();
    const five = [anna, ...Array.from({ length: 4 }, () => someone())].map((from) => work(slots, from));
    await Promise.all(five.map(({ begun }) => begun));
    await expect(slots.run(anna, () => Promise.resolve())).rejects.toMatchObject(tooMany);
    await five.at(-1)?.end();
    await expect(slots.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
    await Promise.all(five.map(({ end }) => end()));
  });

  it('go from the body that is the farthest behind to whoever comes, and from none that moves', async () => {
    const slots = await aProcess();
    const ended: number[] = [];
    const behind = (behindMs: number): SlowBody => ({ behindMs, end: () => void ended.push(behindMs) });
    const bodies = [behind(900), behind(1_500), behind(3_000), ...Array.from({ length: 17 }, () => behind(0))];
    const all = bodies.map((body) => work(slots, someone(), body));
    await Promise.all(all.map(({ begun }) => begun));
    const newcomers = [work(slots, someone()), work(slots, someone())];
    await Promise.all(newcomers.map(({ begun }) => begun));
    expect(ended).toEqual([3_000, 1_500]);
    await expect(slots.run(someone(), () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([...all, ...newcomers].map(({ end }) => end()));
  });

  it('go from members who were too slow before at once', async () => {
    const slots = await aProcess();
    const slow = someone();
    slots.remember(slow);
    const end = jest.fn();
    const all = [slow, ...Array.from({ length: 19 }, () => someone())].map((from) => work(slots, from, { behindMs: 20, end }));
    await Promise.all(all.map(({ begun }) => begun));
    await expect(slots.run(someone(), () => Promise.resolve('taken'))).resolves.toBe('taken');
    expect(end).toHaveBeenCalledTimes(1);
    // The first work still goes on without a place: the next one finds that of whoever was taken in.
    await expect(slots.run(someone(), () => Promise.resolve('taken'))).resolves.toBe('taken');
    expect(end).toHaveBeenCalledTimes(1);
    await Promise.all(all.map((one) => one.end()));
  });
});
