import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { currentEnvironment } from '#config';
import { debianProgram, type Program } from './debian-program.js';
import { ownFonts } from './own-fonts.js';

const ANSWER_MS = 30_000;
/** A page of Firefox itself, from which it can be worked as by its own menus. */
const ownPage = 'about:about';

/** Nobody listens there. */
const nowhere = { host: '127.0.0.1', port: 9 };

/**
 * What Firefox does by itself is switched off where it can be, and whatever is left finds no way out: all names but those of this machine
 * go through a proxy that is not there.
 */
export const firefoxPreferences: Record<string, string | number | boolean> = {
  'network.proxy.type': 1,
  'network.proxy.http': nowhere.host,
  'network.proxy.http_port': nowhere.port,
  'network.proxy.ssl': nowhere.host,
  'network.proxy.ssl_port': nowhere.port,
  'network.proxy.socks': nowhere.host,
  'network.proxy.socks_port': nowhere.port,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
  'network.proxy.allow_bypass': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'dom.push.connection.enabled': false,
  // As in the journeys with Chromium.
  'ui.prefersReducedMotion': 1,
};

const firefoxProgram = (log: (line: string) => void): Promise<Program> =>
  debianProgram(
    {
      name: 'Firefox',
      installed: ['firefox-esr'],
      packages: ['firefox-esr'],
      file: 'usr/lib/firefox-esr/firefox-esr',
      envIn: ownFonts,
      missing: 'Firefox is missing. Install it (Debian: apt-get install firefox-esr).',
    },
    log,
  );

/**
 * Starts Firefox without a window. What it keeps lies in a folder of its own inside `parent`, which goes with it. Throws a ClearFault when there is
 * none to be had.
 */
export async function launchFirefox(parent: string): Promise<Browser> {
  const { command, env } = await firefoxProgram(console.log);
  // It refuses to run as root in the home folder of somebody else.
  const home = mkdtempSync(join(parent, 'firefox-'));
  const clear = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      ...endingWithUs(command, ['--headless', '--profile', join(home, 'profile'), '--remote-allow-system-access', ownPage]),
      ignoreDefaultArgs: true,
      env: { ...currentEnvironment(), ...env, HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: { ...firefoxPreferences, ...readingFontsOf(env) },
      defaultViewport: null,
      protocolTimeout: ANSWER_MS,
    });
    browser.process()?.once('exit', clear);
    return browser;
  } catch (fault) {
    clear();
    throw fault;
  }
}

/** The processes that draw pages may read nothing but what they are told: fonts too, where they came with Firefox. */
const readingFontsOf = ({ FONTCONFIG_FILE: file }: Program['env']) =>
  file === undefined ? {} : { 'security.sandbox.content.read_path_whitelist': join(dirname(file), 'usr/share/fonts/') };

/** Puppeteer ends Firefox when it is asked to, but not when the tests are killed: then the system does. */
function endingWithUs(command: string, args: readonly string[]): { executablePath: string; args: string[] } {
  const setpriv = '/usr/bin/setpriv';
  return existsSync(setpriv)
    ? { executablePath: setpriv, args: ['--pdeathsig', 'KILL', command, ...args] }
    : { executablePath: command, args: [...args] };
}

/** The switch "Work offline" of its menu: all pages are told that there is no network. What is on this machine they reach all the same. */
export async function workOffline(browser: Browser, isOffline: boolean): Promise<void> {
  const [page] = await browser.defaultBrowserContext().pages();
  if (page?.url() !== ownPage) throw new Error('the page of Firefox itself is gone');
  await page.evaluate(`Services.io.offline = ${isOffline}`);
}
