import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { AutoLikeAnswer, PhotoAnswer, PublicSettings } from '#contracts';
import { promptly } from '#testing-product';
import { type Person } from './support/browser.js';
import { keyboard, pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { eventually } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { photoFile } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { arrive, arrivePair } from './support/two-people.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const nobody = '0192f0c1-7e1b-7aaa-8000-0123456789ab';

describe('likes between two people', () => {
  const stage = onStage();
  const give = ({ context }: Person, profile: string) => context.request.post('/api/likes', { data: { profile } });
  const dialogOf = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words });

  it.each(
    variantsToRun([
      { lang: 'en', width: 1_280, by: 'keyboard' },
      { lang: 'nl', width: 390, by: 'finger' },
    ]),
  )(
    'are new within a second, become a match on both screens, and stand in the right lists, in $lang at $width px by $by [#5] [#9] [#27] [#67] [#73] [#88] [#108] [#109] [#110]',
    async ({ lang, width, by }) => {
      const t = wordsOf(lang);
      const [a, b] = await arrivePair(stage, lang, width);
      const press = (person: Person, target: Locator) => (by === 'keyboard' ? keyboard(person.page) : pointer).press(target);
      const barriers: string[] = [];
      const checkBarriers = async (person: Person) => void barriers.push(...(await person.barriers()));
      const heart = (page: Page) => page.getByRole('button', { name: t('profile:actions.like'), exact: true });
      const cardOf = (page: Page, name: string) => page.locator('main li').filter({ hasText: name });

      await b.page.goto('/likes/received');
      await b.page.getByText(t('likes:empty.received_title')).waitFor();
      await checkBarriers(b);
      await a.page.goto(`/members/${b.id}`);
      await a.page.waitForLoadState('networkidle');
      await b.page.waitForLoadState('networkidle');

      // She likes him: within a second it fills his screen, and his badge counts it.
      const newLike = dialogOf(b.page, t('likes:like.label'));
      await promptly(
        () => press(a, heart(a.page)),
        () => newLike.waitFor(),
      );
      expect(await inFocus(b.page, newLike)).toBe(true);
      await checkBarriers(b);
      await b.page.waitForFunction(() => document.title.startsWith('(1)'));
      await press(b, newLike.getByRole('button', { name: t('likes:like.later') }));
      await cardOf(b.page, 'Annelore').getByText(t('likes:new'), { exact: true }).waitFor();
      await checkBarriers(b);

      // Opening her profile takes the mark and the badge away.
      await press(
        b,
        cardOf(b.page, 'Annelore')
          .getByRole('link', { name: /Annelore/ })
          .first(),
      );
      await b.page.waitForURL(`**/members/${a.id}`);
      await b.page.waitForFunction(() => !document.title.startsWith('('));

      // He likes her too: both see the match, and 500 ms after it appears the lists are asked for again.
      await a.page.goto('/likes/matches');
      await a.page.getByText(t('likes:empty.matches_title')).waitFor();
      await a.page.waitForLoadState('networkidle');
      const matched = (page: Page) => dialogOf(page, t('likes:match.label'));
      await a.page.evaluate((words) => {
        const note = () => {
          const isHere = [...document.querySelectorAll('[role=dialog], dialog')].some(({ textContent }) => textContent?.includes(words));
          if (isHere) performance.mark('match');
        };
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      }, t('likes:match.label'));
      await promptly(
        () => press(b, heart(b.page)),
        () => matched(a.page).waitFor(),
      );
      await matched(b.page).waitFor();
      // Afterwards the list behind it is asked for anew.
      const asked = () =>
        a.page.evaluate(() => {
          const appearedAt = performance.getEntriesByName('match')[0]?.startTime ?? Number.NaN;
          const questions = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === '/api/likes');
          return questions.map(({ startTime }) => startTime - appearedAt);
        });
      await eventually(10, async () => (await asked()).some((after) => after > 0));
      await checkBarriers(a);

      // Any press closes it; the photo and the buttons lead on as well.
      if (by === 'keyboard') await a.page.keyboard.press('Escape');
      else await matched(a.page).getByText(t('likes:match.label')).click();
      await matched(a.page).waitFor({ state: 'detached' });
      expect(new URL(a.page.url()).pathname).toBe('/likes/matches');
      await cardOf(a.page, 'Bertolt').waitFor();
      await press(b, matched(b.page).getByRole('link', { name: t('likes:match.look_at', { name: 'Annelore' }) }));
      await matched(b.page).waitFor({ state: 'detached' });
      expect(new URL(b.page.url()).pathname).toBe(`/members/${a.id}`);

      // The lists, each with its people; the page of the match; and nothing behind other words.
      for (const [person, name, other] of [
        [a, 'Bertolt', b.id],
        [b, 'Annelore', a.id],
      ] as const) {
        await person.page.goto('/likes');
        const tabs = person.page.getByRole('navigation', { name: t('likes:tabs.label') });
        for (const type of ['received', 'given', 'matches'] as const) {
          await press(person, tabs.getByRole('link', { name: t(`likes:tabs.${type}`) }));
          await person.page.waitForURL(`**/likes/${type}`);
          await person.page.getByText(t(`likes:lead.${type}`)).waitFor();
          await person.page.waitForFunction((who) => {
            const shown = [...document.querySelectorAll('main article')];
            return shown.length === 1 && shown[0]?.textContent.includes(who);
          }, name);
        }
        await person.page.goto(`/likes/m/${other}`);
        await person.page.getByRole('heading', { level: 1, name: t('likes:match.title', { name }) }).waitFor();
        await checkBarriers(person);
      }
      expect((await a.page.goto('/likes/unknown'))?.status()).toBe(404);
      await a.page.goto(`/likes/m/${nobody}`);
      await a.page.getByRole('heading', { level: 1, name: t('errors:not_found_title') }).waitFor();
      expect(barriers).toEqual([]);
      expect([...a.complaints, ...b.complaints].filter((line) => !line.includes('404'))).toEqual([]);
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'come after the seconds that the address asks for, and the address forgets it; without a like nothing is made up [#107] [#149]',
    async () => {
      const t = wordsOf('en');
      const [a, b] = await arrivePair(stage, 'en', 390);
      expect((await a.context.request.get('/api/auto-like')).status()).toBe(204);
      await a.page.goto('/members?t=1');
      await a.page.waitForURL((url) => !url.searchParams.has('t'));
      await a.page.waitForTimeout(700);
      expect(await a.page.getByRole('dialog').count()).toBe(0);

      await give(b, a.id);
      await a.page.goto('/members?min_age=50&t=2');
      await a.page.locator('main article').first().waitFor();
      const dialog = dialogOf(a.page, t('likes:like.label'));
      expect(await dialog.count()).toBe(0);
      await dialog.waitFor();
      expect(new URL(a.page.url()).search).toBe('?min_age=50');
      await a.page.waitForFunction(() => document.title.startsWith('(1)'));
      await dialog.getByRole('link', { name: t('likes:like.look') }).click();
      await a.page.waitForURL(`**/members/${b.id}`);
      await a.page.waitForFunction(() => !document.title.startsWith('('));
      expect((await a.context.request.get('/api/auto-like')).status()).toBe(204);
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'show the picture that came with the like, and a locked one only blurred to a free member [#73] [#89]',
    async () => {
      const t = wordsOf('en');
      const [a, b] = await arrivePair(stage, 'en', 390);
      const dialog = dialogOf(a.page, t('likes:like.label'));
      const picture = dialog.getByRole('img');
      const autoLike = async () => (await (await a.context.request.get('/api/auto-like')).json()) as AutoLikeAnswer;
      const { settings } = (await (await a.context.request.get('/api/settings')).json()) as { settings: PublicSettings };
      const { photo } = (await (
        await b.context.request.post('/api/photos', {
          multipart: { photo: await photoFile() },
        })
      ).json()) as PhotoAnswer;
      const shown = `select from media.photo where id = $1 and status = 'visible'`;
      await eventually(30, async () => (await stage.product.sql(shown, [photo.id])).length === 1);
      await give(b, a.id);

      // The path of the answer is the one that is drawn, whatever file it names.
      const clear = await autoLike();
      const named = clear.main_image?.filename ?? '';
      await a.page.route('**/api/auto-like', (route) =>
        route.fulfill({ json: { ...clear, main_image: { ...clear.main_image, match: named } } }),
      );
      await a.page.goto('/members?t=1');
      await dialog.waitFor();
      expect(await picture.getAttribute('src')).toBe(`${settings.cdn_prefix}${named}`);
      await a.page.unroute('**/api/auto-like');

      // Kept for premium members: she sees the blurred one, with the lock in words.
      await b.context.request.put(`/api/photos/${photo.id}`, { data: { premium_only: true } });
      const locked = await autoLike();
      expect(locked.main_image).toMatchObject({ locked: true });
      expect(locked.main_image?.match).not.toBe(clear.main_image?.match);
      await a.page.goto('/members?t=1');
      await dialog.getByText(t('common:photo.locked')).waitFor();
      expect(await picture.getAttribute('src')).toBe(`${settings.cdn_prefix}${locked.main_image?.match}`);
      expect(await dialog.innerHTML()).not.toContain(clear.main_image?.match ?? '');
      expect(await a.barriers()).toEqual([]);
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );

  it.each(['/pricing', '/pages/faq'])(
    'reach a member who reads %s, which is for everybody, as anywhere else: by dialog, badge and title [#52] [#57] [#73] [#108]',
    async (path) => {
      const t = wordsOf('en');
      const [a, b] = await arrivePair(stage, 'en', 1_280);
      const listening = a.page.waitForEvent('websocket', { timeout: 60_000 });
      await a.page.goto(path);
      // Nobody touches the page.
      await listening;
      await a.page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
      await a.page.waitForLoadState('networkidle');
      const likes = a.page.getByRole('banner').locator('a[href^="/likes"]').first();
      expect(await likes.innerText()).not.toMatch(/\d/);
      const newLike = dialogOf(a.page, t('likes:like.title', { name: 'Bertolt' }));
      await promptly(
        () => give(b, a.id),
        () => newLike.waitFor(),
      );
      await a.page.waitForFunction(() => document.title.startsWith('(1) '));
      expect(await likes.innerText()).toMatch(/1/);
      expect(await a.barriers()).toEqual([]);
      // It can be answered right here.
      await newLike.getByRole('button', { name: t('likes:like.back') }).click();
      await newLike.waitFor({ state: 'detached' });
      const matched = dialogOf(a.page, t('likes:match.label'));
      await matched.waitFor();
      await a.page.keyboard.press('Escape');
      await matched.waitFor({ state: 'detached' });
      expect(new URL(a.page.url()).pathname).toBe(path);
      expect(a.complaints).toEqual([]);
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'wait in a notice while somebody writes, and come one after the other [#73]',
    async () => {
      const t = wordsOf('en');
      const [a, b] = await arrivePair(stage, 'en', 1_280);
      const c = await arrive(stage, 'Casper', { lang: 'en', width: 390 }, 1);
      await a.page.goto(`/members/${c.id}/chat`);
      const box = a.page.locator('textarea');
      await box.fill('Good morn');
      await a.page.waitForLoadState('networkidle');
      await give(b, a.id);
      const notice = a.page.getByText(t('live:like', { name: 'Bertolt' })).last();
      await notice.waitFor();
      expect(await inFocus(a.page, box)).toBe(true);
      expect(await a.page.getByRole('dialog').count()).toBe(0);
      expect(await a.barriers()).toEqual([]);

      // Another one comes meanwhile: it follows when the first is done with, whole, because nobody writes any more.
      await give(c, a.id);
      await a.page.getByRole('button', { name: t('live:look') }).click();
      const [like, next] = ['Bertolt', 'Casper'].map((name) => dialogOf(a.page, t('likes:like.title', { name })));
      await like?.waitFor();
      await a.page.keyboard.press('Escape');
      await next?.waitFor();
      expect(await like?.count()).toBe(0);
      await a.page.keyboard.press('Escape');
      await next?.waitFor({ state: 'detached' });
      expect(await box.inputValue()).toBe('Good morn');
      await Promise.all([a.leave(), b.leave(), c.leave()]);
    },
    JOURNEY_MS,
  );
});
