import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { photoOf } from '#testing-product';
import { Person } from './support/browser.js';
import { variantsToRun, twoVariants } from './support/variants.js';
import { eventually, isLong, signedIn, type Member } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { load, turn } from './support/page-faults.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 240_000;
/** What the site calls such a profile, in the languages of these tests. */
const labels: Readonly<Record<string, string>> = { en: 'Fictional profile', nl: 'Fictief profiel' };

/** Who is marked, and whoever has to do with her. */
interface Cast {
  /** Nobody else is called so or tells of it. */
  readonly word: string;
  readonly fiona: Member;
  /** Matched with her, talks to her, shows her his private photos. */
  readonly otto: Member;
  readonly chat: string;
}

/** A place where the profile appears: brings a member's page there, and answers the part that is about the profile. */
interface Surface {
  readonly name: string;
  readonly open: (page: Page, cast: Cast, t: ReturnType<typeof wordsOf>) => Promise<Locator>;
  /** The tab says it too: it shows no label. */
  readonly titled?: boolean;
  /** Its label stands otherwise than those before; the screens themselves are looked at for barriers in journeys of their own. */
  readonly ownKind?: boolean;
}

const listed = (path: (cast: Cast) => string) => async (page: Page, cast: Cast) => {
  await turn(page, path(cast));
  return page.locator('main li').filter({ hasText: cast.fiona.name }).first();
};
const main = (path: (cast: Cast) => string) => async (page: Page, cast: Cast) => {
  await turn(page, path(cast));
  return page.locator('main');
};

const surfaces: readonly Surface[] = [
  { name: 'search', open: listed(({ word }) => `/members?q=${word}&fictional=true`), ownKind: true },
  { name: 'profile', open: main(({ fiona }) => `/members/${fiona.id}`), titled: true, ownKind: true },
  {
    name: 'large photo',
    open: async (page, { fiona }, t) => {
      await turn(page, `/members/${fiona.id}`);
      await page.getByRole('button', { name: t('profile:photos.enlarge', { number: 1, name: fiona.name }) }).click();
      return page.getByRole('dialog');
    },
  },
  ...(['block', 'report'] as const).map((act) => ({
    name: `question of a ${act}`,
    open: async (page: Page, { fiona }: Cast, t: ReturnType<typeof wordsOf>) => {
      await turn(page, `/members/${fiona.id}`);
      await page
        .getByRole('button', { name: t(`common:action.${act}_name`, { name: fiona.name }) })
        .first()
        .click();
      return page.getByRole('dialog');
    },
    ownKind: act === 'report',
  })),
  { name: 'list of chats', open: listed(() => '/chats') },
  {
    name: 'thread',
    // Beside it stands the list of chats, with a label of its own.
    open: async (page, { chat, fiona }) => {
      await turn(page, `/chats/${chat}`);
      return page.locator('main header').filter({ hasText: fiona.name });
    },
    titled: true,
    ownKind: true,
  },
  { name: 'likes given', open: listed(() => '/likes/given') },
  { name: 'matches', open: listed(() => '/likes/matches') },
  { name: 'match', open: main(({ fiona }) => `/likes/m/${fiona.id}`), titled: true },
  { name: 'guests of private photos', open: listed(() => '/settings/privacy') },
  {
    // The deck holds no such profile: this is one that was marked while its card lay there.
    name: 'card of the swipe game',
    open: async (page) => {
      await page.route('**/api/swipes', async (route) => {
        const answer = await route.fetch();
        const deck = (await answer.json()) as { profiles: { fictional: boolean }[] };
        await route.fulfill({ response: answer, json: { ...deck, profiles: deck.profiles.map((card) => ({ ...card, fictional: true })) } });
      });
      await turn(page, '/swipe-game');
      return page.locator('main article');
    },
    ownKind: true,
  },
];

/** Places that show members, and never this one. */
const closedTo: readonly { readonly name: string; readonly path: (cast: Cast) => string; readonly visitor?: boolean }[] = [
  { name: 'search without the wish to see such profiles', path: ({ word }) => `/members?q=${word}` },
  { name: 'likes received', path: () => '/likes/received' },
  { name: 'who looked', path: () => '/likes/viewed' },
  { name: 'match finder', path: () => '/match-finder' },
  { name: 'landing page', path: () => '/', visitor: true },
  { name: 'teaser', path: ({ fiona }) => `/members/${fiona.id}/signup`, visitor: true },
];

/** Whatever is open ends before the page turns. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Icon and word. */
const labelIn = (part: Locator, word: string) =>
  part.locator('span:has(> svg)').filter({ hasText: new RegExp(`^${word}$`), visible: true });

describe('a profile that staff mark as fictional', () => {
  const stage = onStage();
  const { product } = stage;
  let cast: Cast;

  beforeAll(async () => {
    const word = `klank${randomUUID().replace(/[^a-f]/g, '')}`;
    const [fiona, otto] = await Promise.all([
      product.member({ name: `Fiona${word.slice(5, 11)}`, signup_message: `Ik speel ${word} in een orkest.`, language: 'nl' }),
      product.member({ name: 'Otto', gender: 'male', paid: true, credits: 50 }),
    ]);
    await photoOf(product, fiona);
    const chat = await product.chatOf(fiona, otto);
    await product.send(fiona, chat, 'Goedemorgen');
    await product.send(otto, chat, 'Dag!');
    await product.signedIn(fiona).get(`/api/members/${otto.id}`);
    await product.signedIn(otto).put('/api/privacy').send({ switch: 'private_photos_by_permission', on: true });
    await product.signedIn(otto).put('/api/private-photos').send({ profile: fiona.id, allowed: true });
    cast = { word, fiona, otto, chat };
  });

  const mark = async ({ page }: Person, button: string, reason: string, done: string) => {
    await page.getByRole('button', { name: button }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('radio', { name: reason }).check();
    await question.getByRole('button', { name: button }).click();
    await page.getByText(done).waitFor();
  };

  it.each(variantsToRun(twoVariants.slice(0, 1)))(
    'says so with icon and word wherever it appears, from that moment on, until the mark is taken off, in $lang at $width px [#15] [#E1] D9',
    async (variant) => {
      const [t, word] = [wordsOf(variant.lang), labels[variant.lang] ?? ''];
      const { fiona, otto } = cast;
      const paul = await product.member({ name: 'Paul', gender: 'male' });
      const [o, p] = await Promise.all([otto, paul].map((member) => signedIn(stage.browser, member, { ...variant, baseURL })));
      const visitor = await Person.arrive(stage.browser, { ...variant, baseURL });
      if (!o || !p) throw new Error('nobody came');

      // She likes both, and is marked before their screens know who it was: the dialogs of like and match say it.
      await product.signedIn(otto).post('/api/likes').send({ profile: fiona.id });
      let tell: () => void = () => undefined;
      const marked = new Promise<void>((resolve) => {
        tell = resolve;
      });
      for (const { page } of [o, p]) {
        await page.route(`**/api/members/${fiona.id}/card`, async (route) => {
          await marked;
          await route.continue();
        });
        await page.goto('/settings');
        await page.waitForLoadState('networkidle');
      }

      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      await letIn(office, product, staffOf('moderator'));
      await office.page.goto('/admin/members');
      await office.page.getByLabel('Name, e-mail or id').fill(fiona.name);
      await office.page.getByRole('link', { name: fiona.name }).click();
      await office.page.getByRole('heading', { level: 2, name: fiona.name }).waitFor();
      // All is ready to mark her: a screen does not wait for ever for who liked.
      for (const one of [otto, paul]) await product.signedIn(fiona).post('/api/likes').send({ profile: one.id });
      await mark(office, 'Mark as fictional', 'The profile belongs to us', 'The profile is marked as fictional.');
      tell();
      expect(await office.barriers()).toEqual([]);

      const missing: string[] = [];
      const lookAt = async (name: string, part: Locator) => {
        await labelIn(part, word)
          .first()
          .waitFor({ timeout: 5_000 })
          .catch(() => missing.push(name));
      };
      for (const [name, { page }, said] of [
        ['dialog of a like', p, t('likes:like.label')],
        ['dialog of a match', o, t('likes:match.label')],
      ] as const) {
        const dialog = page.getByRole('dialog').filter({ hasText: said });
        await dialog.waitFor();
        await lookAt(name, dialog);
        await page.keyboard.press('Escape');
      }
      for (const { name, open, titled, ownKind } of surfaces) {
        const part = await open(o.page, cast, t);
        await part.waitFor().catch(() => missing.push(`${name}: is not there`));
        await lookAt(name, part);
        if (titled && !(await o.page.title()).includes(word)) missing.push(`${name}: title`);
        // What the server sends before any script, and what a copied address shows: the name never stands there without the label.
        const sent = await (await o.context.request.get(o.page.url())).text();
        if (sent.includes(fiona.name) && !sent.includes(word)) missing.push(`${name}: as the server sends it`);
        const barriers = ownKind || isLong ? await o.barriers() : [];
        if (barriers.length > 0) missing.push(`${name}: ${barriers.join()}`);
        await closeDialog(o.page);
      }
      expect(missing).toEqual([]);

      // A visitor whom the site lets look sees the label, or nothing of the profile at all.
      await visitor.page.goto(`/members/${fiona.id}`);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      if ((await visitor.page.locator('main').innerText()).includes(fiona.name)) {
        await lookAt('profile for visitors', visitor.page.locator('main'));
      }
      for (const { name, path, visitor: outside } of closedTo) {
        const { page } = outside ? visitor : o;
        await (outside ? load : turn)(page, path(cast));
        if ((await page.locator('body').innerText()).includes(fiona.name)) missing.push(`${name}: shows it`);
      }
      expect(missing).toEqual([]);

      // The list of all such profiles, and back: the same places show a member like any other.
      await office.page.goto('/admin/members');
      await office.page.getByRole('link', { name: 'All fictional profiles' }).click();
      await office.page.getByRole('link', { name: fiona.name }).click();
      await mark(office, 'Take the mark off', 'It was marked by mistake', 'The profile is no longer marked as fictional.');
      const still: string[] = [];
      await o.page.unroute('**/api/swipes');
      await load(o.page, '/settings');
      for (const { name, open, titled } of surfaces.filter((surface) => surface.name !== 'card of the swipe game')) {
        const part = await open(o.page, cast, t);
        await part.waitFor();
        if ((await labelIn(part, word).count()) > 0) still.push(name);
        if (titled && (await o.page.title()).includes(word)) still.push(`${name}: title`);
        await closeDialog(o.page);
      }
      expect(still).toEqual([]);
      const log = `select act, reason, facts from audit.entry where subject_id = $1 and act like 'member.fictional%' order by at, id`;
      expect(await product.sql(log, [fiona.id])).toEqual([
        { act: 'member.fictional_set', reason: 'owned_by_house', facts: { before: [], after: ['fictional'] } },
        { act: 'member.fictional_unset', reason: 'set_by_mistake', facts: { before: ['fictional'], after: [] } },
      ]);
      await Promise.all([o, p, visitor, office].map((person) => person.leave()));
    },
    JOURNEY_MS,
  );

  it('says so on a thread and a list of chats that are open already [#15] [#E1]', async () => {
    const [variant] = twoVariants;
    const word = labels[variant.lang] ?? '';
    const { fiona, otto, chat } = cast;
    const o = await signedIn(stage.browser, otto, { ...variant, baseURL });
    await o.page.goto(`/chats/${chat}`);
    await o.page.getByText('Goedemorgen').first().waitFor();
    await o.page.waitForLoadState('networkidle');
    const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    await letIn(office, product, staffOf('moderator'));
    const set = (to: 'set' | 'unset', reason: string) =>
      office.context.request.post(`/api/admin/members/${fiona.id}/fictional/${to}`, { data: { reason } });
    expect((await set('set', 'test_profile')).status()).toBe(200);
    const shown = () => labelIn(o.page.locator('main'), word).count();
    await eventually(10, async () => (await shown()) > 0);
    expect(await o.page.getByRole('textbox').count()).toBe(0);
    expect((await set('unset', 'person_verified')).status()).toBe(200);
    await eventually(10, async () => (await shown()) === 0);
    await o.page.getByRole('textbox').first().waitFor();
    await Promise.all([o.leave(), office.leave()]);
  });
});
