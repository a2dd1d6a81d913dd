import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { mailsTo } from '#testing-product';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 240_000;
const PHOTOS = 12;
/** A rejected photo is gone for everybody by then. */
const GONE_S = 60;
type OwnPhoto = { id: string; status: string; filename: string; card_filename: string; thumb_filename: string };

describe('the review of new photos and texts', () => {
  const stage = onStage();
  const { product } = stage;

  const waiting = async ({ id }: Member) =>
    (
      await product.sql<{ n: number }>(`select count(*)::int as n from moderation.review where state = 'waiting' and member_id = $1`, [id])
    )[0]?.n;
  const forgetOthers = ({ id }: Member) => product.sql(`delete from moderation.review where member_id <> $1`, [id]);
  /** A new profile with words and twelve photos, and nothing else to look at. */
  const newProfile = async (): Promise<{ readonly owner: Member; readonly photos: OwnPhoto[] }> => {
    const owner = await product.member({ name: 'Berthe', language: 'nl', paid: true, signup_message: 'Ik zeil en bak zelf brood.' });
    const person = await signedIn(stage.browser, owner, { lang: 'nl', width: 1_280, baseURL });
    for (let n = 0; n < PHOTOS; n += 1) {
      const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: { r: 20 * n, g: 150, b: 250 - 20 * n } } })
        .jpeg()
        .toBuffer();
      const sent = await person.context.request.post('/api/photos', {
        multipart: { private: 'false', photo: { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer } },
      });
      expect(sent.ok()).toBe(true);
    }
    await eventually(60, async () => (await waiting(owner)) === PHOTOS + 1);
    await forgetOthers(owner);
    const { photos } = (await (await person.context.request.get('/api/photos')).json()) as { photos: OwnPhoto[] };
    await person.leave();
    return { owner, photos };
  };
  const card = (page: Page, number: number) => page.getByRole('listitem', { name: new RegExp(`^${number}\\. `) });
  const focusIs = (page: Page, number: number) =>
    page.waitForFunction((start) => document.activeElement?.getAttribute('aria-label')?.startsWith(start), `${number}. `);
  /** It has stood on the screen, whole and in focus, for long enough. */
  const ready = async (page: Page, number: number) => {
    // What somebody does who has scrolled elsewhere.
    await card(page, number).evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
    await page.locator(`li[data-ready=true][aria-label^="${number}. "]`).waitFor();
  };
  const isMarked = (page: Page, number: number, state: string) => card(page, number).getByText(state).waitFor();

  it(
    'is done by keyboard alone, one or two keys each, and the next is there at once; a rejected photo is gone for members, and its owner learns why [#140] [#D7]',
    async () => {
      await product.forgetCases();
      const seeing = await product.member({ paid: true });
      const { owner, photos } = await newProfile();
      const viewer = await signedIn(stage.browser, seeing, { lang: 'en', width: 1_280, baseURL });
      const statuses = async ({ filename, card_filename, thumb_filename }: OwnPhoto) =>
        Promise.all(
          [filename, card_filename, thumb_filename].map(async (file) => (await viewer.context.request.get(`/photos/${file}`)).status()),
        );
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('moderator'));
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Review' }).click();
      await page.getByText('Waiting: 13').waitFor();
      await focusIs(page, 1);
      for (const image of await page.getByRole('img', { name: 'New photo of Berthe' }).all())
        await eventually(20, () => image.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0));
      expect(await office.barriers()).toEqual([]);

      // Blurred until looked at, for who wants that: the choice stays, and what is blurred was not seen.
      const blurred = page.locator('li[data-blurred=true]:visible');
      const choice = page.getByRole('switch', { name: 'Blur each photo until I come to it' });
      await choice.check();
      const before = await blurred.count();
      expect(before).toBeGreaterThan(0);
      await page.reload();
      await focusIs(page, 1);
      expect(await blurred.count()).toBe(before);
      await ready(page, 1);
      await page.getByRole('button', { name: /^Approve the [12] seen/ }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await choice.uncheck();
      await card(page, 1).click();

      // The server answers nothing yet: the next one has the focus all the same.
      const held: (() => void)[] = [];
      let isHeld = true;
      await page.route('**/api/admin/reviews/*/*', async (route) => {
        if (isHeld && route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await ready(page, 1);
      await page.keyboard.down('a');
      await focusIs(page, 2);
      await isMarked(page, 1, 'Approved');
      await ready(page, 2);
      // Held down, the key is sent again: it approves nothing more.
      await page.keyboard.down('a');
      await page.keyboard.up('a');
      expect(await card(page, 2).getByText('Approved').count()).toBe(0);
      await page.keyboard.press('r');
      await page.getByText('Which rule does it break?').waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.keyboard.press('4');
      await focusIs(page, 3);
      await isMarked(page, 2, 'Rejected: Sexual');
      isHeld = false;
      for (const answer of held) answer();

      await ready(page, 3);
      await page.keyboard.press('r');
      await page.keyboard.press('7');
      await isMarked(page, 3, 'Rejected: Photos');
      await page.keyboard.press('u');
      await focusIs(page, 3);
      expect(await card(page, 3).getByText('Rejected').count()).toBe(0);
      await ready(page, 3);
      await page.keyboard.press('a');
      await ready(page, 4);
      await page.keyboard.press('e');
      await page.keyboard.press('2');
      await isMarked(page, 4, 'Handed on to the cases');
      await ready(page, 5);
      await page.keyboard.press('s');
      await isMarked(page, 5, 'Passed over');
      expect(await office.barriers()).toEqual([]);
      // Only what has stood whole on the screen is approved together: first those beside, then those below.
      await ready(page, 6);
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Approve the 7 seen (Shift+A)' }).waitFor();
      await page.keyboard.press('Shift+A');
      await page.getByText('Approve the 7 that you have seen on this page?').waitFor();
      await page.keyboard.press('a');
      // The next page is here: what was left, and then what was passed over.
      await ready(page, 1);
      await page.keyboard.press('a');
      await ready(page, 2);
      await page.keyboard.press('a');
      await page.getByText('Nothing waits. Well done.').waitFor();
      expect(await office.barriers()).toEqual([]);

      const [rejected] = await product.sql<{ photo_id: string }>(`select photo_id from moderation.review where state = 'rejected'`);
      const gone = photos.find(({ id }) => id === rejected?.photo_id);
      if (!gone) throw new Error('no photo was rejected');
      await eventually(GONE_S, async () => (await statuses(gone)).every((status) => status === 404));
      const [kept] = photos.filter(({ id }) => id !== gone.id);
      if (kept) expect(await statuses(kept)).toEqual([200, 200, 200]);
      const mail = await eventually(40, async () =>
        (await mailsTo(owner.email)).find(({ subject }) => subject.includes('Onze beslissing')),
      );
      expect(mail.text).toContain('foto');
      const decided = await product.sql<{ state: string }>(`select state from moderation.review where member_id = $1 order by state`, [
        owner.id,
      ]);
      expect(decided.map(({ state }) => state).filter((state) => state === 'waiting')).toEqual([]);

      await page.goto('/admin/cases');
      await page.getByRole('button', { name: 'Take the next case' }).click();
      await page.getByText('From the review of new photos and texts').waitFor();
      expect(await office.barriers()).toEqual([]);
      for (const person of [office, viewer]) await person.leave();
    },
    JOURNEY_MS,
  );

  it.each(
    variantsToRun([
      { width: 390, dark: true },
      { width: 390, dark: false },
      { width: 1_280, dark: true },
    ]),
  )(
    'is also done by hand, at $width px, dark: $dark, and says in words what was done',
    async ({ width, dark }) => {
      const gerda = await product.member({ name: 'Gerda', language: 'nl', signup_message: 'Ik hou van wandelen.' });
      await eventually(30, async () => (await waiting(gerda)) === 1);
      await forgetOthers(gerda);
      const office = await Person.arrive(stage.browser, { lang: 'en', width, dark, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('moderator'));
      await page.goto('/admin/review');
      await focusIs(page, 1);
      expect(await office.barriers()).toEqual([]);
      await ready(page, 1);
      await page.getByRole('button', { name: 'Reject (R)' }).click();
      await page.getByRole('button', { name: /Advertising/ }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Cancel (Esc)' }).click();
      await ready(page, 1);
      await page.getByRole('button', { name: 'Approve (A)' }).click();
      await page.getByRole('button', { name: /^Take it back \(U\)/ }).click();
      await focusIs(page, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await product.sql(`delete from moderation.review`);
      await page.reload();
      await page.getByText('Nothing waits. Well done.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await office.leave();
    },
    JOURNEY_MS,
  );
});
