import { describe, expect, it } from '@jest/globals';
import type { Locale, ProfileAnswer } from '#contracts';
import { errorText, wordsFor } from '#i18n';
import { mailsTo, PaymentSandbox, photoOf, placeOrder, smallPhoto } from '#testing-product';
import {
  consents,
  creditsOf,
  fillIn,
  decideAtBank,
  orderButton,
  orderFromList,
  orderIdOf,
  orderThere,
  signedUpBefore,
  untilAtBank,
  untilCredits,
} from './support/checkout.js';
import { keyboard } from './support/input-methods.js';
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
] as const satisfies readonly { readonly lang: Locale; readonly width: number; readonly dark: boolean }[];
const JOURNEY_MS = 60_000;
/** What the member wants on the invoice. */
const address = { name: 'Annelore Bakker', street: 'Zonlaan 3', postal_code: '3511 AA', city: 'Utrecht' };

describe('M5 buying credits', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();
  const ordersOf = ({ id }: Member) =>
    product.sql<{ state: string; payable_minor: string }>(
      `select state, payable_minor from payments.orders where member_id = $1 order by created_at`,
      [id],
    );
  const invoiceMailTo = ({ email }: Member) =>
    eventually(30, async () => (await mailsTo(email)).find(({ attachments }) => attachments.length > 0));

  it.each(variantsToRun(variants))(
    'takes 25 % off in the first hours, waits for the bank, is paid by its call, and leaves a member premium with an invoice, the way out of the contract and a code that is used, in $lang at $width px [M5] [#10] [#12] [#28] [#29] [#43] [#71] [#96] [#98] [#104] [#118] [#136] [#156] [#E24]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member({ name: 'Annelore', language: variant.lang });
      const a = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = a;
      const bert = await product.member({ gender: 'male' });
      await photoOf(product, bert);
      // Another picture: the same one again is not taken.
      await product.signedIn(bert).post('/api/photos').attach('photo', smallPhoto, { filename: 'second.png', contentType: 'image/png' });
      const lockedOnes = async () => {
        const { profile } = (await (await page.request.get(`/api/members/${bert.id}`)).json()) as ProfileAnswer;
        return profile.photos.map(({ locked }) => locked);
      };
      await eventually(30, async () => (await lockedOnes()).length === 2);
      expect(await lockedOnes()).toEqual([false, true]);
      const banner = page.getByRole('region', { name: t('time-bonus:title', { percent: '25%' }), exact: true });
      await page.goto('/credits');
      await page.waitForURL('**/premium');
      await banner.waitFor();
      await page.getByRole('link', { name: t('payments:list.choose_other', { count: 50 }) }).click();
      await page.waitForURL(/\/credits\/./);

      // Nothing is chosen or ticked for a member, and nothing is ordered without that.
      await orderButton(page).click();
      await page.locator('#error-summary-title').waitFor();
      expect(await page.locator('main :is([type=checkbox], [type=radio]):checked').count()).toBe(0);
      await page.getByRole('button', { name: t('payments:billing.ask') }).click();
      await orderButton(page).click();
      await page.locator('[id="billing.city-error"]').waitFor();
      expect(await a.barriers()).toEqual([]);
      expect(await ordersOf(anna)).toEqual([]);
      for (const [name, text] of Object.entries(address)) await page.locator(`[name="billing.${name}"]`).fill(text);

      // The bank's page and those of the states of an order have barriers looked for in journeys of their own.
      await orderThere(page, 'ideal');
      await page.locator('a[href*="/transactions/"]').click();
      await page.getByRole('heading', { level: 1, name: t('payments:order.pay_title') }).waitFor();
      expect(await creditsOf(product, anna)).toBe(0);
      await bank.decide(orderIdOf(page), { status: 'paid' });
      await page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
      await page.getByText(t('payments:order.premium_title')).waitFor();
      expect(await ordersOf(anna)).toEqual([{ state: 'paid', payable_minor: '3000' }]);
      expect(await creditsOf(product, anna)).toBe(50);
      await eventually(30, async () => (await lockedOnes()).join() === 'false,false');
      await page.getByRole('link', { name: t('payments:order.withdraw') }).waitFor();

      const { attachments } = await invoiceMailTo(anna);
      expect(attachments).toEqual([{ name: expect.stringMatching(/\.pdf$/), type: 'application/pdf', bytes: expect.any(Number) }]);
      await page.reload();
      const paper = page.locator('main a[href^="/api/invoices/"]');
      await paper.waitFor();
      expect(await a.barriers()).toEqual([]);
      const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect((await pdf.body()).includes(Object.values(address).slice(0, 2).join(', '))).toBe(true);

      // Premium: the banner is gone, and the discount with it.
      await page.goto('/premium');
      await page.waitForURL('**/credits/repeat-order');
      await page.getByRole('button', { name: t('payments:discount.have_code') }).click();
      expect(await banner.count()).toBe(0);
      await page.locator('[name=code]').fill('timebonus 25');
      await page.getByRole('button', { name: t('payments:discount.use') }).click();
      await page.locator('#code-error').getByText(errorText('code_used', variant.lang)).waitFor();
      expect(await a.barriers()).toEqual([]);
      await page.goto('/members');
      await page.locator('article').first().waitFor();
      expect(await banner.count()).toBe(0);
      await a.leave();
    },
    JOURNEY_MS,
  );

  it('says on every device which order holds the discount, asks before a second one, and gives the discount back when the first is cancelled; its transfer is honoured all the same [M5]', async () => {
    const t = wordsOf('de');
    const petra = await product.member({ name: 'Petra', language: 'de' });
    const { payment_id: id } = await placeOrder(product.signedIn(petra), { method: 'banktransfer', credits: 50 });
    const p = await signedIn(stage.browser, petra, { ...variants[0], lang: 'de', baseURL });
    const { page } = p;
    await page.goto('/premium');
    const held = page.getByText(t('payments:waiting.code_title', { code: 'TIMEBONUS25' }));
    await held.waitFor();
    expect(await p.barriers()).toEqual([]);
    await page.locator('main a[href^="/credits/"]').first().click();
    await fillIn(page, 'ideal');
    await orderButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('payments:waiting.second_title')).waitFor();
    expect(await p.barriers()).toEqual([]);
    expect(await ordersOf(petra)).toHaveLength(1);
    await dialog.getByRole('link', { name: t('payments:checkout.see_order') }).click();
    await page.waitForURL(`**/transactions/${id}`);
    await page.getByRole('button', { name: t('payments:waiting.cancel') }).click();
    await dialog.getByText(t('payments:waiting.cancel_code', { code: 'TIMEBONUS25' })).waitFor();
    expect(await p.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: t('payments:waiting.cancel_yes') }).click();
    await page.getByRole('heading', { level: 1, name: t('payments:order.called_off_title') }).waitFor();
    await page.goto('/premium');
    await page.getByRole('link', { name: t('payments:list.choose_other', { count: 50 }) }).waitFor();
    expect(await held.count()).toBe(0);
    expect(await page.locator('main s').count()).toBe(3);
    await bank.decide(id, { status: 'paid' });
    await untilCredits(product, petra, 50);
    await p.leave();
  });

  it('goes by keyboard alone, from the price list over the bank to the credits [M5] [#71]', async () => {
    const t = wordsOf('en');
    const gerda = await product.member({ name: 'Gerda' });
    const g = await signedIn(stage.browser, gerda, { ...variants[1], baseURL });
    const { page } = g;
    const input = keyboard(page);
    await page.goto('/premium');
    await orderFromList(page, 'paypal', input);
    await decideAtBank(page, 'paid', input);
    await page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
    await input.press(page.getByRole('link', { name: t('payments:order.to_members') }));
    await page.waitForURL('**/members');
    expect(await creditsOf(product, gerda)).toBe(20);
    await g.leave();
  });

  it('leaves the focus on the way to pay that is chosen, so that the arrows go on to the next one [M5] [#E18]', async () => {
    const ida = await product.member({ name: 'Ida' });
    const i = await signedIn(stage.browser, ida, { ...variants[1], baseURL });
    const { page } = i;
    await page.goto('/premium');
    await page.locator('main a[href^="/credits/"]').first().click();
    const ways = page.locator('input[name=method]');
    await ways.first().focus();
    await page.keyboard.press('Space');
    for (const at of [0, 1, 2]) {
      if (at > 0) await page.keyboard.press('ArrowDown');
      const way = await ways.nth(at).getAttribute('value');
      await page.waitForURL(`**/${way}`);
      // What follows from a new address follows within a frame or two.
      await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        await frame();
        await frame();
      });
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(way);
      expect(await ways.nth(at).isChecked()).toBe(true);
    }
    await i.leave();
  });

  it('orders the same again in two presses, the first of which agrees in words [#28] [#49] [#71]', async () => {
    const t = wordsOf('nl');
    const hanna = await product.member({ name: 'Hanna', language: 'nl' });
    await signedUpBefore(product, hanna);
    await bank.decide((await placeOrder(product.signedIn(hanna), { credits: 50 })).payment_id, { status: 'paid' });
    await untilCredits(product, hanna, 50);
    const h = await signedIn(stage.browser, hanna, { ...variants[0], baseURL });
    const { page } = h;
    await page.goto('/credits/repeat-order');
    const again = page.getByRole('link', { name: t('payments:repeat.button') });
    const address = (await again.getAttribute('href')) ?? '';
    await page.getByText(wordsFor('nl').contract.consents.startAtOnce).waitFor();
    await again.click();
    await page.getByText(t('payments:checkout.agreed')).waitFor();
    expect(await h.barriers()).toEqual([]);
    await orderButton(page).click();
    await untilAtBank(page);
    await decideAtBank(page, 'paid');
    await untilCredits(product, hanna, 100);

    // Who comes by the address alone has agreed to nothing.
    await page.goto(address);
    for (const name of consents) expect(await page.locator(`[name=${name}]`).isChecked()).toBe(false);
    await h.leave();
  });

  it('says why a card was refused and leads to PayPal, which is paid [#156] [#167]', async () => {
    const t = wordsOf('nl');
    const bert = await product.member({ name: 'Bertolt' });
    const b = await signedIn(stage.browser, bert, { ...variants[0], baseURL });
    await b.page.goto('/premium');
    await orderFromList(b.page, 'creditcard');
    await decideAtBank(b.page, 'failed');
    await b.page.getByRole('heading', { level: 1, name: t('payments:order.card_title') }).waitFor();
    await b.page.getByRole('link', { name: t('payments:order.with_paypal') }).click();
    await b.page.locator('input[name=method][value=paypal]:checked').waitFor();
    await orderThere(b.page, 'paypal');
    await decideAtBank(b.page, 'paid');
    await b.page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
    expect(await creditsOf(product, bert)).toBe(20);
    await b.leave();
  });

  it('leads from a message without credits to buying, and back to the text in whichever tab the bank comes back, which goes with one press and is charged once [M4] [#13] [#157] [#166] [#E4]', async () => {
    const t = wordsOf('en');
    const [carl, dora] = await Promise.all([product.member({ name: 'Carel', freeMessages: 0 }), product.member({ name: 'Dora' })]);
    const chat = await product.chatOf(dora, carl);
    await product.send(dora, chat, 'Good morning');
    const c = await signedIn(stage.browser, carl, { ...variants[1], baseURL });
    await c.page.goto(`/chats/${chat}`);
    await c.page.locator('#message').fill('Good morning to you');
    await c.page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
    const dialog = c.page.getByRole('dialog');
    expect(await dialog.innerText()).toMatch(/€\d/);
    expect(await c.barriers()).toEqual([]);
    await dialog.getByRole('link', { name: t('chat:refused.buy') }).click();
    await orderFromList(c.page, 'ideal');
    const [order] = await product.sql<{ id: string }>(`select id from payments.orders where member_id = $1`, [carl.id]);
    await bank.decide(order?.id ?? '', { status: 'paid' });

    const page = await c.context.newPage();
    await page.goto(`/transactions/${order?.id}`);
    await page.getByRole('link', { name: t('payments:order.back_to_message') }).click();
    await page.waitForURL(`**/chats/${chat}`);
    await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).dblclick();
    await page.locator('main section ol').getByText('Good morning to you').waitFor();
    await untilCredits(product, carl, 19);
    expect(await product.sql(`select count(*)::int as sent from chats.message where sender_id = $1`, [carl.id])).toEqual([{ sent: 1 }]);
    await c.leave();
  });

  it('takes no order above the limit that a member has set, and leads to it [#E4]', async () => {
    const t = wordsOf('nl');
    const ineke = await product.member({ name: 'Ineke' });
    const i = await signedIn(stage.browser, ineke, { ...variants[0], baseURL });
    const { page } = i;
    await page.goto('/settings/spending');
    await page.locator('[name=limit]').fill('10');
    await page.getByRole('button', { name: t('payments:spending.save') }).click();
    await page.getByRole('button', { name: t('payments:spending.remove') }).waitFor();
    // The field begins anew: what holds now has the focus.
    await eventually(2, () => inFocus(page, page.locator('#spending-limit')));
    await page.goto('/premium');
    await page.locator('main a[href^="/credits/"]').first().click();
    await fillIn(page, 'ideal');
    await orderButton(page).click();
    await page.getByText(errorText('spending_limit', 'nl')).waitFor();
    expect(await i.barriers()).toEqual([]);
    expect(await ordersOf(ineke)).toEqual([]);
    await page.getByRole('link', { name: t('payments:checkout.limit_change') }).click();
    await page.waitForURL('**/settings/spending');
    await i.leave();
  });

  it('shows nobody the order of another member: the page is a 404 [#43]', async () => {
    const [erik, frida] = await Promise.all([product.member({ name: 'Erik' }), product.member({ name: 'Frida' })]);
    const { payment_id: id } = await placeOrder(product.signedIn(erik));
    for (const [who, status] of [
      [frida, 404],
      [erik, 200],
    ] as const) {
      const person = await signedIn(stage.browser, who, { ...variants[0], baseURL });
      expect((await person.page.goto(`/transactions/${id}`))?.status()).toBe(status);
      await person.leave();
    }
  });
});
