import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { locales, textSizes, type Locale } from '#contracts';
import { projectRoot } from '../project.js';
import { launchChromium } from '../services/chromium.js';
import { ClearFault } from '../clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { startProduct } from '../start/product.js';
import { gather } from './cast.js';
import { indexPage, type Picture } from './index-page.js';
import { scenes } from './scenes/index.js';
import { looks, take } from './take.js';

const MEMBERS = 300;

/**
 * `npm run gallery -- --lang nl,fi --out DIR [--only chat] [--look desktop] [--text 150] [--axe]`: a picture of every screen and state of the
 * started product. With `--axe` each is searched for barriers too, and one is enough to fail.
 */
export async function gallery(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: { type: 'string', default: 'en' },
      out: { type: 'string', default: 'gallery' },
      only: { type: 'string' },
      look: { type: 'string' },
      text: { type: 'string', default: '100' },
      axe: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const languages = values.lang.split(',');
  const unknown = languages.find((lang) => !locales.some((locale) => locale === lang));
  if (unknown) throw new ClearFault(`There is no language ${unknown}. Languages: ${locales.join(', ')}`);
  const text = textSizes.find((size) => size === values.text);
  if (!text) throw new ClearFault(`There are no letters of ${values.text} %. Sizes: ${textSizes.join(', ')}`);
  const wanted = scenes.filter(({ name }) => !values.only || values.only.split(',').some((word) => name.includes(word)));
  const shown = looks.filter(({ name }) => !values.look || values.look.split(',').includes(name));
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });

  const run = values.url
    ? undefined
    : startProduct({ members: MEMBERS, seedNumber: 58, isExplicit: false, isFresh: false }, console.log, await ownEnvironment());
  try {
    const url = values.url ?? (await run?.ready)?.urls[0] ?? '';
    const browser = await launchChromium();
    const studio = { browser, url, cast: await gather(browser, url), seeksBarriers: values.axe };
    const pictures: Picture[] = [];
    const failures: string[] = [];
    for (const lang of languages as Locale[]) {
      for (const look of shown) {
        for (const scene of wanted) {
          const file = `${scene.name}.${lang}.${look.name.replace(' ', '-')}${text === '100' ? '' : `-${text}`}.png`;
          const faults = await take(studio, { scene, lang, look, text, file: join(out, file) });
          failures.push(...faults.map((fault) => `${file}: ${fault}`));
          pictures.push({ scene: scene.name, file, lang, look: look.name });
        }
        console.log(`${lang}, ${look.name}: ${wanted.length} pictures`);
      }
    }
    await browser.close();
    writeFileSync(join(out, 'index.html'), indexPage(pictures, failures));
    for (const failure of failures) console.log(`  ${failure}`);
    console.log(`${pictures.length} pictures in ${out}, ${failures.length} of their faults above`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await run?.stop();
  }
}

async function ownEnvironment(): Promise<Record<string, string | undefined>> {
  return {
    ...currentEnvironment(),
    APP_MODE: 'demo',
    PORT: String(await freePortRange(1)),
    API_PROCESSES: '1',
    DATA_DIR: join(projectRoot, '.cache', 'gallery'),
    LOG_LEVEL: 'error',
  };
}
