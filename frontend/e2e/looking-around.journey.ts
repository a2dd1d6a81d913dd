import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person, witnessed } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();

async function memberOf(
  browser: Browser,
  kind: 'free' | 'premium',
  lang: string,
  width: number,
): Promise<Person & { readonly id: string }> {
  const person = await Person.arrive(browser, { lang, width, baseURL: kind === 'free' ? first : second });
  await person.context.addCookies([{ name: 'locale', value: lang, url: first }]);
  const answer = await person.context.request.post('/api/user', { data: { email: `${kind}@demo.example`, password: demoPassword } });
  const { user } = (await answer.json()) as { user: { id: string } };
  return Object.assign(person, { id: user.id });
}

describe('looking around', () => {
  const stage = onStage();

  it('keeps filters and the place on the page through a profile, Back and a reload [#4] [#22] [#23]', async () => {
    const t = wordsOf('en');
    const me = await memberOf(stage.browser, 'free', 'en', 1_280);
    const { page } = me;
    const cards = page.locator('article');
    await witnessed([me], async () => {
      await page.goto('/members?gender=both&min_age=50&max_age=80&two_way=false');
      await cards.first().waitFor();
      await page.getByRole('button', { name: t('common:action.more') }).click();
      await page.waitForURL(/page=2/);
      await cards.nth(24).waitFor();
      await page.waitForFunction(() => document.querySelectorAll('article')[24]?.contains(document.activeElement));
      const chosen = cards.nth(30).getByRole('link').first();
      const name = await chosen.innerText();
      await chosen.scrollIntoViewIfNeeded();
      await page.waitForTimeout(400);
      const place = await page.evaluate(() => window.scrollY);

      await chosen.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('link', { name: t('profile:back.search') }).click();
      await cards.nth(30).waitFor();
      expect(page.url()).toMatch(/gender=both&min_age=50&max_age=80&two_way=false&page=2$/);
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, place);

      await chosen.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goBack();
      await cards.nth(30).waitFor();
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, place);
    });
    expect(me.complaints).toEqual([]);
    await me.leave();
  });

  it('offers the next step where nothing is found, and says so where nobody is', async () => {
    const t = wordsOf('en');
    const me = await memberOf(stage.browser, 'free', 'en', 390);
    const { page } = me;
    await witnessed([me], async () => {
      await page.goto('/members?countryregion=10&min_age=97&max_age=99');
      await page.getByRole('heading', { name: t('search:empty.title') }).waitFor();
      const wider = page.getByRole('button', { name: /\(\d+\+?\)$/ });
      await wider
        .or(page.getByRole('button', { name: t('search:empty.reset') }))
        .first()
        .click();
      await page.locator('article').first().waitFor();
      await page.goto('/members/019b76da-0000-7000-8000-000000000000');
      await page.getByRole('heading', { level: 1, name: t('profile:missing.title') }).waitFor();
      expect(await page.getByRole('link', { name: t('profile:missing.action') }).getAttribute('href')).toBe('/members');
    });
    await me.leave();
  });

  it.each([
    ['en', 1_280],
    ['nl', 390],
  ])(
    'tells of a like and a match at once, keeps the lists and the badges true, and leaves a writer in peace, in %s at %i px [#27] [#67] [#73] [#108] [#109] [#110]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const anna = await memberOf(stage.browser, 'free', lang, width);
      const bert = await memberOf(stage.browser, 'premium', lang, width);
      const takeBack = (person: Person, profile: string) => person.context.request.delete('/api/likes', { data: { profile } });
      const newLikes = async () =>
        ((await (await bert.context.request.get('/api/chats')).json()) as { num_new_likes: number }).num_new_likes;
      await takeBack(anna, bert.id);
      await takeBack(bert, anna.id);
      const before = await newLikes();

      await witnessed([anna, bert], async () => {
        await bert.page.goto('/likes/received');
        await bert.page.getByRole('heading', { level: 1 }).waitFor();
        await bert.page.waitForFunction(() => document.title.startsWith('('));
        const sumBefore = Number(/\d+/.exec(await bert.page.title())?.[0]);
        await anna.page.goto(`/members/${bert.id}`);
        const heart = anna.page.getByRole('button', { name: t('profile:actions.like'), exact: true });
        await heart.click();

        // The whole screen, one button to the profile; the number in the title counts it.
        const news = bert.page.getByRole('dialog').filter({ hasText: t('likes:like.label') });
        await news.waitFor();
        expect(await news.evaluate((dialog) => dialog.getBoundingClientRect().height >= window.innerHeight)).toBe(true);
        await bert.page.waitForFunction((sum) => document.title.startsWith(`(${sum}) `), sumBefore + 1);
        expect(await bert.barriers()).toEqual([]);
        await news.getByRole('link').click();
        await bert.page.waitForURL(`**/members/${anna.id}`);

        // Opening the profile takes the mark off again.
        await bert.page.waitForFunction((sum) => document.title.startsWith(`(${sum}) `), sumBefore);
        expect(await newLikes()).toBe(before);

        // A match: any press closes it, and the lists know it.
        await bert.page.getByRole('button', { name: t('profile:actions.like'), exact: true }).click();
        const match = (person: Person) => person.page.getByRole('dialog').filter({ hasText: t('likes:match.label') });
        await match(anna).waitFor();
        await match(bert).getByText(t('likes:match.text')).click();
        await match(bert).waitFor({ state: 'detached' });
        await anna.page.keyboard.press('Escape');
        await match(anna).waitFor({ state: 'detached' });
        for (const [kind, person, other] of [
          ['given', anna, bert],
          ['received', anna, bert],
          ['matches', bert, anna],
        ] as const) {
          await person.page.goto(`/likes/${kind}`);
          await person.page.locator(`article a[href="/members/${other.id}"]`).waitFor();
        }
        await bert.page.goto(`/likes/m/${anna.id}`);
        await bert.page.getByRole('heading', { level: 1 }).waitFor();
        await bert.page.getByRole('link', { name: t('likes:match.look'), exact: true }).waitFor();

        // Taken back, and liked again while the other one writes: a notice, the words stay.
        await takeBack(bert, anna.id);
        await bert.page.goto(`/members/${anna.id}/chat`);
        const composer = bert.page.locator('textarea');
        await composer.fill('A long letter');
        await takeBack(anna, bert.id);
        await anna.context.request.post('/api/likes', { data: { profile: bert.id } });
        await bert.page.getByRole('button', { name: t('live:look'), exact: true }).waitFor();
        expect(await bert.page.getByRole('dialog').count()).toBe(0);
        expect(await composer.inputValue()).toBe('A long letter');
        await bert.page.getByRole('button', { name: t('live:look'), exact: true }).click();
        await news.waitFor();
      });
      expect([...anna.complaints, ...bert.complaints]).toEqual([]);
      await anna.leave();
      await bert.leave();
    },
  );
});
