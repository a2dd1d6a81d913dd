import { describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();
const LATE_MS = 200;
type Member = Person & { readonly id: string; readonly name: string };
type Shown = {
  id: string;
  main: boolean;
  private: boolean;
  locked: boolean;
  filename: string;
  card_filename: string;
  thumb_filename: string;
};

async function enter(browser: Browser, email: string, lang: string, width: number, baseURL: string): Promise<Member> {
  const person = await Person.arrive(browser, { lang, width, baseURL });
  await person.context.addCookies([{ name: 'locale', value: lang, url: first }]);
  const answer = await person.context.request.post('/api/user', { data: { email, password: demoPassword } });
  const { user } = (await answer.json()) as { user: { id: string; profile: { name: string } } };
  return Object.assign(person, { id: user.id, name: user.profile.name });
}

async function until(what: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const own = async (owner: Member) =>
  ((await (await owner.context.request.get('/api/photos')).json()) as { photos: (Shown & { status: string })[] }).photos;
const page = async (viewer: Member, owner: Member) =>
  (
    (await (await viewer.context.request.get(`/api/members/${owner.id}`)).json()) as {
      profile: { photos: Shown[]; private_access: string };
    }
  ).profile;
const statusOf = async (viewer: Member, file: string) => (await viewer.context.request.get(`/photos/${file}`)).status();

/** The states that a switch is seen in from now on, on a page where whatever waits for its next turn waits noticeably. */
const statesOf = (shown: Page, selector: string) =>
  shown.evaluateHandle(
    ([name, late]) => {
      const soon = window.setTimeout.bind(window);
      window.setTimeout = ((turn: () => void, ms?: number) => soon(turn, ms || late)) as typeof window.setTimeout;
      const seen: boolean[] = [];
      const watchFrame = () => {
        const now = document.querySelector<HTMLInputElement>(name)?.checked;
        if (now !== undefined && now !== seen.at(-1)) seen.push(now);
        requestAnimationFrame(watchFrame);
      };
      watchFrame();
      return seen;
    },
    [selector, LATE_MS] as const,
  );

/** Five photos, the last two of them private. */
async function album(owner: Member): Promise<void> {
  for (const { id } of await own(owner)) await owner.context.request.delete(`/api/photos/${id}`);
  for (let n = 0; n < 5; n += 1) {
    const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: { r: 40 * n, g: 150, b: 120 } } })
      .jpeg()
      .toBuffer();
    await owner.context.request.post('/api/photos', {
      multipart: { private: String(n >= 3), photo: { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
  }
  await until(async () => (await own(owner)).filter(({ status }) => status === 'visible').length === 5);
}

describe('photos that are not for everybody', () => {
  const stage = onStage();

  it.each(
    variantsToRun([
      ['en', 1_280],
      ['nl', 390],
    ] as const),
  )(
    'are clear, blurred or asked for by the rule, whatever address is tried by hand, in %s at %i px [#16] [#23] [#66] [#135] [#136]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const owner = await enter(stage.browser, 'premium@demo.example', lang, width, first);
      const free = await enter(stage.browser, 'free@demo.example', lang, width, second);
      // The demo has no second premium login: another member who has premium looks, a different one in each run.
      let premium = free;
      for (let number = width > 600 ? 10 : 50; premium === free && number < 99; number += 1) {
        const member = await enter(stage.browser, `member-${number}@demo.example`, lang, width, second);
        const { user } = (await (await member.context.request.get('/api/user')).json()) as { user: { paid_user: boolean; status: string } };
        const seen = await member.context.request.get(`/api/members/${owner.id}`);
        if (user.paid_user && seen.ok()) premium = member;
        else await member.leave();
      }
      await owner.context.request.put('/api/privacy', { data: { switch: 'private_photos_by_permission', on: false } });
      await owner.context.request.put('/api/private-photos', { data: { profile: premium.id, allowed: false } });
      await album(owner);
      const clear = await own(owner);

      // Free: the main photo clear, four blurred, and a 403 for each clear address.
      const forFree = (await page(free, owner)).photos;
      expect(forFree.map(({ locked }) => locked)).toEqual([false, true, true, true, true]);
      const answer = JSON.stringify(forFree);
      for (const photo of clear.slice(1)) {
        for (const file of [photo.filename, photo.card_filename, photo.thumb_filename]) {
          expect(answer).not.toContain(file);
          expect([file, await statusOf(free, file)]).toEqual([file, 403]);
        }
      }
      expect(await statusOf(free, clear[0]?.filename ?? '')).toBe(200);
      expect(await statusOf(free, forFree[4]?.filename ?? '')).toBe(200);
      await free.page.goto(`/members/${owner.id}`);
      await free.page
        .getByRole('img', { name: t('common:photo.locked_long') })
        .first()
        .waitFor();
      expect(await free.page.getByRole('img', { name: t('common:photo.locked_long') }).count()).toBeGreaterThanOrEqual(4);
      expect(await free.barriers()).toEqual([]);

      // Premium: all of them, the private ones too.
      for (const photo of clear) expect(await statusOf(premium, photo.filename)).toBe(200);

      // The owner lets people in one by one.
      await owner.page.goto('/settings/privacy');
      const states = await statesOf(owner.page, '[name=private_photos_by_permission]');
      await owner.page.locator('[name=private_photos_by_permission]').check();
      await until(async () => (await page(premium, owner)).private_access !== 'open');
      await owner.page.waitForTimeout(3 * LATE_MS);
      expect(await states.evaluate((seen) => seen)).toEqual([false, true]);
      const lastPhoto = clear[4]?.filename ?? '';
      expect(await statusOf(premium, lastPhoto)).toBe(403);
      expect(JSON.stringify(await page(premium, owner))).not.toContain(lastPhoto);

      const refusedBefore = (await page(premium, owner)).private_access === 'refused';
      if (!refusedBefore) {
        await premium.page.goto(`/members/${owner.id}`);
        await premium.page
          .getByRole('button', { name: t('profile:private.ask') })
          .and(premium.page.locator(':visible'))
          .click();
        const answer = premium.page.locator('p:visible', { hasText: t('profile:private.asked', { name: owner.name }) });
        await answer.waitFor();
        expect(await inFocus(premium.page, answer)).toBe(true);
        expect(await premium.barriers()).toEqual([]);
        // The owner hears of it at once, and says yes.
        await owner.page.getByRole('button', { name: `${t('own:guests.allow')}: ${premium.name}` }).waitFor();
        expect(await owner.barriers()).toEqual([]);
        await owner.page.getByRole('button', { name: `${t('own:guests.allow')}: ${premium.name}` }).click();
        await premium.page.locator('p:visible', { hasText: t('profile:private.allowed', { name: owner.name }) }).waitFor();
        // Who asked is off the list, and its title has what the button had.
        await until(() => inFocus(owner.page, owner.page.locator('#guests-asked')));
      } else {
        await owner.context.request.put('/api/private-photos', { data: { profile: premium.id, allowed: true } });
        await owner.page.reload();
      }
      await until(async () => (await statusOf(premium, lastPhoto)) === 200);

      // Taken back: closed within the minute, in truth with the next request.
      await owner.page.getByRole('button', { name: `${t('own:guests.revoke')}: ${premium.name}` }).click();
      await until(async () => (await statusOf(premium, lastPhoto)) === 403, 60);
      expect(await statusOf(premium, clear[1]?.filename ?? '')).toBe(200);
      await owner.page.locator('[name=private_photos_by_permission]').uncheck();
      await until(async () => (await statusOf(premium, lastPhoto)) === 200);
      expect([...owner.complaints, ...premium.complaints]).toEqual([]);
      for (const person of new Set([owner, free, premium])) await person.leave();
    },
  );
});
