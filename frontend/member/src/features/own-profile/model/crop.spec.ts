import { describe, expect, it } from '@jest/globals';
import { cropOf, framingOf, moved, zoomed } from './crop';

const wide = { width: 1_000, height: 500 };

describe('the frame over a photo', () => {
  it('is as large as the shape allows, and stays inside whatever is asked', () => {
    expect(cropOf({ shape: 'square', zoom: 1, x: 0.5, y: 0.5 }, wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(cropOf({ shape: 'square', zoom: 2, x: -3, y: 9 }, wide)).toEqual({ x: 0, y: 0.5, width: 0.25, height: 0.5 });
    expect(cropOf({ shape: 'tall', zoom: 1, x: 0.5, y: 0.5 }, { width: 400, height: 1_000 })).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.5,
    });
    expect(cropOf({ shape: 'whole', zoom: 2, x: 0.5, y: 0.5 }, wide)).toBeNull();
  });

  it('comes back as it was kept', () => {
    for (const shape of ['tall', 'square'] as const) {
      const crop = cropOf({ shape, zoom: 1.5, x: 0.4, y: 0.5 }, wide);
      const framing = framingOf(crop, wide);
      expect(framing.shape).toBe(shape);
      const again = cropOf(framing, wide);
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(again?.[key]).toBeCloseTo(crop?.[key] ?? -1);
    }
  });

  it('does not run on past the edge: the first step back is seen', () => {
    const start = { shape: 'square', zoom: 1, x: 0.5, y: 0.5 } as const;
    const far = moved(start, { x: 5, y: 0 }, wide);
    expect(far.x).toBeCloseTo(0.75);
    expect(moved(far, { x: -0.1, y: 0 }, wide).x).toBeCloseTo(0.65);
    expect(zoomed(start, 99, wide).zoom).toBe(4);
  });
});
