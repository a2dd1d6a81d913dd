import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './browser.js';
import { listen } from './live-regions.js';

declare global {
  var virtualScreenReader: { readonly Virtual: new () => Virtual };
}

/** Names and roles are those that the browser itself works out: the reader asks it for them. */
export const withOwnNames = '--enable-blink-features=ComputedAccessibilityInfo';

/** The reader's build for browsers is a module, which no page of ours would load: as a script it runs beside the page's own, as a test's do. */
function scriptOf(module: string): string {
  const [exported, names] = /export\s*\{([^}]*)\}/.exec(module) ?? [];
  if (!exported || !names) throw new Error('the reader exports nothing');
  const holder = `globalThis.virtualScreenReader = {${names.replace(/([\w$]+) as ([\w$]+)/g, '$2: $1')}}`;
  return `(() => {${module.replace(exported, () => holder)}\n})()`;
}
const script = scriptOf(readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8'));

/** So many phrases no part of a page has. */
const MOST_PHRASES = 2_000;
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Somebody who hears a page instead of seeing it. */
export class ScreenReader {
  private constructor(private readonly page: Page) {}

  /** Listens to whatever this person opens from now on. */
  static async of({ page }: Person): Promise<ScreenReader> {
    await page.addInitScript(listen);
    return new ScreenReader(page);
  }

  /** What is read of a part of the page, from its first word to its last. */
  async read(part: Locator): Promise<string[]> {
    await this.appOfMember();
    await this.bringReader();
    const said = await part.evaluate(async (container, most) => {
      const reader = new globalThis.virtualScreenReader.Virtual();
      await reader.start({ container });
      const phrases: string[] = [];
      const [first, beginning] = [reader.activeNode, await reader.lastSpokenPhrase()];
      let phrase = beginning;
      do {
        if (globalThis.isAudible(reader.activeNode)) phrases.push(phrase);
        await reader.next();
        phrase = await reader.lastSpokenPhrase();
        // After the last word it begins again.
      } while ((reader.activeNode !== first || phrase !== beginning) && phrases.length < most);
      await reader.stop();
      return phrases;
    }, MOST_PHRASES);
    return said.map(plain);
  }

  /** The app takes a member's page over by itself: what was being read meanwhile would go away under the reader. */
  private async appOfMember(): Promise<void> {
    await this.page.waitForFunction(() => {
      const boot = document.getElementById('boot')?.textContent;
      return !boot || (JSON.parse(boot) as { user: unknown }).user === null || 'interactive' in document.documentElement.dataset;
    });
  }

  /** What is read when the focus has come to where it is: the dialog that it is in, and itself. */
  async focus(): Promise<string[]> {
    await this.bringReader();
    const said = await this.page.evaluate(async () => {
      const phrases: string[] = [];
      const focused = document.activeElement;
      for (const container of [focused?.closest('dialog, [role=dialog]'), focused]) {
        if (!container) continue;
        const reader = new globalThis.virtualScreenReader.Virtual();
        await reader.start({ container });
        phrases.push(await reader.lastSpokenPhrase());
        await reader.stop();
      }
      return phrases;
    });
    return said.map(plain);
  }

  /** What was said by itself since the page was loaded. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.heard);
  }

  forget(): Promise<void> {
    return this.page.evaluate(() => void (globalThis.heard.length = 0));
  }

  /** Waits until this was said by itself, and answers how pressing it was. */
  async hears(words: string): Promise<string> {
    await this.page.waitForFunction((wanted) => globalThis.heard.some((line) => line.includes(wanted)), plain(words));
    return (await this.heard()).find((line) => line.includes(plain(words)))?.split(':')[0] ?? '';
  }

  private async bringReader(): Promise<void> {
    if (!(await this.page.evaluate(() => 'virtualScreenReader' in globalThis))) await this.page.evaluate(script);
  }
}

const placeOf = (said: readonly string[], words: readonly string[]): number => {
  const place = said.findIndex((phrase) => words.every((word) => phrase.includes(plain(word))));
  if (place < 0) throw new Error(`nothing that is said has “${words.join('” and “')}”:\n${said.join('\n')}`);
  return place;
};

/** The first phrase that has all these words. */
export const phraseWith = (said: readonly string[], ...words: readonly string[]): string => said[placeOf(said, words)] ?? '';

/** Where each of these is said first. */
export const placesOf = (said: readonly string[], ...words: readonly string[]): number[] => words.map((word) => placeOf(said, [word]));
