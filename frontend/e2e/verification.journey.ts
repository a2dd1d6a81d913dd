import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { mailsTo, photoOf } from '#testing-product';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { endUndoTime, letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = '', second = baseURL] = productUrls();
const JOURNEY_MS = 240_000;
const BADGE_S = 5;

const selfieFile = async () => ({
  name: 'selfie.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 480, height: 600, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer(),
});

describe('a member who shows that they are who their photos show', () => {
  const stage = onStage();
  const { product } = stage;

  /** From the profile to a selfie that waits. */
  async function send({ page }: Person, t: ReturnType<typeof wordsOf>, check: () => Promise<void>): Promise<void> {
    await check();
    await page.locator('#selfie').setInputFiles(await selfieFile());
    await page.getByAltText(t('verification:preview')).waitFor();
    // Nothing is sent without the consent.
    await page.getByRole('button', { name: t('verification:send') }).click();
    await page.getByText(t('verification:consent_missing')).waitFor();
    await check();
    await page.getByLabel(t('verification:consent')).check();
    await page.getByRole('button', { name: t('verification:send') }).click();
    await page.getByText(t('verification:waiting_title')).waitFor();
    await check();
  }

  it.each(
    variantsToRun([
      { lang: 'nl', dark: false },
      { lang: 'en', dark: true },
    ]),
  )(
    'sends a selfie with the pose, is refused with a reason, tries again and gets the badge: others see it at once, the selfie is gone, in $lang [#E5] D8',
    async ({ lang, dark }) => {
      await product.sql(`delete from moderation.verification`);
      const t = wordsOf(lang);
      const [vera, otto] = await Promise.all([
        product.member({ name: 'Vera', language: lang as 'nl' }),
        product.member({ name: 'Otto', gender: 'male', language: lang as 'nl' }),
      ]);
      const hers = await signedIn(stage.browser, vera, { lang, width: 390, dark, baseURL });
      const checked = async () => expect(await hers.barriers()).toEqual([]);

      // Without a photo there is nothing to compare with.
      await hers.page.goto('/profile');
      await hers.page.getByRole('link', { name: t('verification:open') }).click();
      await hers.page.getByText(t('verification:no_photo')).waitFor();
      await checked();
      await photoOf(product, vera);
      await hers.page.goto('/verification');
      await hers.page.getByRole('button', { name: t('verification:begin') }).click();
      const first = await hers.page.getByText(new RegExp(Object.values(poseWords(t)).join('|'))).textContent();
      await send(hers, t, checked);

      // The moderator compares side by side, and refuses with a reason.
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, dark, baseURL });
      await letIn(office, product, staffOf('moderator'));
      const { page } = office;
      await page.goto('/admin/verifications');
      await page.getByRole('link', { name: 'Vera' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.keyboard.press('n');
      await page.getByRole('img', { name: 'The selfie' }).waitFor();
      await page.getByRole('img', { name: 'Photo 1 · Main photo' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      const { id, selfie } = await newestOf(vera);
      expect(selfie).toMatch(/^photos\//);
      // The address alone opens nothing: what loads pictures by itself cannot write that a moderator looked.
      expect((await page.request.get(`/api/admin/verifications/${id}/selfie`)).status()).toBe(404);
      expect(await openingsOf(vera)).toBe(1);
      await page.keyboard.press('r');
      await page.getByRole('radio', { name: 'The pose is not shown' }).check();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
      await page.getByText('No selfie waits. Well done.').waitFor();
      // Taken back from the list, and refused once more.
      await page.getByRole('button', { name: 'Take the next selfie' }).waitFor();
      await page.keyboard.press('u');
      await page.getByText('This selfie is yours.').waitFor();
      await page.getByRole('img', { name: 'The selfie' }).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('radio', { name: 'The pose is not shown' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();

      // Her page says so without a reload, and the mail says why.
      await eventually(40, async () => {
        await endUndoTime(product);
        return hers.page.getByText(t('verification:refused_title')).isVisible();
      });
      await checked();
      const refusal = await eventually(40, async () => (await mailsTo(vera.email))[0]);
      expect(refusal.text).toMatch(lang === 'nl' ? /De houding die we hebben gevraagd/ : /The pose that we asked for/);
      await expectGone(vera, selfie ?? '');

      await hers.page.getByRole('button', { name: t('verification:retry') }).click();
      const again = await hers.page.getByText(new RegExp(Object.values(poseWords(t)).join('|'))).textContent();
      expect(again).not.toBe(first);
      await send(hers, t, checked);
      const { selfie: secondSelfie } = await newestOf(vera);

      // Somebody else has her profile open, in another process of the product.
      const his = await signedIn(stage.browser, otto, { lang, width: 1_280, dark, baseURL: second });
      await his.page.goto(`/members/${vera.id}`);
      await his.page.getByRole('heading', { level: 1, name: /Vera/ }).waitFor();
      expect(await his.page.getByText(t('common:verified.label'), { exact: true }).count()).toBe(0);
      await page
        .getByRole('button', { name: 'Next selfie (N)' })
        .or(page.getByRole('button', { name: 'Take the next selfie' }))
        .click();
      await page.getByRole('img', { name: 'The selfie' }).waitFor();
      await page.locator('[data-ready=true]').waitFor();
      await page.keyboard.press('a');
      await his.page.getByText(t('common:verified.label'), { exact: true }).waitFor({ timeout: BADGE_S * 1_000 });
      await page.getByText('Verified, Vera: can be taken back').waitFor();
      expect(await his.barriers()).toEqual([]);
      await endUndoTime(product);
      await eventually(40, () => hers.page.getByText(t('verification:verified_title')).isVisible());
      await checked();
      const subjects = async () => (await mailsTo(vera.email)).map(({ subject }) => subject);
      const [no, yes] =
        lang === 'nl' ? ['Je selfie: probeer het nog eens', 'Je bent geverifieerd'] : ['Your selfie: please try again', 'You are verified'];
      await eventually(40, async () => (await subjects()).includes(yes));
      // Each once, beside what a new account gets.
      expect((await subjects()).filter((subject) => subject === no || subject === yes)).toEqual([yes, no]);
      await expectGone(vera, secondSelfie ?? '');

      const acts = await product.sql<{ act: string; facts: object }>(
        `select act, facts from audit.entry where subject_id = $1 and act like 'verification.%' order by at, id`,
        [vera.id],
      );
      expect(acts.map(({ act }) => act)).toEqual(
        expect.arrayContaining(['verification.taken', 'verification.selfie_opened', 'verification.undone', 'verification.refused']),
      );
      expect(acts).toContainEqual({
        act: 'verification.approved',
        facts: expect.objectContaining({ before: 'waiting', after: 'approved', photos: 1 }) as object,
      });
      await Promise.all([hers, his, office].map((person) => person.leave()));
    },
    JOURNEY_MS,
  );

  const newestOf = async ({ id }: Member) => {
    const [row] = await product.sql<{ id: string; selfie: string | null }>(
      `select id, selfie from moderation.verification where member_id = $1 order by asked_at desc limit 1`,
      [id],
    );
    if (!row) throw new Error('no try');
    return row;
  };
  const openingsOf = async ({ id }: Member) =>
    (await product.sql(`select from audit.entry where subject_id = $1 and act = 'verification.selfie_opened'`, [id])).length;
  /** Its name is forgotten, and its file does not wait to be swept. */
  const expectGone = async (member: Member, selfie: string) => {
    await eventually(20, async () => (await newestOf(member)).selfie === null);
    await eventually(
      60,
      async () =>
        (await product.sql(`select from media.stray_object where due <= now() and position($1 in object) > 0`, [selfie])).length === 0,
    );
  };
});

const poseWords = (t: ReturnType<typeof wordsOf>) =>
  (['hand_on_cheek', 'thumb_up', 'two_fingers', 'hand_on_head'] as const).map((pose) => t(`verification:poses.${pose}`));
