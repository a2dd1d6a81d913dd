import { describe, expect, it } from '@jest/globals';
import { BodyPace, uploadPace } from './body-pace.js';

/** How many seconds a body lasts that brings so many bytes in each; 180 when it is never ended. */
function lasts(bytesIn: (second: number) => number): number {
  const body = new BodyPace(uploadPace);
  for (let second = 1; second <= 180; second += 1) {
    body.note(1_000, bytesIn(second));
    if (body.isOver) return second;
  }
  return 180;
}

describe('the pace of a body', () => {
  it.each([
    ['brings nothing', () => 0, 5],
    ['trickles', () => 100, 6],
    ['keeps half the pace', () => 10_000, 10],
    ['keeps the pace', () => 20_000, 180],
    ['begins after four seconds and keeps the pace then', (second: number) => (second > 4 ? 20_000 : 0), 180],
    ['pauses for four seconds now and then and goes on fast', (second: number) => (second % 10 < 4 ? 0 : 100_000), 180],
    // What was sent fast at first buys no longer stay.
    ['brings five megabytes at once and then nothing', (second: number) => (second === 1 ? 5_000_000 : 0), 6],
  ])('ends one that %s', (_what, bytesIn, seconds) => {
    expect(lasts(bytesIn)).toBe(seconds);
  });

  it('tells how far a body is behind it', () => {
    const body = new BodyPace(uploadPace);
    expect(body.behindMs).toBe(0);
    body.note(1_000, 5_000);
    expect(body.behindMs).toBe(750);
    body.note(100, 1_000_000);
    expect(body.behindMs).toBe(0);
  });
});
