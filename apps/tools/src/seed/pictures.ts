import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { hairColours } from '#contracts';

export type PresentedAs = 'female' | 'male';

/** Portraits of each kind; the first `greyPortraits` of them have grey or white hair and suit the older members. */
export const portraitsOfEach = 100;
export const greyPortraits = 72;
/** Drawn holiday pictures: what members show besides their portrait. */
export const sceneryCount = 24;

const hair = z.array(z.enum(hairColours)).length(portraitsOfEach + 1);
const portraits = z.array(z.string()).length(portraitsOfEach + 1);

/** Drawings as SVG, 960 by 1200, by their number, from 0 on: calm, smiling adults before a landscape, and the word for the hair of each. */
const drawn = z
  .object({
    hair: z.object({ female: hair, male: hair }),
    female: portraits,
    male: portraits,
    scenery: z.array(z.string()).length(sceneryCount + 1),
  })
  .parse(JSON.parse(gunzipSync(readFileSync(new URL('./pictures.json.gz', import.meta.url))).toString()));

const numbered = <One>(all: readonly One[], number: number): One => {
  const one = all[number];
  if (one === undefined) throw new Error(`nothing was drawn with the number ${number}`);
  return one;
};

/** The word for the hair that a portrait shows. */
export const hairOf = (number: number, presentedAs: PresentedAs): (typeof hairColours)[number] => numbered(drawn.hair[presentedAs], number);

export const drawingOf = (number: number, kind: PresentedAs | 'scenery'): string => numbered(drawn[kind], number);

/** A drawing as a JPEG of 960 by 1200, the same bytes for the same number. */
export const renderPicture = (number: number, kind: PresentedAs | 'scenery'): Promise<Buffer> =>
  sharp(Buffer.from(drawingOf(number, kind)))
    .flatten({ background: '#fbf8f3' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
