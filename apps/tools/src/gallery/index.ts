import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { playJourneys } from '../play-journeys.js';
import { indexPage, screenSchema } from './index-page.js';

const JOURNEYS = 'frontend/e2e';

/**
 * `npm run gallery [-- likes settings] [--out DIR] [--long]`: the journeys are played, all or those whose names begin so, and each screen that they look at is
 * pictured in two widths and both colour schemes; `--long` plays them in every language and width. What is measured on a screen stands beside its pictures.
 */
export async function gallery(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: 'gallery' }, long: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folder = resolve(values.out);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) rmSync(join(folder, file));
  const paths = positionals.length > 0 ? positionals.map((name) => `${JOURNEYS}/${name}`) : [JOURNEYS];
  await playJourneys([...paths, ...(values.long ? ['--long'] : [])], { GALLERY: folder });
  const screens = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => screenSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  writeFileSync(join(folder, 'index.html'), indexPage(screens));
  console.log(`${screens.flatMap(({ pictures }) => pictures).length} pictures of ${screens.length} screens: ${join(folder, 'index.html')}`);
}
