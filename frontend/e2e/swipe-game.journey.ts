import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Answer } from '#testing-product';
import { type Person } from './support/browser.js';
import { keyboard, pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const [baseURL = ''] = productUrls();
const men = ['Adam', 'Bruno', 'Carlo', 'Dario', 'Edgar', 'Fabio', 'Guido', 'Henri'];
// Each run plays in a country of its own, where nobody else lives.
const homes = {
  first: { country: 'NZ', town: 'Auckland' },
  second: { country: 'AU', town: 'Sydney' },
  third: { country: 'CA', town: 'Toronto' },
};
type Home = { readonly country: string; readonly town: string };

describe('the swipe game', () => {
  const stage = onStage();
  const { product } = stage;

  /** A woman in a stage.browser, and men who suit her. */
  async function players(lang: string, width: number, { country, town }: Home) {
    const { body } = (await product.visitor().get(`/api/towns?country=${country}&q=${town}`)) as Answer<{ towns: { id: number }[] }>;
    const home = { country, town_id: body.towns[0]?.id ?? 0 };
    const suitors = new Map<string, Member>();
    for (const name of men) suitors.set(name, await product.member({ name, gender: 'male', ...home }));
    const me = await product.member({ name: 'Annelore', gender: 'female', ...home });
    return { suitors, me: Object.assign(await signedIn(stage.browser, me, { lang, width, baseURL }), { id: me.id }) };
  }

  const nameOn = async (page: Page): Promise<string> => /^\p{L}+/u.exec(await page.locator('#swipe-name').innerText())?.[0] ?? '';
  const likesGiven = async ({ context }: Person): Promise<number> => {
    const { profiles } = (await (await context.request.get('/api/likes')).json()) as { profiles: unknown[] };
    return profiles.length;
  };

  it.each(
    variantsToRun([
      { lang: 'nl', width: 390, by: 'finger', home: homes.first },
      { lang: 'en', width: 1_280, by: 'keyboard', home: homes.second },
    ]),
  )(
    'gives four likes, refuses the fifth with hours and a time, passes on, and undoes: in $lang at $width px by $by [#8] [#42] [#121] [#160] [#E17]',
    async ({ lang, width, by, home }) => {
      const t = wordsOf(lang);
      const { me, suitors } = await players(lang, width, home);
      const { page } = me;
      const input = by === 'keyboard' ? keyboard(page) : pointer;
      const barriers: string[] = [];
      const checkBarriers = async () => void barriers.push(...(await me.barriers()));
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const waitForAnswer = (path: string) =>
        page.waitForResponse((response) => new URL(response.url()).pathname === path && response.request().method() !== 'GET');

      const decide = async (like: boolean): Promise<string> => {
        const name = await nameOn(page);
        const answered = waitForAnswer('/api/swipes');
        if (by === 'keyboard') await page.keyboard.press(like ? 'ArrowRight' : 'ArrowLeft');
        else await input.press(button(like ? t('common:action.like_name', { name }) : t('swipe:pass_name', { name })));
        await answered;
        await page.waitForFunction((before) => !document.querySelector('#swipe-name')?.textContent?.startsWith(before), name);
        return name;
      };
      const undo = async (name: string, like: boolean): Promise<void> => {
        const answered = waitForAnswer('/api/swipes/undo');
        await input.press(button(t(like ? 'swipe:undo_like' : 'swipe:undo_pass', { name })));
        await answered;
        await page.waitForFunction((back) => document.querySelector('#swipe-name')?.textContent?.startsWith(back), name);
      };

      await page.goto('/swipe-game');
      await page.locator('#swipe-name').waitFor();
      await checkBarriers();
      expect(suitors.has(await nameOn(page))).toBe(true);

      const passed = await decide(false);
      await undo(passed, false);
      expect(await decide(false)).toBe(passed);
      const liked = [await decide(true)];
      expect(await likesGiven(me)).toBe(1);
      await undo(liked[0] ?? '', true);
      expect(await likesGiven(me)).toBe(0);
      expect(await decide(true)).toBe(liked[0]);
      for (let count = 1; count < 4; count += 1) liked.push(await decide(true));
      expect(await likesGiven(me)).toBe(4);

      // The fifth: the button says why not, in hours and as a time, and the server would not take it either.
      await page.getByText(t('swipe:limit.title')).waitFor();
      await checkBarriers();
      const fifth = await nameOn(page);
      const likeButton = button(t('common:action.like_name', { name: fifth }));
      expect(await likeButton.getAttribute('aria-disabled')).toBe('true');
      expect(await page.locator('#swipe-limit').innerText()).toMatch(/24[^\d]+\d\d:\d\d/);
      if (by === 'keyboard') await page.keyboard.press('ArrowRight');
      else await likeButton.click({ force: true });
      await page.waitForTimeout(300);
      expect(await nameOn(page)).toBe(fifth);
      const refusal = await me.context.request.post('/api/swipes', { data: { profile: suitors.get(fifth)?.id, like: true } });
      expect([refusal.status(), await refusal.json()]).toEqual([
        429,
        expect.objectContaining({ error: 'swipe_limit', retry_at: expect.any(String) }),
      ]);
      expect(await likesGiven(me)).toBe(4);

      // Passing stays free; undoing it brings the card back, and after a reload the game stands where it was.
      expect(await decide(false)).toBe(fifth);
      await undo(fifth, false);
      await page.reload();
      await page.locator('#swipe-name').waitFor();
      await page.getByText(t('swipe:limit.title')).waitFor();
      for (let cards = men.length - 5; cards > 0; cards -= 1) await decide(false);
      await page.getByText(t('swipe:empty.title')).waitFor();
      await checkBarriers();

      // Whom she passed can come back.
      await input.press(page.getByRole('link', { name: t('swipe:passed.title'), exact: true }));
      await page.waitForURL(/swipe-game\/passed/);
      const rows = page.locator('#passed-list > li');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(men.length - 4);
      await checkBarriers();
      await input.press(button(t('swipe:passed.bring_name', { name: passed })));
      await page.waitForFunction(() => document.querySelectorAll('#passed-list > li').length === 3);
      await input.press(page.getByRole('link', { name: t('swipe:passed.game'), exact: true }));
      await page.waitForFunction((back) => document.querySelector('#swipe-name')?.textContent?.startsWith(back), passed);
      expect(barriers).toEqual([]);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it(
    'is played by sliding the photo too, and a mutual like is a match [#8]',
    async () => {
      const t = wordsOf('en');
      const { me, suitors } = await players('en', 390, homes.third);
      const { page } = me;
      const slide = async (by: number): Promise<void> => {
        const box = await page.locator('main article').locator('img, [role=img]').first().boundingBox();
        if (!box) throw new Error('no photo');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by, y, { steps: 6 });
        await page.mouse.up();
      };
      await page.goto('/swipe-game');
      await page.locator('#swipe-name').waitFor();
      const name = await nameOn(page);
      await slide(60);
      await page.waitForTimeout(200);
      expect(await nameOn(page)).toBe(name);
      await slide(-150);
      await page.waitForFunction((before) => !document.querySelector('#swipe-name')?.textContent?.startsWith(before), name);

      const admirer = await nameOn(page);
      await product
        .signedIn(suitors.get(admirer) as Member)
        .post('/api/likes')
        .send({ profile: me.id });
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await slide(150);
      const dialog = page.getByRole('dialog').filter({ hasText: t('likes:match.title', { name: admirer }) });
      await dialog.waitFor();
      expect(await me.barriers()).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );
});
