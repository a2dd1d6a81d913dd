import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../project.js';
import { company } from './company.js';
import { creatures } from './creatures.js';
import { faces } from './faces.js';
import { nature } from './nature.js';
import type { Drawing } from './stage.js';
import { table } from './table.js';
import { things } from './things.js';

const drawings: Readonly<Record<string, Drawing>> = { ...faces, ...company, ...nature, ...creatures, ...table, ...things };
const folder = join(projectRoot, 'libs/chats/src/gifs/house/pictures');

const frames = 14;
const frameMs = 110;
/** The picture that stands still: not the first, in which much has only just begun. */
const stillAt = 0.35;
const mostBytes = 40 * 1024;

const render = (draw: Drawing, t: number): Promise<Buffer> =>
  sharp(Buffer.from(draw(t)))
    .png()
    .toBuffer();

async function film(draw: Drawing, quality: number): Promise<Buffer> {
  const pictures = await Promise.all(Array.from({ length: frames }, (_, index) => render(draw, (index / frames + stillAt) % 1)));
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality, effort: 6, loop: 0, delay: Array.from({ length: frames }, () => frameMs), minSize: true, mixed: true })
    .toBuffer();
}

/** Draws the house's own moving pictures, or those that are named, into libs/chats: the film and the picture that it begins with. */
export async function drawGifs(named: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (named.length === 0) for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const [name, draw] of Object.entries(drawings)) {
    if (named.length > 0 && !named.includes(name)) continue;
    let moving = await film(draw, 72);
    for (let quality = 60; moving.length > mostBytes && quality >= 20; quality -= 10) moving = await film(draw, quality);
    if (moving.length > mostBytes) throw new Error(`${name} is too large: ${moving.length} bytes`);
    writeFileSync(join(folder, `${name}.moving.webp`), moving);
    await sharp(await render(draw, stillAt))
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, `${name}.still.webp`));
    console.log(`${name} ${moving.length}`);
  }
}
