import { describe, expect, it } from '@jest/globals';
import { witnessed } from './support/browser.js';
import { keyboard } from './support/hands.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

describe('M3 M15 a new conversation', () => {
  const stage = onStage();
  const { product } = stage;

  it.each([
    { lang: 'en', width: 1_280, dark: false },
    { lang: 'nl', width: 390, dark: true },
  ])(
    'is begun by keyboard with a suggested line, its price in sight, and the third one is refused with its reason and what can be done, in $lang at $width px, dark: $dark [#26] [#68]',
    async (look) => {
      const t = wordsOf(look.lang);
      const [anna, bert, carl, dirk] = await Promise.all([
        product.member({ name: 'Annelore' }),
        ...['Bertolt', 'Carel', 'Dirk'].map((name) => product.member({ name, gender: 'male' })),
      ]);
      if (!bert || !carl || !dirk) throw new Error('nobody to write to');
      await product.send(anna, await product.chatOf(anna, carl), 'Good morning');
      const me = await signedIn(stage.browser, anna, { ...look, baseURL });
      const { page } = me;
      const hands = keyboard(page);
      const dialog = page.getByRole('dialog');
      const send = page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) });
      await witnessed([me], async () => {
        await page.goto(`/members/${bert.id}/chat`);
        await page.getByText(t('chat:icebreaker.conversations_one', { count: 1 })).waitFor();
        expect(await send.innerText()).toContain(t('chat:price.free_other', { count: 4 }));
        await hands.press(page.getByRole('button', { name: t('chat:icebreaker.button') }));
        await dialog.getByText(t('chat:icebreaker.price', { price: t('chat:price.free_other', { count: 4 }) })).waitFor();
        expect(await me.barriers()).toEqual([]);
        const line = t('chat:icebreaker.lines.walk', { name: 'Bertolt' });
        await hands.press(dialog.getByRole('button', { name: line }));
        const words = page.getByLabel(t('chat:composer.label', { name: 'Bertolt' }));
        await page.waitForFunction(() => document.activeElement?.id === 'message');
        expect(await words.inputValue()).toBe(line);

        // A smiley by its word, where the caret is.
        await hands.press(page.getByRole('button', { name: t('chat:emoji.button'), exact: true }));
        await dialog.getByRole('listitem').first().waitFor();
        expect(await me.barriers()).toEqual([]);
        await hands.fill(dialog.getByLabel(t('chat:emoji.search')), look.lang === 'nl' ? 'tulp' : 'tulip');
        await hands.press(dialog.getByRole('button').filter({ hasText: '🌷' }).first());
        await page.waitForFunction(() => document.activeElement?.id === 'message');
        expect(await words.inputValue()).toContain('🌷');
        await page.keyboard.press('Control+Enter');
        await page
          .locator('main section ol li')
          .filter({ hasText: '🌷' })
          .getByText(new RegExp(`· ${t('chat:state.sent')}$`))
          .waitFor();

        await page.goto(`/members/${dirk.id}/chat`);
        await page.getByText(t('chat:icebreaker.no_conversations')).waitFor();
        await hands.fill(page.getByLabel(t('chat:composer.label', { name: 'Dirk' })), 'Good evening');
        await page.keyboard.press('Control+Enter');
        await dialog.getByRole('heading', { name: t('chat:refused.premium_required') }).waitFor();
        await dialog.getByText(t('chat:refused.conversations_other', { count: 2 })).waitFor();
        for (const way of ['chat:refused.prices', 'chat:refused.answer'] as const)
          expect(await dialog.getByRole('link', { name: t(way) }).count()).toBe(1);
        expect(await me.barriers()).toEqual([]);
        await hands.press(dialog.getByRole('button', { name: t('chat:refused.back') }));
        expect(await page.getByLabel(t('chat:composer.label', { name: 'Dirk' })).inputValue()).toBe('Good evening');
        const [purse] = await product.sql<{ free_left: number; started: number }>(
          `select free_left, started from chats.inbox where member_id = $1`,
          [anna.id],
        );
        expect(purse).toEqual({ free_left: 3, started: 2 });
      });
      await me.leave();
    },
    120_000,
  );
});
