import { describe, expect, it } from '@jest/globals';
import { mailsTo, PaymentSandbox, placeOrder } from '#testing-product';
import { creditsOf, signedUpBefore, untilCredits } from './support/checkout.js';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'en', width: 1_280, dark: true },
] as const;

describe('M6 withdrawing from a purchase', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  /** A member who bought 50 credits for € 40 and nothing else. */
  async function buyer(language: 'nl' | 'en'): Promise<Member & { readonly order: string }> {
    const member = await product.member({ name: 'Annelore', freeMessages: 0, language });
    await signedUpBefore(product, member);
    const { payment_id: order } = await placeOrder(product.signedIn(member), { credits: 50 });
    await bank.decide(order, { status: 'paid' });
    await untilCredits(product, member, 50);
    return { ...member, order };
  }
  const mailWith = ({ email }: Member, part: string) =>
    eventually(30, async () => (await mailsTo(email)).find(({ text }) => text.replace(/[\u00A0\u202F]/g, ' ').includes(part)));
  const isPremium = async ({ id }: Member) =>
    (await product.sql<{ paid: boolean }>(`select paid from visibility.member_standing where member_id = $1`, [id]))[0]?.paid;

  it.each(variantsToRun(variants))(
    'gives back the price less the ten credits that were used, in two steps, with a dated receipt, and premium ends, in $lang at $width px [M6] [#14] [#28] [#43] [#136] [#E2] [#E24]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const money = (amount: number) => (variant.lang === 'nl' ? `€ ${amount},00` : `€${amount}.00`);
      const anna = await buyer(variant.lang);
      await product.sql(
        `update payments.orders set created_at = created_at - interval '1 day', paid_at = paid_at - interval '1 day' where id = $1`,
        [anna.order],
      );
      const bert = await product.member({ name: 'Bertolt', gender: 'male' });
      const chat = await product.chatOf(bert, anna);
      await product.send(bert, chat, 'Good morning');
      for (let sent = 1; sent <= 10; sent += 1) await product.send(anna, chat, `Walk ${sent}`);
      expect([await creditsOf(product, anna), await isPremium(anna)]).toEqual([40, true]);

      const a = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = a;
      // The way out is in the account menu as long as it is open.
      const menu = page.locator('summary').filter({ hasText: variant.width < 768 ? t('common:nav.me') : 'Annelore' });
      const wayOut = page.getByRole('link', { name: t('common:nav.withdraw'), exact: true });
      await page.goto('/members');
      await menu.click();
      await wayOut.click();
      await page.waitForURL('**/transactions/withdraw');
      await page.getByText(t('payments:withdraw.list_back', { refund: money(32) })).waitFor();
      expect(await a.barriers()).toEqual([]);
      await page.getByRole('link', { name: t('payments:order.withdraw') }).click();
      const used = t('payments:withdraw.used', { used: 10, all: 50, cost: money(8), refund: money(32) });
      await page.getByText(used).waitFor();
      await page.getByText(t('payments:withdraw.ends_premium')).waitFor();
      expect(await a.barriers()).toEqual([]);
      await page.getByRole('button', { name: t('payments:withdraw.continue') }).click();
      await eventually(2, () => inFocus(page, page.locator('#withdraw-step')));
      expect(await a.barriers()).toEqual([]);
      expect(await creditsOf(product, anna)).toBe(40);
      await page.getByRole('button', { name: t('payments:withdraw.confirm') }).click();
      await page.getByText(t('payments:withdraw.done_title')).first().waitFor();
      await eventually(2, () => inFocus(page, page.locator('#withdraw-done')));
      expect(await a.barriers()).toEqual([]);

      expect([await creditsOf(product, anna), await isPremium(anna)]).toEqual([0, false]);
      const refunds = () =>
        product.sql<{ amount_minor: string; state: string }>(`select amount_minor, state from payments.refund where order_id = $1`, [
          anna.order,
        ]);
      await eventually(30, async () => (await refunds())[0]?.state === 'done');
      expect(await refunds()).toEqual([{ amount_minor: '3200', state: 'done' }]);
      const receipt = await mailWith(anna, anna.order);
      expect(receipt.text).toMatch(/\d{1,2}:\d{2}/);
      expect(receipt.text).toContain(String(new Date().getFullYear()));

      await page.goto(`/transactions/${anna.order}`);
      await page.getByRole('heading', { level: 1, name: t('payments:order.refund') }).waitFor();
      await page.getByText(money(32)).first().waitFor();
      expect(await page.getByRole('link', { name: t('payments:order.withdraw') }).count()).toBe(0);
      expect(await a.barriers()).toEqual([]);
      await page.goto('/premium');
      await page.getByRole('link', { name: t('payments:list.choose_other', { count: 50 }) }).waitFor();
      await menu.click();
      await page.getByRole('link', { name: t('common:nav.orders'), exact: true }).waitFor();
      expect(await wayOut.count()).toBe(0);
      await a.leave();
    },
    60_000,
  );

  it('works by the link of the receipt without a session, once, and by no other link [#E2] [#43]', async () => {
    const t = wordsOf('nl');
    const anna = await buyer('nl');
    const { links } = await mailWith(anna, `${anna.order}/withdraw?key=`);
    const link = new URL(links.find((one) => one.includes('/withdraw?key=')) ?? '');
    const visitor = await Person.arrive(stage.browser, { ...variants[0], baseURL });
    const { page } = visitor;
    await page.goto(`${link.pathname}?key=${'x'.repeat(43)}`);
    await page.getByText(t('payments:withdraw.link_title')).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.goto(link.pathname + link.search);
    await page.getByText(t('payments:withdraw.unused_other', { count: 50, refund: '€ 40,00' })).waitFor();
    await page.getByRole('button', { name: t('payments:withdraw.continue') }).click();
    await page.getByRole('button', { name: t('payments:withdraw.confirm') }).click();
    await page.getByText(t('payments:withdraw.done_title')).first().waitFor();
    expect(await creditsOf(product, anna)).toBe(0);
    await page.reload();
    await page.getByText(t('payments:withdraw.again_title')).waitFor();
    await visitor.leave();
  });

  it('whose money cannot be paid back the way it came asks by mail for a bank account, also without a session, until it is paid', async () => {
    const t = wordsOf('nl');
    const anna = await buyer('nl');
    const { status } = await product
      .signedIn(anna)
      .post(`/api/orders/${anna.order}/withdrawal`)
      .send({ expected: { minor: 4_000, currency: 'EUR' } });
    expect(status).toBe(200);
    const refund = () => product.sql<{ state: string }>(`select state from payments.refund where order_id = $1`, [anna.order]);
    await eventually(30, async () => (await refund())[0]?.state === 'done');
    // The last transfer that is tried comes back from the bank.
    const [sent] = await bank.refundsOf(anna.order);
    await product.sql(`update payments.refund set failed_transfers = 3 where order_id = $1`, [anna.order]);
    await bank.moveRefund(sent?.id ?? '', 'failed');
    await eventually(30, async () => (await refund())[0]?.state === 'failed');
    const { links } = await mailWith(anna, `${anna.order}/bank-account?key=`);
    const link = new URL(links.find((one) => one.includes('/bank-account?key=')) ?? '');

    const visitor = await Person.arrive(stage.browser, { ...variants[0], baseURL });
    const { page } = visitor;
    await page.goto(`${link.pathname}?key=${'x'.repeat(43)}`);
    await page.getByText(t('payments:bank_account.link_text')).waitFor();
    await page.goto(link.pathname + link.search);
    await page.getByText(t('payments:bank_account.lead', { amount: '€ 40,00' })).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel(t('payments:bank_account.iban')).fill('nl92 abna 0417 1643 00');
    await page.getByLabel(t('payments:transfer.holder')).fill('A. de Vries');
    await page.getByRole('button', { name: t('payments:bank_account.send') }).click();
    await page.getByText('Het is geen geldig rekeningnummer').first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel(t('payments:bank_account.iban')).fill('nl91 abna 0417 1643 00');
    await page.getByRole('button', { name: t('payments:bank_account.send') }).click();
    await page.getByText(t('payments:bank_account.given', { amount: '€ 40,00', end: '4300' })).waitFor();
    expect(await visitor.barriers()).toEqual([]);

    await product.sql(`select payments.pay_elsewhere(id) from payments.refund where order_id = $1`, [anna.order]);
    await page.reload();
    await page.getByText(t('payments:bank_account.paid', { amount: '€ 40,00' })).waitFor();
    await visitor.leave();
  }, 60_000);
});
