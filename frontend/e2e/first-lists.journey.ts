import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { photoOf, type Member } from '#testing-product';
import { holdScripts, MOVES_AT_MOST, watchMoves } from './support/before-scripts.js';
import { eachVariant, variantsToRun } from './support/variants.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'de', width: 1_280, dark: true },
] as const;
const JOURNEY_MS = 120_000;

/** Every question of this page to the API, with what was asked. */
function noteAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

describe('the lists that a member opens first', () => {
  const stage = onStage();
  const { product } = stage;

  /** Opens the page without its app, reads it, lets the app come, and reads it again. */
  async function readTwice<Seen>(page: Page, path: string, read: () => Promise<Seen>): Promise<{ before: Seen; after: Seen }> {
    const release = await holdScripts(page);
    const opened = page.goto(path);
    await page.locator('main li').first().waitFor();
    expect(await page.evaluate(() => 'interactive' in document.documentElement.dataset)).toBe(false);
    const before = await read();
    // Fonts that come late may move a line (late-fonts.journey.ts): from here on it is the app alone.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const movedBefore = await page.evaluate<number>('moved');
    release();
    await opened;
    await page.locator('html[data-interactive]').waitFor();
    await page.waitForLoadState('networkidle');
    const moved = (await page.evaluate<number>('moved')) - movedBefore;
    expect(moved <= MOVES_AT_MOST ? 'nothing moves' : moved).toBe('nothing moves');
    return { before, after: await read() };
  }

  async function annaWhomTwoKnow(): Promise<Member> {
    const anna = await product.member({ paid: true, credits: 10 });
    for (const name of ['Bertram', 'Carolus']) {
      const other = await product.member({ gender: 'male', name });
      await photoOf(product, other);
      await product.send(other, await product.chatOf(other, anna), `${name} greets you.`);
      await product.signedIn(other).post('/api/likes').send({ profile: anna.id });
    }
    return anna;
  }

  it.each(variantsToRun(variants))(
    `stand in the page before any script, nothing is asked for again, and nothing moves when the app takes over: in ${eachVariant} [#26] [#27]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const me = await signedIn(stage.browser, await annaWhomTwoKnow(), { ...variant, baseURL });
      const { page } = me;
      await page.addInitScript({ content: watchMoves });
      const asked = noteAsked(page);
      const rows = page.locator('main li');

      const chats = await readTwice(page, '/chats', async () => ({
        lines: await rows.evaluateAll((found) => found.map((row) => row.querySelector('a')?.lastElementChild?.textContent ?? '')),
        // The server does not know the zone of who reads.
        times: await rows.locator('time').evaluateAll((found) => found.map((time) => getComputedStyle(time).visibility)),
      }));
      expect(chats.before.lines.map((line) => /(Carolus|Bertram) greets you\./.exec(line)?.[0])).toEqual([
        'Carolus greets you.',
        'Bertram greets you.',
      ]);
      expect(chats.after.lines).toEqual(chats.before.lines);
      expect([chats.before.times, chats.after.times]).toEqual([Array(2).fill('hidden'), Array(2).fill('visible')]);
      expect(asked.filter((address) => address === '/api/chats')).toEqual([]);

      const likes = await readTwice(page, '/likes/received', () => rows.getByRole('heading').allInnerTexts());
      expect(likes.before.map((words) => words.replace(/,.*$/, '')).toSorted()).toEqual(['Bertram', 'Carolus']);
      expect(likes.after).toEqual(likes.before);
      expect(asked.filter((address) => address.startsWith('/api/likes?'))).toEqual([]);

      // The next list is asked for when it is opened.
      await page
        .getByRole('link', { name: t('likes:tabs.given') })
        .first()
        .click();
      await page.getByText(t('likes:empty.given_title')).waitFor();
      expect(asked.some((address) => address.startsWith('/api/likes?type=given'))).toBe(true);
      expect(await me.barriers()).toEqual([]);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );
});
