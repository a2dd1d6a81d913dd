import { describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import { keyboard, pointer, type InputMethod } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();
type Words = ReturnType<typeof wordsOf>;
type Member = Person & { readonly id: string };

async function enter(browser: Browser, email: string, lang: string, width: number): Promise<Member> {
  const person = await Person.arrive(browser, { lang, width, baseURL: email.startsWith('premium') ? second : first });
  await person.context.addCookies([{ name: 'locale', value: lang, url: first }]);
  const answer = await person.context.request.post('/api/user', { data: { email, password: demoPassword } });
  const { user } = (await answer.json()) as { user: { id: string } };
  return Object.assign(person, { id: user.id });
}

/** Each run has a member of its own, so that they can run side by side and again. */
let nextNumber = 60 + (process.pid % 100);
const someEmail = () => `member-${nextNumber++}@demo.example`;

const pictureFile = async (name: string, { width, height } = { width: 600, height: 400 }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer(),
});

type Photo = { id: string; main: boolean; private: boolean; status: string; filename: string | null; crop: unknown };
const photosOf = async (member: Member) => ((await (await member.context.request.get('/api/photos')).json()) as { photos: Photo[] }).photos;
const profileOf = async (member: Member) =>
  ((await (await member.context.request.get('/api/profile')).json()) as { profile: Record<string, unknown> }).profile;

async function emptyAlbum(member: Member): Promise<void> {
  for (const { id } of await photosOf(member)) await member.context.request.delete(`/api/photos/${id}`);
}

/** What is shown after a change: asked until it is so. */
async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never: ${what.toString()}`);
}

const section = (member: Member, title: string): Locator =>
  member.page.locator('section').filter({ has: member.page.getByRole('heading', { name: title, exact: true }) });

/** Opens one part of the profile, changes it and saves. */
async function change(me: Member, t: Words, input: InputMethod, title: string, fill: (part: Locator) => Promise<void>): Promise<void> {
  const part = section(me, title);
  await input.press(part.getByRole('button', { name: t('own:change_what', { what: title }) }));
  await fill(part);
  await input.press(part.getByRole('button', { name: t('common:action.save') }));
  await part.getByText(t('own:saved'), { exact: true }).waitFor();
}

describe('one’s own profile', () => {
  const stage = onStage();

  it.each(
    variantsToRun([
      ['nl', 390, 'pointer'],
      ['en', 1_280, 'keyboard'],
    ] as const),
  )(
    'is changed part by part, keeps what was written, and is what others see, in %s at %i px by %s [#3] [#30] [#65] [#90] [#92] [#150]',
    async (lang, width, how) => {
      const t = wordsOf(lang);
      const me = await enter(stage.browser, someEmail(), lang, width);
      const { page } = me;
      const input = how === 'keyboard' ? keyboard(page) : pointer;
      const lists: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/interests') lists.push(request.url());
      });
      await page.goto('/profile');
      await page.getByRole('heading', { level: 1, name: t('own:title') }).waitFor();
      await section(me, t('own:basics.title')).waitFor();
      expect(await me.barriers()).toEqual([]);

      const about = `I sail, and I bake bread. ${Date.now()}`;
      await change(me, t, input, t('own:basics.title'), async (part) => {
        await input.fill(part.locator('[name=name]'), 'Annelore');
        await input.fill(part.locator('[name=about]'), about);
      });
      await change(me, t, input, t('own:life.title'), (part) => input.choose(part.locator('[name=reason]'), 'travel'));
      await change(me, t, input, t('own:looks.title'), (part) => input.choose(part.locator('[name=eyes]'), 'green'));
      await change(me, t, input, t('own:wishes.title'), async (part) => {
        // Both: whoever it is may look for somebody younger so far.
        await input.choose(part.locator('[name=sought_min_age]'), '58');
        await input.choose(part.locator('[name=sought_max_age]'), '75');
      });
      await change(me, t, input, t('profile:interests.title'), async (part) => {
        await part.locator('[name=interests]').first().waitFor();
        expect(await part.locator('[name=interests]').count()).toBe(37);
        const wine = part.locator('[name=interests][value=wine]');
        if (!(await wine.isChecked())) await input.check(wine);
      });
      await change(me, t, input, t('own:intimate.title'), async (part) => {
        expect(await part.locator('[name=interests]').count()).toBe(13);
        await input.check(part.locator('[value=massages], [value=lingerie]').first());
        // Without the consent nothing is kept, and the form says what is missing.
        await input.press(part.getByRole('button', { name: t('common:action.save') }));
        await part.getByText(t('common:summary.title')).waitFor();
        expect(await me.barriers()).toEqual([]);
        await input.check(part.locator('[name=consent]'));
      });
      expect(await profileOf(me)).toMatchObject({
        name: 'Annelore',
        about,
        reason: 'travel',
        eyes: 'green',
        sought_min_age: 58,
        intimate_interests: ['lingerie'],
        intimate_consent: true,
      });

      // Loaded once, and kept by the browser over a reload.
      expect(lists).toHaveLength(1);

      // What is not saved is not lost by a slip.
      const basics = section(me, t('own:basics.title'));
      await input.press(basics.getByRole('button', { name: t('own:change_what', { what: t('own:basics.title') }) }));
      await input.fill(basics.locator('[name=about]'), 'Not saved');
      await page.getByRole('link', { name: t('own:see') }).click();
      await page.getByRole('dialog').getByText(t('own:unsaved.text')).waitFor();
      expect(await me.barriers()).toEqual([]);
      await input.press(page.getByRole('dialog').getByRole('button', { name: t('own:unsaved.stay') }));
      expect(await basics.locator('[name=about]').inputValue()).toBe('Not saved');

      // Another tab was faster: nothing is written over unseen.
      const { tags, profile } = (await (await me.context.request.get('/api/profile')).json()) as {
        tags: { basics: string };
        profile: { name: string };
      };
      const newer = await me.context.request.put('/api/profile', {
        data: { section: 'basics', tag: tags.basics, name: profile.name, about: 'From the other tab' },
      });
      expect(newer.status()).toBe(200);
      await input.press(basics.getByRole('button', { name: t('common:action.save') }));
      await basics.getByText(t('own:changed.title')).waitFor();
      expect(await profileOf(me)).toMatchObject({ about: 'From the other tab' });
      expect(await me.barriers()).toEqual([]);
      await input.press(basics.getByRole('button', { name: t('own:changed.mine') }));
      await basics.getByText(t('own:saved'), { exact: true }).waitFor();
      expect(await profileOf(me)).toMatchObject({ about: 'Not saved' });

      await page.getByRole('link', { name: t('own:see') }).click();
      await page.getByRole('heading', { level: 1, name: /^Annelore, \d+$/ }).waitFor();
      await page.getByText('Not saved', { exact: true }).waitFor();
      await page.getByText(t('profile:interests.wine'), { exact: true }).waitFor();
      expect(await page.getByText(t('profile:interests.lingerie'), { exact: true }).count()).toBe(0);
      expect(me.complaints.filter((line) => !/422|409/.test(line))).toEqual([]);
      await me.leave();
    },
  );

  it.each(
    variantsToRun([
      ['nl', 1_280, 'keyboard'],
      ['en', 390, 'pointer'],
    ] as const),
  )(
    'holds photos that are sent, ordered, cut, kept private and taken back, in %s at %i px by %s [#3] [#65] [#128] [#157]',
    async (lang, width, how) => {
      const t = wordsOf(lang);
      const me = await enter(stage.browser, someEmail(), lang, width);
      const { page } = me;
      const input = how === 'keyboard' ? keyboard(page) : pointer;
      await emptyAlbum(me);
      // Whoever never paid may have three.
      await stage.product.sql(`update visibility.member_standing set paid = false where member_id = $1`, [me.id]);
      await page.goto('/profile');
      await page.getByText(t('own:photos.empty')).waitFor();
      await input.upload(page.locator('#own-photos'), { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
      await page.getByRole('alert').waitFor();
      await input.press(page.getByRole('button', { name: t('own:photos.upload_drop') }));
      await until(() => inFocus(page, page.locator('#photos-title')));
      // More than 50 million pixels, which the server unpacks none of: the browser makes it smaller.
      await input.upload(page.locator('#own-photos'), await pictureFile('one.jpg', { width: 8_192, height: 6_144 }));
      for (const name of ['two.jpg', 'three.jpg']) await input.upload(page.locator('#own-photos'), await pictureFile(name));
      await until(async () => (await photosOf(me)).filter(({ status }) => status === 'visible').length === 3);
      await page.getByRole('button', { name: t('own:photos.change_number', { number: 3 }) }).waitFor();
      await page.locator('#own-photos').waitFor({ state: 'detached' });
      // The button left when the album was full: the title of the album has the focus.
      if (how === 'keyboard') await until(() => inFocus(page, page.locator('#photos-title')));
      await page.locator('section li img').nth(2).waitFor();
      expect(await me.barriers()).toEqual([]);

      const before = await photosOf(me);
      await input.press(page.getByRole('button', { name: t('own:photos.earlier_number', { number: 3 }) }));
      await until(async () => (await photosOf(me))[1]?.id === before[2]?.id);

      // Cut with the sliders alone; the server makes the new renditions.
      await input.press(page.getByRole('button', { name: t('own:photos.change_number', { number: 1 }) }));
      await page.getByRole('dialog').waitFor();
      expect(await me.barriers()).toEqual([]);
      await input.press(page.getByRole('button', { name: t('own:crop.open') }));
      const zoom = page.getByLabel(t('own:crop.zoom'));
      await zoom.waitFor();
      await zoom.focus();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      expect(await me.barriers()).toEqual([]);
      await input.press(page.getByRole('dialog').getByRole('button', { name: t('common:action.save') }));
      await until(async () => {
        const [photo] = await photosOf(me);
        return photo?.crop !== null && photo?.filename !== before[0]?.filename;
      });

      // Private: the next public photo takes the first place.
      await page.getByRole('dialog').locator('[name=private]').waitFor();
      await input.check(page.getByRole('dialog').locator('[name=private]'));
      await until(async () => (await photosOf(me)).find(({ id }) => id === before[0]?.id)?.private === true);
      expect((await photosOf(me))[0]).toMatchObject({ id: before[2]?.id, main: true });

      await input.press(page.getByRole('button', { name: t('own:photos.remove') }));
      await page.getByText(t('own:photos.removed')).waitFor();
      await until(() => inFocus(page, page.getByRole('button', { name: t('own:photos.undo') })));
      expect(await photosOf(me)).toHaveLength(2);
      await input.press(page.getByRole('button', { name: t('own:photos.undo') }));
      await until(async () => (await photosOf(me)).length === 3);
      await until(() => inFocus(page, page.locator('#photos-title')));
      expect(me.complaints.filter((line) => !/415|422/.test(line))).toEqual([]);
      await me.leave();
    },
  );
});
