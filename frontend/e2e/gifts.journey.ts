import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { errorText } from '#i18n';
import { promptly } from '#testing-product';
import { type Person } from './support/browser.js';
import { variantsToRun, twoVariants } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();

describe('M13 a gift', () => {
  const stage = onStage();
  const { product } = stage;
  const given = ({ id }: Member) =>
    product.sql<{ amount: number }>(`select amount from payments.ledger_entry where member_id = $1 and kind = 4 order by id`, [id]);
  const picture = ({ page }: Person, name: string) => page.locator('main section ol').getByRole('img', { name, exact: true });

  it.each(variantsToRun(twoVariants))(
    'is chosen from the profile with its price in credits and money, and seen by the other within a second, in $lang at $width px [#7] [#13]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const [anna, bert] = await Promise.all([product.member({ name: 'Annelore', credits: 8 }), product.member({ name: 'Bertolt' })]);
      const chat = await product.chatOf(bert, anna);
      await product.send(bert, chat, 'Good morning');
      const a = await signedIn(stage.browser, anna, { ...variant, baseURL: first });
      const b = await signedIn(stage.browser, bert, { ...variant, baseURL: second });
      const dialog = a.page.getByRole('dialog');
      const choose = async (page: Page, gift: string) => {
        await page.getByRole('radio', { name: new RegExp(`^${t(`chat:gift.names.${gift}`)}`) }).check();
        await dialog.getByRole('button', { name: new RegExp(`^${t('chat:gift.send')}`) }).click();
      };
      await b.page.goto(`/chats/${chat}`);
      await b.page.getByText('Good morning').last().waitFor();
      await a.page.goto(`/members/${bert.id}`);
      await a.page.getByRole('link', { name: t('profile:actions.gift') }).click();
      await dialog.getByText(t('chat:gift.balance_other', { count: 8 })).waitFor();
      await dialog.getByRole('button', { name: new RegExp(`^${t('chat:gift.send')}`) }).click();
      await dialog.getByText(t('chat:gift.choose_first')).first().waitFor();
      expect(await a.barriers()).toEqual([]);
      const rose = dialog.locator('label').filter({ hasText: t('chat:gift.names.tulips') });
      expect(await rose.innerText()).toMatch(/5 credits, .*€\s?3[.,]50/);
      expect(await picture(b, t('chat:gift.names.tulips')).count()).toBe(0);

      await promptly(
        () => choose(a.page, 'tulips'),
        () => picture(b, t('chat:gift.names.tulips')).waitFor(),
      );
      await picture(a, t('chat:gift.names.tulips')).waitFor();
      await b.page.getByText(t('chat:gift.theirs', { name: 'Annelore' })).waitFor();
      expect(await b.barriers()).toEqual([]);
      expect(await given(anna)).toEqual([{ amount: -5 }]);

      // Three credits are left: the roses are refused, and nothing is taken.
      await a.page.getByRole('button', { name: t('chat:gift.button') }).click();
      await dialog.getByText(t('chat:gift.balance_other', { count: 3 })).waitFor();
      await choose(a.page, 'roses');
      const refusal = a.page.getByRole('dialog').filter({ has: a.page.getByRole('link', { name: t('chat:refused.buy') }) });
      await refusal.waitFor();
      expect(await refusal.innerText()).toMatch(/10 credits/);
      expect(await a.barriers()).toEqual([]);
      await refusal.getByRole('button', { name: t('chat:refused.back_to_chat') }).click();
      expect(await picture(a, t('chat:gift.names.roses')).count()).toBe(0);
      expect(await given(anna)).toEqual([{ amount: -5 }]);
      await Promise.all([a.leave(), b.leave()]);
    },
  );

  it.each(variantsToRun(twoVariants.toReversed()))(
    'cannot be given to a fictional profile, and is refused by one that is flagged meanwhile and by somebody who blocked the giver meanwhile; nothing is taken, in $lang at $width px [#7]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const [anna, bert, carl] = await Promise.all([
        product.member({ credits: 8 }),
        product.member({ name: 'Bertolt' }),
        product.member({ name: 'Carel' }),
      ]);
      const [chat, other] = [await product.chatOf(bert, anna), await product.chatOf(carl, anna)];
      await product.send(bert, chat, 'Good morning');
      await product.send(carl, other, 'Good morning');
      const flag = (fictional: boolean) =>
        product.sql(`update visibility.member_standing set fictional = $2 where member_id = $1`, [carl.id, fictional]);
      stage.atEnd(async () => void (await flag(false)));
      const a = await signedIn(stage.browser, anna, { ...variant, baseURL: first });
      const { page } = a;
      const dialog = page.getByRole('dialog');
      /** Chooses the cheapest, and then something happens before it is sent. */
      const giveAfter = async (where: string, happening: () => Promise<unknown>) => {
        await page.goto(`/chats/${where}?gift`);
        await page.getByRole('radio', { name: new RegExp(`^${t('chat:gift.names.daisy')}`) }).check();
        await happening();
        await dialog.getByRole('button', { name: new RegExp(`^${t('chat:gift.send')}`) }).click();
      };
      const [robot] = await product.sql<{ id: string }>(`select member_id as id from visibility.member_standing where fictional limit 1`);
      await page.goto(`/members/${robot?.id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText(t('profile:actions.gift')).count()).toBe(0);
      // Without hints the screen does not know yet what happened.
      await a.context.routeWebSocket(/api\/socket/, (socket) => socket.close());
      await giveAfter(other, () => flag(true));
      await dialog.getByText(errorText('recipient_fictional', variant.lang)).waitFor();
      await dialog.getByRole('heading', { name: t('chat:refused.gift_title') }).waitFor();
      await giveAfter(chat, () => product.signedIn(bert).post('/api/blocks').send({ profile: anna.id }));
      await dialog.getByText(t('chat:refused.blocked', { name: 'Bertolt' })).waitFor();
      expect(await given(anna)).toEqual([]);
      await a.leave();
    },
  );
});
