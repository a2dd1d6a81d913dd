import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { notSaid, sinceLoaded, timesSaid } from '../../apps/tools/src/screen-reader/index.js';
import { siteWords } from '#i18n';
import { productUrls } from './support/product.js';
import { text } from './support/firefox.js';
import { onOrcaStage } from './support/orca-stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const STORY_MS = 400_000;

describe('aloud, of other people,', () => {
  const stage = onOrcaStage();
  const { product } = stage;

  const invented = async (name: string, text: string) => {
    const member = await product.member({ name, signup_message: text });
    await product.sql(`update visibility.member_standing set fictional = true where member_id = $1`, [member.id]);
    return member;
  };

  it(
    'a card says who it is and that the profile is fictional, and offers nothing to press but the profile, in de',
    async () => {
      const t = wordsOf('de');
      const word = `klank${randomUUID().replace(/[^a-f]/g, '')}`;
      await invented('Fiona', `Ich spiele ${word} im Orchester.`);
      const me = await stage.arrive({ lang: 'de', baseURL, member: await product.member({ name: 'Hendrik', gender: 'male' }) });
      const said = sinceLoaded(
        await me.hear(() => me.person.go(`/members?q=${word}&fictional=true`), 'Fiona', t('common:fictional.label')),
      );
      expect(notSaid(said, 'Fiona', t('common:fictional.label'), 'Utrecht')).toEqual([]);
      expect(timesSaid(said, t('common:action.message_to', { name: 'Fiona' }))).toBe(0);
      await me.person.leave();
    },
    STORY_MS,
  );

  it(
    'the page of a fictional profile says that it is one before anything else of it, and what that means, in nl',
    async () => {
      const t = wordsOf('nl');
      const fiona = await invented('Fiona', 'Ik wandel graag.');
      const me = await stage.arrive({ lang: 'nl', baseURL, member: await product.member({ name: 'Hendrik', gender: 'male' }) });
      await me.hear(() => me.person.go(`/members/${fiona.id}`));
      await me.person.see(text('Ik wandel graag.'));
      const said = await me.readPage('Ik wandel graag.');
      expect(notSaid(said, 'Fiona', 'heading level 1', t('common:fictional.label'), 'Ik wandel graag.')).toEqual([]);
      expect(timesSaid(said, siteWords.nl.fictional_warning)).toBe(1);
      await me.person.leave();
    },
    STORY_MS,
  );

  it(
    'a conversation says who wrote what; a new message is announced with its writer, once, and what is sent is not read back, in en',
    async () => {
      const t = wordsOf('en');
      const anna = await product.member({ name: 'Annelore', freeMessages: 5 });
      const bert = await product.member({ name: 'Bertolt', gender: 'male', freeMessages: 5 });
      const chat = await product.chatOf(anna, bert);
      await product.send(bert, chat, 'Good morning');
      const me = await stage.arrive({ lang: 'en', baseURL, member: anna });
      const said = sinceLoaded(await me.hear(() => me.person.go(`/chats/${chat}`), 'Good morning'));
      expect(notSaid(said, t('chat:thread.they_wrote', { name: 'Bertolt' }), 'Good morning')).toEqual([]);
      const news = t('chat:thread.announce', { name: 'Bertolt', text: 'Shall we walk?' });
      const heard = await me.hear(() => product.send(bert, chat, 'Shall we walk?'), news);
      expect(notSaid(heard, news)).toEqual([]);
      expect(timesSaid(heard, 'Shall we walk?')).toBe(1);

      expect(notSaid(await me.focus('textarea', 'Bertolt'), t('chat:composer.label', { name: 'Bertolt' }), 'entry')).toEqual([]);
      await me.person.leave();
    },
    STORY_MS,
  );

  it(
    'the swipe game says whom its buttons are about, what a press did and who is next, in nl',
    async () => {
      const t = wordsOf('nl');
      for (const name of ['Adam', 'Bruno', 'Carlo']) await product.member({ name, gender: 'male' });
      const me = await stage.arrive({ lang: 'nl', baseURL, member: await product.member({ name: 'Annelore' }) });
      await me.hear(() => me.person.go('/swipe-game'));
      await me.person.see('#swipe-name');
      const shown = () => me.person.page.$eval('#swipe-name', (title) => (title as HTMLElement).innerText);
      const person = await shown();
      const pass = t('swipe:pass_name', { name: person.split(',')[0] ?? '' });
      const name = await me.person.page.$$eval(
        'main article button',
        (buttons, wanted) => {
          const found = buttons.find((button) => (button.ariaLabel ?? button.textContent) === wanted);
          found?.focus();
          return found?.tagName;
        },
        pass,
      );
      expect(name).toBe('BUTTON');
      const heard = await me.press('Return', t('swipe:said.passed', { name: person.split(',')[0] ?? '' }));
      expect(
        notSaid(heard, t('swipe:said.passed', { name: person.split(',')[0] ?? '' }), t('swipe:said.next', { person: await shown() })),
      ).toEqual([]);
      await me.person.leave();
    },
    STORY_MS,
  );

  it(
    'a dialog is said by its name, and its words once, in de',
    async () => {
      const t = wordsOf('de');
      const me = await stage.arrive({ lang: 'de', baseURL, member: await product.member({ name: 'Hendrik', gender: 'male' }) });
      await me.hear(() => me.person.go('/members'));
      const open = `::-p-aria([role="button"][name="${t('search:saved.title')}"])`;
      await me.person.see(open);
      const said = await me.hear(() => me.person.press(open), t('search:saved.title'), 'dialog');
      expect(notSaid(said, t('search:saved.title'), 'dialog')).toEqual([]);
      expect(timesSaid(said, t('search:saved.empty'))).toBeLessThan(2);
      await me.person.leave();
    },
    STORY_MS,
  );
});
