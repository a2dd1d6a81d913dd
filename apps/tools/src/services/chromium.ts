import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { currentEnvironment } from '#config';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { debianProgram, type Program } from './debian-program.js';
import { withFileLock } from './file-lock.js';
import { ownFonts } from './own-fonts.js';

type Log = (line: string) => void;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { resolve } = createRequire(import.meta.url);
const folderOf = (packageName: string): string => dirname(resolve(`${packageName}/package.json`));

/**
 * The Chromium of all tests: the headless shell that the lock file names, with fonts that it names too, so that a run means the same on every machine,
 * whatever that has installed. `CHROMIUM` names another one on purpose.
 */
async function chromiumProgram(log: Log): Promise<Program> {
  const { CHROMIUM: chosen } = currentEnvironment();
  if (chosen) return { command: chosen, env: {} };
  return process.arch === 'x64' ? packagedChromium(log) : debianChromium(log);
}

async function packagedChromium(log: Log): Promise<Program> {
  // Its package shows nothing but a start for Lambda functions, which unpacks into the folder for all.
  const packed = join(dirname(resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(projectRoot, '.cache', `chromium-${version}`);
  const command = join(folder, 'chromium');
  if (!existsSync(command))
    await withFileLock(`${folder}.lock`, async () => {
      if (existsSync(command)) return;
      log('Unpacking Chromium');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await pipeline(
        createReadStream(join(packed, 'bin', 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(`${command}.new`, { mode: 0o755 }),
      );
      renameSync(`${command}.new`, command);
    });
  return { command, env: { FONTCONFIG_FILE: fontsIn(folder) } };
}

function fontsIn(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const fonts = join(folderOf('dejavu-fonts-ttf'), 'ttf');
  const text = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

/** The package has programs for x64 only. Debian's mirror keeps the newest, which is printed. */
const debianChromium = (log: Log): Promise<Program> =>
  debianProgram(
    {
      name: 'Chromium',
      installed: [],
      packages: ['chromium-headless-shell'],
      file: 'usr/lib/chromium/chromium-headless-shell',
      envIn: ownFonts,
      missing: 'Chromium is missing, and could not be fetched. Name one: CHROMIUM=/usr/bin/chromium npm test',
    },
    log,
  );

/** Starts Chromium without a window. Throws a ClearFault when there is none to be had. */
export async function launchChromium(...more: readonly string[]): Promise<Browser> {
  const { command, env } = await chromiumProgram(console.log);
  return chromium.launch({ executablePath: command, env: { ...currentEnvironment(), ...env }, args: [...flags, ...more] });
}

/** Makes sure that Chromium is there and draws pages, and says which one it is. Throws a ClearFault where it does not. */
export async function requireChromium(log: Log): Promise<void> {
  const { command } = await chromiumProgram(log);
  try {
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.setContent('<h1>Hello</h1>');
    await page.screenshot();
    log(`Chromium ${browser.version()}`);
    await browser.close();
  } catch (cause) {
    throw new ClearFault(`${command} draws no page. Name another Chromium: CHROMIUM=/usr/bin/chromium npm test`, { cause });
  }
}
