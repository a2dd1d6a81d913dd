import { describe, expect, it } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import type { ErrorCode, Locale } from '#contracts';
import { errorText } from '#i18n';
import { unbroken } from '#kit';
import { keyboard } from './support/input-methods.js';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

const refusing = (error: ErrorCode, lang: Locale) => (route: Route) =>
  route.fulfill({ status: 429, json: { error, message: errorText(error, lang), retry_at: new Date(Date.now() + 60_000).toISOString() } });

/** A call that fails is tried again after longer and longer pauses: time passes until all of them are over. */
async function untilSeen(page: Page, what: Locator): Promise<void> {
  for (let steps = 0; steps < 200 && !(await what.isVisible()); steps += 1) await page.clock.runFor(500);
  await what.waitFor();
}

describe('M3 M15 a new conversation', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(twoVariants))(
    `is begun by keyboard with a suggested line, its price in sight, and the third one is refused with its reason and what can be done, in ${eachVariant} [#26] [#68]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const [anna, bert, carl, dirk] = await Promise.all([
        product.member({ name: 'Annelore' }),
        ...['Bertolt', 'Carel', 'Dirk'].map((name) => product.member({ name, gender: 'male' })),
      ]);
      if (!bert || !carl || !dirk) throw new Error('nobody to write to');
      await product.send(anna, await product.chatOf(anna, carl), 'Good morning');
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      const input = keyboard(page);
      const dialog = page.getByRole('dialog');
      const send = page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) });
      await page.goto(`/members/${bert.id}/chat`);
      await page.getByText(t('chat:icebreaker.conversations_one', { count: 1 })).waitFor();
      expect(await send.innerText()).toContain(t('chat:price.free_other', { count: 4 }));
      // Where nothing was written there is nothing to delete.
      expect(await page.locator('main header details').textContent()).not.toContain(t('chat:remove.button'));
      await input.press(page.getByRole('button', { name: t('chat:icebreaker.button') }));
      await dialog.getByText(t('chat:icebreaker.price', { price: t('chat:price.free_other', { count: 4 }) })).waitFor();
      expect(await me.barriers()).toEqual([]);
      const line = t('chat:icebreaker.lines.walk', { name: 'Bertolt' });
      await input.press(dialog.getByRole('button', { name: line }));
      const words = page.getByLabel(t('chat:composer.label', { name: 'Bertolt' }));
      await page.waitForFunction(() => document.activeElement?.id === 'message');
      expect(await words.inputValue()).toBe(line);

      // A smiley by its word, where the caret is.
      await input.press(page.getByRole('button', { name: t('chat:emoji.button'), exact: true }));
      await dialog.getByRole('listitem').first().waitFor();
      expect(await me.barriers()).toEqual([]);
      await input.fill(dialog.getByLabel(t('chat:emoji.search')), variant.lang === 'nl' ? 'tulp' : 'tulip');
      await input.press(dialog.getByRole('button').filter({ hasText: '🌷' }).first());
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
      await input.fill(page.getByLabel(t('chat:composer.label', { name: 'Dirk' })), 'Good evening');
      await page.keyboard.press('Control+Enter');
      await dialog.getByRole('heading', { name: t('chat:refused.premium_required') }).waitFor();
      await dialog.getByText(t('chat:refused.conversations_other', { count: 2 })).waitFor();
      for (const way of ['chat:refused.buy', 'chat:refused.answer'] as const)
        expect(await dialog.getByRole('link', { name: t(way) }).count()).toBe(1);
      expect(await me.barriers()).toEqual([]);
      await input.press(dialog.getByRole('button', { name: t('chat:refused.back') }));
      expect(await page.getByLabel(t('chat:composer.label', { name: 'Dirk' })).inputValue()).toBe('Good evening');
      const [purse] = await product.sql<{ free_left: number; started: number }>(
        `select free_left, started from chats.inbox where member_id = $1`,
        [anna.id],
      );
      expect(purse).toEqual({ free_left: 3, started: 2 });
      await me.leave();
    },
    120_000,
  );
});

describe('M15 a conversation', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(twoVariants.toReversed()))(
    `is deleted by keyboard and gone at once; where the server fails an alert says so and it is back; an answer to somebody unconfirmed is refused and free, in ${eachVariant} [#77] [#111] [#138]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const [anna, bert, nora] = await Promise.all([
        product.member({ name: 'Annelore' }),
        product.member({ name: 'Bertolt', gender: 'male' }),
        product.newcomer({ name: 'Nora' }),
      ]);
      const [chat, unconfirmed] = [await product.chatOf(bert, anna), await product.chatOf(nora, anna)];
      await product.send(bert, chat, 'Good morning');
      await product.send(nora, unconfirmed, 'Good evening');
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      const input = keyboard(page);
      const dialog = page.getByRole('dialog');
      const rowOf = (name: string) => page.getByRole('list', { name: t('chat:list.label') }).getByRole('link', { name: new RegExp(name) });
      const failed = t('chat:remove.failed', { name: 'Bertolt' });
      const alert = page.getByRole('alert').filter({ hasText: failed });
      const tryAgain = alert.getByRole('button', { name: t('common:action.try_again') });
      let answer: (() => void) | undefined;
      let isDown = true;
      const looked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/chat', async (route) => {
        await looked;
        await (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue());
      });
      await page.clock.install();
      // Something is left unsent: it must not bring the conversation back later.
      await page.goto(`/chats/${chat}`);
      await page.route('**/messages', refusing('too_many_requests', variant.lang));
      await input.fill(page.getByLabel(t('chat:composer.label', { name: 'Bertolt' })), 'Left unsent');
      await page.keyboard.press('Control+Enter');
      await page
        .getByText(new RegExp(t('chat:state.failed')))
        .first()
        .waitFor();
      await page.unroute('**/messages');

      await input.press(page.locator('main header summary'));
      await input.press(page.getByRole('button', { name: t('chat:remove.button') }));
      await dialog.getByText(t('chat:remove.text', { name: 'Bertolt' })).waitFor();
      expect(await me.barriers()).toEqual([]);
      await input.press(dialog.getByRole('button', { name: t('chat:remove.confirm') }));
      await page.waitForURL('**/chats');
      await rowOf('Nora').waitFor();
      expect(await rowOf('Bertolt').count()).toBe(0);
      await page.waitForFunction(() => document.activeElement?.id === 'page-title');

      answer?.();
      await untilSeen(page, alert);
      await rowOf('Bertolt').waitFor();
      expect(await me.barriers()).toEqual([]);

      // Who is elsewhere when the second try fails hears of it there.
      await input.press(tryAgain);
      await rowOf('Bertolt').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-title');
      await input.press(page.locator('nav a[href="/members"]').filter({ visible: true }).first());
      await page.waitForURL('**/members');
      const news = page.getByRole('log').filter({ hasText: failed });
      await untilSeen(page, news);
      isDown = false;
      await input.press(news.getByRole('link'));
      await alert.waitFor();
      await rowOf('Bertolt').waitFor();
      const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
      await input.press(tryAgain);
      await deleted;
      await alert.waitFor({ state: 'detached' });

      await page.goto(`/chats/${unconfirmed}`);
      const words = page.getByLabel(t('chat:composer.label', { name: 'Nora' }));
      await input.fill(words, 'Good evening to you');
      await page.keyboard.press('Control+Enter');
      await dialog.getByText(unbroken(errorText('recipient_not_confirmed', variant.lang))).waitFor();
      await input.press(dialog.getByRole('button', { name: t('chat:refused.back') }));
      expect(await words.inputValue()).toBe('Good evening to you');
      await page.goto('/chats');
      await rowOf('Nora').waitFor();
      expect(await rowOf('Bertolt').count()).toBe(0);
      expect(
        await product.sql(
          `select free_left, started, (select count(*)::int from chats.message m where m.sender_id = i.member_id) as written,
                  (select count(*)::int from payments.ledger_entry l where l.member_id = i.member_id) as paid
             from chats.inbox i where member_id = $1`,
          [anna.id],
        ),
      ).toEqual([{ free_left: 5, started: 0, written: 0, paid: 0 }]);
      await me.leave();
    },
    120_000,
  );
});
