import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawingOf, greyPortraits, hairOf, portraitsOfEach, renderPicture, type PresentedAs } from './pictures.js';

const numbers = Array.from({ length: portraitsOfEach }, (_, i) => i + 1);
const both: readonly PresentedAs[] = ['female', 'male'];

describe('portraits', () => {
  it('are at least 120, no two alike', () => {
    const drawings = both.flatMap((presentedAs) => numbers.map((number) => drawingOf(number, presentedAs)));
    expect(drawings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('have grey hair for the most part: those that suit the older members', () => {
    expect(greyPortraits / portraitsOfEach).toBeGreaterThan(0.6);
    for (const presentedAs of both)
      expect(numbers.filter((number) => ['grey', 'white'].includes(hairOf(number, presentedAs)))).toEqual(numbers.slice(0, greyPortraits));
  });

  it('are JPEGs of 960 by 1200 that a phone loads quickly, and the same bytes each time', async () => {
    const picture = await renderPicture(7, 'female');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1200 });
    expect(picture.length).toBeLessThan(120_000);
    expect((await renderPicture(7, 'female')).equals(picture)).toBe(true);
  });
});
