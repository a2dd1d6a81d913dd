/**
 * Draws the six people of the home page: drawings, no members. After a change of the portraits:
 * `node dist/apps/tools/src/seed/generate-home-drawings.js frontend/member/public/portraits`
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPortrait, type PresentedAs } from './portraits.js';

const people: readonly (readonly [number: number, presentedAs: PresentedAs])[] = [
  [16, 'female'],
  [17, 'male'],
  [18, 'female'],
  [11, 'male'],
  [20, 'female'],
  [21, 'male'],
];

const folder = process.argv[2];
if (!folder) throw new Error('Say where to write the drawings');
mkdirSync(folder, { recursive: true });
for (const [index, [number, presentedAs]] of people.entries()) {
  await sharp(Buffer.from(drawPortrait(number, presentedAs)))
    .resize(312, 390)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `0${index + 1}.webp`));
}
