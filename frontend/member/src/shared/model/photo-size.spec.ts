import { describe, expect, it } from '@jest/globals';
import { fitted } from './photo-size';

describe('the size in which a photo is sent', () => {
  it.each([
    [4_000, 3_000, 1_800, 1_350],
    [3_000, 4_000, 1_350, 1_800],
    [640, 480, 640, 480],
    [9_000, 2, 1_800, 1],
  ])('of %i × %i is %i × %i', (width, height, itsWidth, itsHeight) => {
    expect(fitted(width, height, 1_800)).toEqual({ width: itsWidth, height: itsHeight });
  });
});
