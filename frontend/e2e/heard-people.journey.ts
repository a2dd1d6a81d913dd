import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { PublicSettings } from '#contracts';
import { photoOf } from '#testing-product';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { phraseWith, placesOf, ScreenReader, withOwnNames } from './support/screen-reader.js';
import { onStage } from './support/stage.js';
import { arrivePair } from './support/two-people.js';
import { spokenIn } from './support/variants.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 90_000;
const ascending = (places: readonly number[]) => places.toSorted((one, other) => one - other);

describe('somebody who hears other people on the site', () => {
  const stage = onStage(withOwnNames);
  const { product } = stage;

  const enter = async (lang: string, member: Member, width = 1_280) => {
    const me = await signedIn(stage.browser, member, { lang, width, baseURL });
    return { me, page: me.page, reader: await ScreenReader.of(me), t: wordsOf(lang) };
  };
  const annaAndBert = async () =>
    [
      await product.member({ name: 'Annelore', freeMessages: 5 }),
      await product.member({ name: 'Bertolt', gender: 'male', freeMessages: 5 }),
    ] as const;

  it.each(spokenIn('de'))(
    'hears of each card who it is, where, and that a profile is fictional, before what can be done; and in a dialog what was kept, in %s [#E11]',
    async (lang) => {
      const word = `klank${randomUUID().replace(/[^a-f]/g, '')}`;
      const women = [];
      for (const name of ['Gerda', 'Fiona']) women.push(await product.member({ name, signup_message: `Ik speel ${word} in een orkest.` }));
      const [gerda, fiona] = women;
      await photoOf(product, gerda as Member);
      await product.sql(`update visibility.member_standing set fictional = true where member_id = $1`, [fiona?.id]);
      const { me, page, reader, t } = await enter(lang, await product.member({ name: 'Hendrik', gender: 'male' }));
      await page.goto(`/members?q=${word}&fictional=true`);
      const cardOf = (name: string) => page.locator('main article').filter({ hasText: name }).first();
      await cardOf('Fiona').waitFor();

      const nameOf = async (name: string) => cardOf(name).getByRole('heading').innerText();
      const card = await reader.read(cardOf('Gerda'));
      expect(phraseWith(card, 'image, ')).toContain('Gerda');
      const places = placesOf(
        card,
        await nameOf('Gerda'),
        'Utrecht',
        t('common:action.message_to', { name: 'Gerda' }),
        t('common:action.like_name', { name: 'Gerda' }),
      );
      expect(places).toEqual(ascending(places));
      const other = await reader.read(cardOf('Fiona'));
      const label = placesOf(other, await nameOf('Fiona'), t('common:fictional.label'), 'Utrecht');
      expect(label).toEqual(ascending(label));
      expect(other.filter((phrase) => phrase.startsWith('button'))).toEqual([]);
      // Dots between facts and names of drawings are for the eye.
      expect([...card, ...other].filter((phrase) => /[·•→♥]/.test(phrase))).toEqual([]);

      // While a dialog is open, what is said comes from inside it: the page behind is silent.
      await page.getByRole('button', { name: t('search:saved.title') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=name]').fill('Klank');
      expect(phraseWith(await reader.focus(), 'dialog')).toContain(t('search:saved.title'));
      await dialog.getByRole('button', { name: t('search:saved.save') }).click();
      expect(await reader.hears(t('search:saved.done', { name: 'Klank' }))).toBe('polite');
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('nl'))(
    'hears who likes her and then of the match as dialogs by name, their words once, and is back at the button afterwards, in %s [#E11]',
    async (lang) => {
      const [a, b] = await arrivePair(stage, lang, 1_280);
      const { page } = a;
      const [reader, t] = [await ScreenReader.of(a), wordsOf(lang)];
      await page.goto(`/members/${b.id}`);
      const heart = page.getByRole('button', { name: t('profile:actions.like'), exact: true });
      await page.waitForLoadState('networkidle');
      await heart.focus();
      await b.context.request.post('/api/likes', { data: { profile: a.id } });
      const dialog = page.getByRole('dialog');
      const likes = t('likes:like.title', { name: 'Bertolt' });
      await dialog.filter({ hasText: likes }).waitFor();
      expect(await reader.focus()).toEqual([
        expect.stringContaining(`dialog, ${t('likes:like.label')} ${likes}`),
        expect.stringMatching(/^button, /),
      ]);
      const like = await reader.read(dialog);
      expect(like.filter((phrase) => phrase.startsWith('heading')).length).toBe(1);
      placesOf(like, t('likes:like.back'), t('likes:like.look'), t('likes:like.later'));

      await dialog.getByRole('button', { name: t('likes:like.back') }).click();
      const match = t('likes:match.title', { name: 'Bertolt' });
      await dialog.filter({ hasText: match }).waitFor();
      const [name, inside] = await reader.focus();
      expect([name, inside]).toEqual([expect.stringContaining(`dialog, ${match}`), expect.stringMatching(/^button, /)]);
      const words = await reader.read(dialog);
      phraseWith(words, 'link', t('likes:match.write', { name: 'Bertolt' }));
      expect(words.filter((phrase) => phrase === match)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(phraseWith(await reader.focus(), 'button')).toContain(t('profile:actions.take_back'));
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('en'))(
    'hears in a conversation who writes what and when, news as they come, but not what is typed; how much room is left at a pause; and what is missing, in %s [#E11]',
    async (lang) => {
      const [anna, bert] = await annaAndBert();
      const chat = await product.chatOf(anna, bert);
      await product.send(bert, chat, 'Good morning');
      const { me, page, reader, t } = await enter(lang, anna);
      await page.goto(`/chats/${chat}`);
      await page.locator('main section ol').getByText('Good morning').waitFor();
      await page.waitForLoadState('networkidle');
      await product.send(bert, chat, 'Shall we walk?');
      const news = t('chat:thread.announce', { name: 'Bertolt', text: 'Shall we walk?' });
      expect(await reader.hears(news)).toBe('polite');
      expect((await reader.heard()).filter((line) => line.includes('Shall we walk?'))).toEqual([`polite: ${news}`]);

      const box = page.locator('textarea');
      await box.fill('Yes, at ten');
      await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
      const thread = page.getByRole('region', { name: t('chat:thread.label', { name: 'Bertolt' }) });
      await thread.getByText('Yes, at ten').waitFor();
      await thread.getByText(/\d/).last().waitFor();
      const said = await reader.read(thread);
      const places = placesOf(
        said,
        t('chat:thread.they_wrote', { name: 'Bertolt' }),
        'Good morning',
        'Shall we walk?',
        t('chat:thread.you_wrote'),
        'Yes, at ten',
      );
      expect(places).toEqual(ascending(places));
      expect(said.slice(places[4]).some((phrase) => /\d\d?[:.]\d\d/.test(phrase))).toBe(true);
      expect(said.filter((phrase) => phrase.includes('·'))).toEqual([]);

      const { settings } = (await (await me.context.request.get('/api/settings')).json()) as { settings: PublicSettings };
      await box.fill('a'.repeat(settings.message_length - 50));
      await box.pressSequentially('bcd');
      const left = (count: number) => t('chat:composer.left_other', { count });
      expect(await reader.hears(left(47))).toBe('polite');
      expect((await reader.heard()).filter((line) => [50, 49, 48].some((count) => line.includes(left(count))))).toEqual([]);
      await box.fill('');
      await box.press('Control+Enter');
      expect(await reader.hears(t('chat:composer.empty'))).toBe('polite');
      expect(phraseWith(await reader.focus(), 'textbox', t('chat:composer.label', { name: 'Bertolt' }), t('chat:composer.empty'))).toMatch(
        /, invalid\b/,
      );
      expect((await reader.heard()).filter((line) => /Yes, at ten|aaa/.test(line))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('nl'))(
    'hears in the swipe game whom the two buttons are about, what a press did, and who is next, in %s [#E11]',
    async (lang) => {
      const men = ['Adam', 'Bruno', 'Carlo'];
      for (const name of men) await product.member({ name, gender: 'male' });
      const { me, page, reader, t } = await enter(lang, await product.member({ name: 'Annelore' }), 390);
      await page.goto('/swipe-game');
      const shown = page.locator('#swipe-name');
      await shown.waitFor();
      const person = await shown.innerText();
      const name = person.split(',')[0] ?? '';
      const card = await reader.read(page.locator('main article'));
      const places = placesOf(card, person, t('swipe:pass_name', { name }), t('common:action.like_name', { name }));
      expect(places).toEqual(ascending(places));
      await page.getByRole('button', { name: t('swipe:pass_name', { name }), exact: true }).press('Enter');
      await page.waitForFunction((before) => document.querySelector('#swipe-name')?.textContent !== before, person);
      const next = await shown.innerText();
      expect(await reader.hears(`${t('swipe:said.passed', { name })} ${t('swipe:said.next', { person: next })}`)).toBe('polite');
      // The buttons stay, and say whom they are about now.
      expect(await reader.focus()).toEqual([`button, ${t('swipe:pass_name', { name: next.split(',')[0] ?? '' })}`]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('de'))(
    'hears in the menu what the numbers count, and on the way to another screen its title, in %s [#E11]',
    async (lang) => {
      const [anna, bert] = await annaAndBert();
      const chat = await product.chatOf(anna, bert);
      for (const words of ['One', 'Two', 'Three']) await product.send(bert, chat, words);
      await product.signedIn(bert).post('/api/likes').send({ profile: anna.id });
      const { me, page, reader, t } = await enter(lang, anna);
      await page.goto('/members');
      await page.locator('main article').first().waitFor();
      const menu = page.getByRole('navigation', { name: t('common:nav.main') });
      await menu.getByText(t('common:nav.unread_other', { count: 3 })).waitFor();
      const said = await reader.read(menu);
      expect(phraseWith(said, 'link', t('common:nav.messages'))).toContain(t('common:nav.unread_other', { count: 3 }));
      expect(phraseWith(said, 'link', t('common:nav.likes'))).toContain(t('common:nav.new_likes_one', { count: 1 }));
      expect(phraseWith(said, 'link', t('common:nav.search'))).toContain('current page');
      expect(said.filter((phrase) => /(?:^|, )\d+$/.test(phrase))).toEqual([]);

      await menu.getByRole('link', { name: new RegExp(t('common:nav.likes')) }).click();
      await page.waitForURL(/\/likes/);
      const words = t('likes:title');
      await page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'page-title');
      expect(await reader.focus()).toEqual([`heading, ${words}, level 1`]);
      expect(await reader.hears(`${words} – `)).toBe('polite');

      // The title and how many members there are come at the same moment, and both are heard.
      await reader.forget();
      await menu.getByRole('link', { name: t('common:nav.search') }).click();
      await page.waitForURL(/\/members/);
      expect(await reader.hears(`${t('search:title')} – `)).toBe('polite');
      const count = /^\d+\S*/.exec(await page.locator('#page-title + *').innerText())?.[0] ?? 'none';
      expect(await reader.hears(count)).toBe('polite');
      await me.leave();
    },
    JOURNEY_MS,
  );
});
