import { describe, expect, it } from '@jest/globals';
import { limits } from '#contracts';
import { cropPixels, cropWithin, sameCrop } from './crop.policy.js';

describe('the cut of a photo', () => {
  it.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, true],
    [{ x: 0.25, y: 0.1, width: 0.5, height: 0.9 }, true],
    [{ x: 0.6, y: 0, width: 0.5, height: 0.5 }, false],
    [{ x: 0, y: 0.6, width: 0.5, height: 0.5 }, false],
    [{ x: 0, y: 0, width: 0.1, height: 0.1 }, false],
    [{ x: 0, y: 0, width: 0.5, height: 0 }, false],
    [{ x: 0, y: 0, width: 0.001, height: 0.5 }, false],
    [{ x: 0, y: 0, width: 0.5, height: 0.001 }, false],
    [{ x: 0, y: 0, width: 0.5, height: 0.002 }, true],
    [{ x: 0, y: 0, width: limits.cropMin, height: 0.01 }, true],
    [{ x: 0, y: 0, width: 0.01, height: limits.cropMin }, true],
    [{ x: 0.5, y: 0, width: 0.503, height: 1 }, false],
    [{ x: 0, y: 0.5, width: 1, height: 0.503 }, false],
  ])('lies inside the photo and is more than a scrap of it: %j %s', (crop, fits) => {
    expect(cropWithin(crop) !== null).toBe(fits);
  });

  it('is never larger than what is there, in fractions or in pixels', () => {
    expect(cropWithin({ x: 0.5, y: 0, width: 0.5004, height: 1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(cropPixels({ x: 0.333, y: 0.5, width: 0.667, height: 0.5 }, { width: 301, height: 401 })).toEqual({
      left: 100,
      top: 201,
      width: 201,
      height: 200,
    });
    expect(cropWithin({ x: 0, y: 0.5, width: 1, height: 0.5004 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 });
    // A point of the last row and column at least.
    expect(cropPixels({ x: 0.999, y: 0.999, width: 0.001, height: 0.001 }, { width: 20, height: 10 })).toEqual({
      left: 19,
      top: 9,
      width: 1,
      height: 1,
    });
    expect(cropPixels({ x: 0, y: 0, width: 0.01, height: 0.01 }, { width: 20, height: 10 })).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });

  it('is the same only when all four numbers are', () => {
    const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    for (const name of ['x', 'y', 'width', 'height'] as const) expect(sameCrop(crop, { ...crop, [name]: 0.5 })).toBe(false);
    expect(sameCrop(null, crop)).toBe(false);
    expect([sameCrop(null, null), sameCrop(crop, { ...crop }), sameCrop(crop, null), sameCrop(crop, { ...crop, y: 0.3 })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
