import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawPortrait, greyPortraits, featuresOf, portraitsOfEach, renderPortrait, type PresentedAs } from './pictures.js';

const numbers = Array.from({ length: portraitsOfEach }, (_, i) => i + 1);
const both: readonly PresentedAs[] = ['female', 'male'];

describe('portraits', () => {
  it('are at least 120, no two alike', () => {
    const drawings = both.flatMap((presentedAs) => numbers.map((number) => drawPortrait(number, presentedAs)));
    expect(drawings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('show calm, smiling adults: no tears, no hats, no sunglasses, no beards on women', () => {
    for (const presentedAs of both) {
      for (const number of numbers) {
        const features = featuresOf(number, presentedAs) as Record<string, unknown>;
        expect(['default', 'happy']).toContain((features['eyes'] as string[])[0]);
        expect(['smile', 'twinkle']).toContain((features['mouth'] as string[])[0]);
        expect((features['top'] as string[])[0]).not.toMatch(/hat|hijab|turban/i);
        expect((features['accessories'] as string[])[0]).toMatch(/prescription|round/);
        if (presentedAs === 'female') expect(features['facialHairProbability']).toBe(0);
      }
    }
  });

  it('have grey hair for the most part', () => {
    expect(greyPortraits / portraitsOfEach).toBeGreaterThan(0.6);
  });

  it('are JPEGs of 960 by 1200 that a phone loads quickly, and the same bytes each time', async () => {
    const picture = await renderPortrait(7, 'female');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1200 });
    expect(picture.length).toBeLessThan(120_000);
    expect((await renderPortrait(7, 'female')).equals(picture)).toBe(true);
  });
});
