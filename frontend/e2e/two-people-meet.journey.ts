import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, Person, witnessed } from './support/browser.js';
import { productUrls } from './support/product.js';
import { confirm, newcomer, press, signUp } from './support/sign-up.js';
import { wordsOf } from './support/words.js';

const ONE_SECOND = 1_000;
const JOURNEY_MS = 180_000;

/** Milliseconds from `act` to the moment `seen` is on the screen. */
async function timeTo(act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<number> {
  await act();
  const startedAt = performance.now();
  await seen();
  return performance.now() - startedAt;
}

/** A message in the thread; the list beside it shows the last one too. */
const bubbleOf = ({ page }: Person, words: string) => page.locator('main section ol').getByText(words, { exact: true });

describe('two people meet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ['en', 1_280],
    ['nl', 390],
  ])(
    'sign up, confirm, find, like, match and chat, in %s at %i px [#2] [#5] [#6]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const [first = '', second = first] = productUrls();
      const [anna, bert] = [newcomer('Annelore', 'female'), newcomer('Bertolt', 'male')];
      const a = await Person.arrive(browser, { lang, width, baseURL: first });
      const b = await Person.arrive(browser, { lang, width, baseURL: second });
      const barriers: string[] = [];
      const lookAt = (person: Person) => async () => void barriers.push(...(await person.barriers()));

      await witnessed([a, b], async () => {
        await signUp(a.page, t, anna, lookAt(a));
        await confirm(a.page, t, anna, lookAt(a));
        await signUp(b.page, t, bert, async () => undefined);
        await confirm(b.page, t, bert, async () => undefined);

        // Anna finds Bert among the men of her country, newest activity first.
        await a.page.goto('/members');
        await a.page
          .getByRole('link', { name: /Bertolt/ })
          .first()
          .click();
        await a.page.waitForURL(/\/members\/[0-9a-f-]{36}/);
        await a.page.getByRole('heading', { level: 1, name: /Bertolt/ }).waitFor();
        await lookAt(a)();

        // The like is on his screen within a second, in the other process.
        const likeButton = a.page.getByRole('button', { name: t('profile:actions.like'), exact: true });
        const newLike = b.page.getByRole('dialog').filter({ hasText: t('likes:like.label') });
        expect(
          await timeTo(
            () => likeButton.click(),
            () => newLike.waitFor(),
          ),
        ).toBeLessThan(ONE_SECOND);
        await lookAt(b)();
        await press(newLike, t('likes:like.look', { name: 'Annelore' }));
        await b.page.waitForURL(/\/members\/[0-9a-f-]{36}/);

        // He likes her too: both see the match.
        const match = (page: Page) => page.getByRole('dialog').filter({ hasText: t('likes:match.label') });
        const likeBack = b.page.getByRole('button', { name: t('profile:actions.like'), exact: true });
        expect(
          await timeTo(
            () => likeBack.click(),
            () => match(a.page).waitFor(),
          ),
        ).toBeLessThan(ONE_SECOND);
        await match(b.page).waitFor();
        await lookAt(a)();
        await match(a.page)
          .getByText(t('likes:match.write', { name: 'Bertolt' }))
          .click();
        await a.page.waitForURL(/chat/);
        await b.page.keyboard.press('Escape');

        // They write to each other, each message within a second on the other side.
        await b.page.goto('/members');
        const say = async (page: Page, name: string, words: string) => {
          await page.getByLabel(t('chat:composer.label', { name })).fill(words);
          await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
        };
        await say(a.page, 'Bertolt', 'Good morning, Bertolt!');
        await bubbleOf(a, 'Good morning, Bertolt!').waitFor();
        await lookAt(a)();
        await b.page.waitForFunction(() => document.title.startsWith('('));
        await b.page.goto('/chats');
        await b.page.getByText('Good morning, Bertolt!').first().waitFor();
        await lookAt(b)();
        await b.page
          .getByRole('link', { name: /Annelore/ })
          .first()
          .click();
        await b.page.getByLabel(t('chat:composer.label', { name: 'Annelore' })).waitFor();
        expect(
          await timeTo(
            () => say(b.page, 'Annelore', 'Good morning to you!'),
            () => bubbleOf(a, 'Good morning to you!').waitFor(),
          ),
        ).toBeLessThan(ONE_SECOND);
        expect(
          await timeTo(
            () => say(a.page, 'Bertolt', 'Shall we walk?'),
            () => bubbleOf(b, 'Shall we walk?').waitFor(),
          ),
        ).toBeLessThan(ONE_SECOND);
        await lookAt(b)();

        // After a reload everything is there once, and nothing is unread on either side.
        for (const person of [a, b]) {
          await person.page.reload();
          const bubble = (words: string) => bubbleOf(person, words);
          await bubble('Shall we walk?').waitFor();
          for (const words of ['Good morning, Bertolt!', 'Good morning to you!', 'Shall we walk?'])
            expect(await bubble(words).count()).toBe(1);
        }
        for (const person of [a, b]) {
          const answer = await person.context.request.get('/api/chats');
          expect(await answer.json()).toMatchObject({ num_unread_messages: 0, chats: [{ last_seq: 3, num_unread_messages: 0 }] });
        }

        const loggedOut = await a.context.request.post('/api/logout');
        expect(loggedOut.status()).toBe(200);
        await a.page.goto('/members');
        expect(await (await a.context.request.get('/api/user')).json()).toMatchObject({ error: 'authentication_required' });
      });
      expect(barriers).toEqual([]);
      expect([...a.complaints, ...b.complaints]).toEqual([]);
      await a.leave();
      await b.leave();
    },
    JOURNEY_MS,
  );
});
