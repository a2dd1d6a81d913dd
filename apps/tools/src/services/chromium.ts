import { chromium, type Browser } from 'playwright-core';
import { currentEnvironment } from '#config';
import { debianProgram, type Program } from './debian-program.js';
import { ownFonts } from './own-fonts.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell is the same engine without windows, for half the processor time; the whole Chromium does as well. */
export const chromiumProgram = (log: (line: string) => void): Promise<Program> =>
  debianProgram(
    {
      name: 'Chromium',
      installed: ['chromium-headless-shell', 'chromium'],
      packages: ['chromium-headless-shell'],
      file: 'usr/lib/chromium/chromium-headless-shell',
      envIn: ownFonts,
      missing: 'Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell).',
    },
    log,
  );

/** Starts Chromium without a window. Throws a ClearFault when there is none to be had. */
export async function launchChromium(...more: readonly string[]): Promise<Browser> {
  const { command, env } = await chromiumProgram(console.log);
  return chromium.launch({ executablePath: command, env: { ...currentEnvironment(), ...env }, args: [...flags, ...more] });
}
