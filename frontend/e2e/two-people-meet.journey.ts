import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { promptly } from '#testing-product';
import { Person } from './support/browser.js';
import { keyboard, pointer, type InputMethod } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { confirm, named, newcomer, signUp } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

type Words = ReturnType<typeof wordsOf>;
const JOURNEY_MS = 240_000;
const desk = { lang: 'en', width: 1_280, by: 'keyboard' } as const;
const phone = { lang: 'nl', width: 390, by: 'finger' } as const;
const pairs = [
  { she: desk, he: phone },
  { she: phone, he: desk },
] as const;
const profilePage = /\/members\/[0-9a-f-]{36}/;

/** A message in the thread; the list beside it shows the last one too. */
const bubbleOf = ({ page }: Person, words: string) => page.locator('main section ol').getByText(words, { exact: true });

describe('two people meet', () => {
  const stage = onStage();

  it.each(variantsToRun(pairs))(
    'sign up, confirm, find, like, match and chat, one in $she.lang at $she.width px by $she.by, the other in $he.lang at $he.width px by $he.by [#2] [#5] [#6]',
    async ({ she, he }) => {
      const [t, his] = [wordsOf(she.lang), wordsOf(he.lang)];
      const [first = '', second = first] = productUrls();
      const anna = newcomer('Annelore', 'female');
      // Each in a browser of their own, and each on a process of its own. He has been a member for a while.
      const a = await Person.arrive(stage.browser, { ...she, baseURL: first });
      const bert = await stage.product.member({ name: 'Bertolt', gender: 'male', sought_sex: 'female' });
      const b = await signedIn(stage.browser, bert, { ...he, baseURL: second });
      const handsOf = (page: Page, by: 'keyboard' | 'finger'): InputMethod => (by === 'keyboard' ? keyboard(page) : pointer);
      const [as, bs] = [handsOf(a.page, she.by), handsOf(b.page, he.by)];
      const barriers: string[] = [];
      const lookAt = (person: Person) => async () => void barriers.push(...(await person.barriers()));
      const say = async (page: Page, input: InputMethod, name: string, words: string) => {
        const own = page === a.page ? t : his;
        await input.fill(page.getByLabel(own('chat:composer.label', { name })), words);
        await input.press(page.getByRole('button', { name: new RegExp(`^${own('chat:composer.send')}`) }));
      };

      await signUp(a.page, t, anna, as, lookAt(a));
      await confirm(a.page, t, anna, as, lookAt(a));
      await b.page.goto('/members');

      // Anna finds Bert among the men of her country, newest activity first.
      await a.page.goto('/members');
      const card = a.page.locator(`main a[href="/members/${bert.id}"]`);
      await card.waitFor();
      await lookAt(a)();
      await as.press(card);
      await a.page.waitForURL(profilePage);
      await a.page.getByRole('heading', { level: 1, name: /Bertolt/ }).waitFor();
      await lookAt(a)();

      // The like is on his screen within a second, in the other process.
      const like = (page: Page, own: Words) => page.getByRole('button', { name: own('profile:actions.like'), exact: true });
      const newLike = b.page.getByRole('dialog').filter({ hasText: his('likes:like.label') });
      await promptly(
        () => as.press(like(a.page, t)),
        () => newLike.waitFor(),
      );
      await lookAt(b)();
      await bs.press(named(newLike, his('likes:like.look')));
      await b.page.waitForURL(profilePage);

      // He likes her too: both see the match.
      const match = (page: Page, own: Words) => page.getByRole('dialog').filter({ hasText: own('likes:match.label') });
      await promptly(
        () => bs.press(like(b.page, his)),
        () => match(a.page, t).waitFor(),
      );
      await match(b.page, his).waitFor();
      await lookAt(a)();
      await as.press(named(match(a.page, t), t('likes:match.write', { name: 'Bertolt' })));
      await a.page.waitForURL(/chat/);
      await b.page.keyboard.press('Escape');

      // They write to each other, each message within a second on the other side.
      await b.page.goto('/members');
      await say(a.page, as, 'Bertolt', 'Good morning, Bertolt!');
      await bubbleOf(a, 'Good morning, Bertolt!').waitFor();
      await lookAt(a)();
      await b.page.waitForFunction(() => document.title.startsWith('('));
      await b.page.goto('/chats');
      await b.page.getByText('Good morning, Bertolt!').first().waitFor();
      await lookAt(b)();
      await bs.press(b.page.getByRole('link', { name: /Annelore/ }).first());
      await b.page.getByLabel(his('chat:composer.label', { name: 'Annelore' })).waitFor();
      await promptly(
        () => say(b.page, bs, 'Annelore', 'Good morning to you!'),
        () => bubbleOf(a, 'Good morning to you!').waitFor(),
      );
      await promptly(
        () => say(a.page, as, 'Bertolt', 'Shall we walk?'),
        () => bubbleOf(b, 'Shall we walk?').waitFor(),
      );
      await lookAt(b)();

      // After a reload everything is there once, and nothing is unread on either side.
      for (const person of [a, b]) {
        await person.page.reload();
        await bubbleOf(person, 'Shall we walk?').waitFor();
        for (const words of ['Good morning, Bertolt!', 'Good morning to you!', 'Shall we walk?'])
          expect(await bubbleOf(person, words).count()).toBe(1);
      }
      for (const { context } of [a, b]) {
        const answer = await context.request.get('/api/chats');
        expect(await answer.json()).toMatchObject({ num_unread_messages: 0, chats: [{ last_seq: 3, num_unread_messages: 0 }] });
      }

      await logOut(a.page, as);
      expect(await (await a.context.request.get('/api/user')).json()).toMatchObject({ error: 'authentication_required' });
      expect(barriers).toEqual([]);
      expect([...a.complaints, ...b.complaints]).toEqual([]);
      await a.leave();
      await b.leave();

      async function logOut(page: Page, input: InputMethod): Promise<void> {
        await page.goto('/members');
        const menu = page
          .locator('details')
          .filter({ has: page.locator('form[action="/logout"]') })
          .filter({ visible: true })
          .first();
        await input.press(menu.locator('summary'));
        await input.press(menu.getByRole('button', { name: t('common:nav.logout'), exact: true }));
        await page.waitForURL((url) => url.pathname === '/');
      }
    },
    JOURNEY_MS,
  );
});
