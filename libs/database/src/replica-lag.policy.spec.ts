import { describe, expect, it } from '@jest/globals';
import { isRecent, MOST_STALE_MS, upToDateAt, walPosition } from './replica-lag.policy.js';

describe('how old the answer of a replica is', () => {
  it('follows from what the primary had written when: positions of its log in order, beyond 32 bits too', () => {
    expect(walPosition('0/FFFFFFFF') + 1n).toBe(walPosition('1/0'));
    expect(walPosition('16/B374D848')).toBe(0x16_b374_d848n);
    expect(walPosition('2/0') > walPosition('1/FFFFFFFF')).toBe(true);
  });

  it('is the age of the latest moment whose writes it has, all of them', () => {
    const written = [
      { at: 1_000, position: 10n },
      { at: 2_000, position: 20n },
      { at: 3_000, position: 20n },
      { at: 4_000, position: 30n },
    ];
    expect(upToDateAt(written, 30n)).toBe(4_000);
    expect(upToDateAt(written, 29n)).toBe(3_000);
    expect(upToDateAt(written, 19n)).toBe(1_000);
    expect(upToDateAt(written, 9n)).toBeUndefined();
    expect(upToDateAt([], 9n)).toBeUndefined();
  });

  it('may be five seconds, and not a moment more', () => {
    expect(isRecent(1_000, 1_000 + MOST_STALE_MS)).toBe(true);
    expect(isRecent(1_000, 1_001 + MOST_STALE_MS)).toBe(false);
    expect(isRecent(undefined, 0)).toBe(false);
  });
});
