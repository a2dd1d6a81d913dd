import { setTimeout as sleep } from 'node:timers/promises';
import type { OrcaSession } from '../../../apps/tools/src/screen-reader/index.js';
import type { FirefoxPerson } from './firefox.js';

/** So long until something is said, on a slow machine. */
const PATIENCE_MS = 90_000;
/** Whoever said nothing for so long has said all. */
const SILENCE_MS = 2_500;
const ASK_MS = 100;
const MOST_KEYS = 8;
/** A key that did not come within this went elsewhere. */
const KEY_MS = 3_000;

/** Somebody with Orca, who hears what Firefox shows. */
export class Listener {
  constructor(
    private readonly session: OrcaSession,
    readonly person: FirefoxPerson,
  ) {
    // Firefox tells Orca of each part of a page before it goes on.
    person.page.setDefaultTimeout(PATIENCE_MS);
  }

  /** The page has the keyboard, and not the browser around it: by a key that is pressed, since the page is told that it has the focus either way. */
  async comeIn(): Promise<void> {
    await this.hear(() => this.person.page.bringToFront());
    for (let keys = 0; !(await this.hasKeyboard()); keys += 1) {
      if (keys === MOST_KEYS) throw new Error('the keyboard did not come into the page');
      await this.press('F6');
    }
  }

  private async hasKeyboard(): Promise<boolean> {
    const { page } = this.person;
    await page.evaluate(() => window.addEventListener('keydown', () => Object.assign(window, { keyCame: true }), { once: true }));
    this.session.press('Shift_L');
    const hasCome = () => page.evaluate(() => 'keyCame' in window);
    for (const endsAt = performance.now() + KEY_MS; performance.now() < endsAt; await sleep(ASK_MS)) if (await hasCome()) return true;
    return false;
  }

  /** What is said from now on because of this, until there is silence after the last of these words. */
  async hear(act: () => unknown, ...last: readonly string[]): Promise<string[]> {
    const before = this.session.said().length;
    await act();
    const heard = () => this.session.said().slice(before);
    const isSaid = (words: string) => heard().join(' ').includes(words.replace(/\s+/g, ' '));
    const endsAt = performance.now() + PATIENCE_MS;
    while (!last.every(isSaid) && performance.now() < endsAt) await sleep(ASK_MS);
    for (let [count, since] = [heard().length, performance.now()]; performance.now() - since < SILENCE_MS; await sleep(ASK_MS)) {
      if (heard().length === count) continue;
      [count, since] = [heard().length, performance.now()];
    }
    return heard();
  }

  press(key: string, ...last: readonly string[]): Promise<string[]> {
    return this.hear(() => this.session.press(key), ...last);
  }

  /** Has the page read from its beginning, until these words. What Orca reads by itself ends where the page puts the focus when it has come. */
  async readPage(...last: readonly string[]): Promise<string[]> {
    await this.press('ctrl+Home');
    return this.press('KP_Add', ...last);
  }

  /** Comes to an element by the page's own doing; the next key goes on from there. */
  focus(selector: string, ...last: readonly string[]): Promise<string[]> {
    return this.hear(() => this.person.page.$eval(selector, (element) => (element as HTMLElement).focus()), ...last);
  }
}
