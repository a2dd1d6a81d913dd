import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Person } from './support/browser.js';
import { playedIn } from './support/looks.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const looks = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'en', width: 1_280, dark: true },
] as const;

describe('M5 buying credits', () => {
  const stage = onStage();
  const { product } = stage;
  const creditsOf = async ({ id }: Member) =>
    (await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [id]))[0]?.balance ?? 0;
  const bought = ({ id }: Member) =>
    product.sql<{ state: string }>(`select state from payments.orders where member_id = $1 order by created_at`, [id]);

  /** From the price list to the page of the provider. */
  async function order({ page }: Person, method: string): Promise<void> {
    await page.locator('main a[href^="/credits/"]').first().click();
    await page.locator(`input[name=method][value=${method}]`).check();
    await agreeAndOrder(page);
    await page.waitForURL((url) => url.origin !== new URL(baseURL).origin);
    expect(await page.title()).toMatch(/Test bank/);
  }
  const orderButton = (page: Page) => page.locator('form:has([name=pay_for_use]) [type=submit]');
  async function agreeAndOrder(page: Page): Promise<void> {
    for (const name of ['start_at_once', 'pay_for_use']) await page.locator(`[name=${name}]`).check();
    await orderButton(page).click();
  }
  const decide = (page: Page, outcome: 'paid' | 'failed' | 'canceled') =>
    page.locator(`button[name=status][value=${outcome}]`).first().click();

  it.each(playedIn(looks, 2))(
    'pays by iDEAL, is premium with the credits at once, and withdraws in two steps, in $lang at $width px [#28] [#43] [#71] [#98] [#118] [#E2] [#10]',
    async (look) => {
      const t = wordsOf(look.lang);
      const anna = await product.member({ name: 'Annelore' });
      const a = await signedIn(stage.browser, anna, { ...look, baseURL });
      const { page } = a;
      await page.goto('/credits');
      await page.waitForURL('**/premium');
      await page.locator('main a[href^="/credits/"]').first().waitFor();
      expect(await a.barriers()).toEqual([]);
      await page.locator('main a[href^="/credits/"]').first().click();
      await orderButton(page).click();
      await page.locator('#error-summary-title').waitFor();
      expect(await a.barriers()).toEqual([]);
      expect(await bought(anna)).toEqual([]);
      await page.goBack();
      await order(a, 'ideal');
      await decide(page, 'paid');
      await page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
      await page.getByText(t('payments:order.premium_title')).waitFor();
      expect(await creditsOf(anna)).toBe(20);
      expect(await a.barriers()).toEqual([]);

      await page.getByRole('link', { name: t('payments:order.withdraw') }).click();
      await page.getByRole('button', { name: t('payments:withdraw.continue') }).click();
      expect(await a.barriers()).toEqual([]);
      await page.getByRole('button', { name: t('payments:withdraw.confirm') }).click();
      await page.getByText(t('payments:withdraw.done_title')).first().waitFor();
      await eventually(20, async () => (await creditsOf(anna)) === 0);
      await a.leave();
    },
  );

  it('says why a card was refused and leads to PayPal, which is paid [#156] [#167]', async () => {
    const t = wordsOf('nl');
    const bert = await product.member({ name: 'Bertolt' });
    const b = await signedIn(stage.browser, bert, { ...looks[0], baseURL });
    await b.page.goto('/premium');
    await order(b, 'creditcard');
    await decide(b.page, 'failed');
    await b.page.getByRole('heading', { level: 1, name: t('payments:order.card_title') }).waitFor();
    expect(await b.barriers()).toEqual([]);
    await b.page.getByRole('link', { name: t('payments:order.with_paypal') }).click();
    await b.page.locator('input[name=method][value=paypal]:checked').waitFor();
    await agreeAndOrder(b.page);
    await decide(b.page, 'paid');
    await b.page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
    expect(await creditsOf(bert)).toBe(20);
    await b.leave();
  });

  it('leads from a message without credits to buying, and back to the text, which goes with one press and is charged once [#166] [#E4]', async () => {
    const t = wordsOf('en');
    const [carl, dora] = await Promise.all([product.member({ name: 'Carel', freeMessages: 0 }), product.member({ name: 'Dora' })]);
    const chat = await product.chatOf(dora, carl);
    await product.send(dora, chat, 'Good morning');
    const c = await signedIn(stage.browser, carl, { ...looks[1], baseURL });
    const { page } = c;
    await page.goto(`/chats/${chat}`);
    await page.locator('#message').fill('Good morning to you');
    await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
    await page.getByRole('link', { name: t('chat:refused.buy') }).click();
    await order(c, 'ideal');
    await decide(page, 'paid');
    await page.getByRole('link', { name: t('payments:order.back_to_message') }).click();
    await page.waitForURL(`**/chats/${chat}`);
    await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).dblclick();
    await page.locator('main section ol').getByText('Good morning to you').waitFor();
    await eventually(20, async () => (await creditsOf(carl)) === 19);
    expect(await product.sql(`select count(*)::int as sent from chats.message where sender_id = $1`, [carl.id])).toEqual([{ sent: 1 }]);
    await c.leave();
  });

  it('shows nobody the order of another member: the page is a 404 [#43]', async () => {
    const [erik, frida] = await Promise.all([product.member({ name: 'Erik' }), product.member({ name: 'Frida' })]);
    const e = await signedIn(stage.browser, erik, { ...looks[0], baseURL });
    await e.page.goto('/premium');
    await order(e, 'ideal');
    await decide(e.page, 'canceled');
    await e.page.waitForURL(/\/transactions\//);
    const path = new URL(e.page.url()).pathname;
    const f = await signedIn(stage.browser, frida, { ...looks[0], baseURL });
    expect((await f.page.goto(path))?.status()).toBe(404);
    expect((await e.page.goto(path))?.status()).toBe(200);
    await Promise.all([e.leave(), f.leave()]);
  });
});
