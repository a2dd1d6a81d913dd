import { describe, expect, it } from '@jest/globals';
import { inConstantTime } from './constant-time.js';

const refusal = new Error('no');

describe('an answer in constant time', () => {
  it('is what the work answers or throws, on a quiet site as on any other', async () => {
    for (const isQuiet of [true, false]) {
      expect(await inConstantTime(isQuiet, () => Promise.resolve('done'))).toBe('done');
      await expect(inConstantTime(isQuiet, () => Promise.reject(refusal))).rejects.toBe(refusal);
    }
  });

  it('comes at once where nothing is to be hidden, and after a whole step where it is', async () => {
    const taken = async (isQuiet: boolean) => {
      const startedAt = performance.now();
      await inConstantTime(isQuiet, () => Promise.resolve());
      return performance.now() - startedAt;
    };
    expect(await taken(true)).toBeGreaterThan(350);
    expect(await taken(false)).toBeLessThan(350);
  });
});
