import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { ClearFault } from './clear-fault.js';

/** Debian's packages. The headless shell is the same engine without windows, for half the processor time. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine without a window. Throws a ClearFault when there is none. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = programs.find((program) => existsSync(program));
  if (!executablePath) throw new ClearFault('Chromium is missing: apt-get install chromium-headless-shell');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}
