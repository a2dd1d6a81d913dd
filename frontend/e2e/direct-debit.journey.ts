import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { DirectDebitAnswer, Locale, OrderAnswer, PricesAnswer } from '#contracts';
import { dayText, errorText, moneyText } from '#i18n';
import { mailsTo, PaymentSandbox, type Answer } from '#testing-product';
import { creditsOf, orderButton, signedUpBefore, untilCredits } from './support/checkout.js';
import { aPayer, codeBySms, dayComes, fillInAccount, orderByMandate, typeCode, wrongly, type Payer } from './support/direct-debit.js';
import { keyboard } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'nl', width: 390, dark: true, iban: 'nl91 abna 0417 1643 00' },
  { lang: 'de', width: 1_280, dark: false, iban: 'DE89 3704 0044 0532 0130 00' },
] as const satisfies readonly { readonly lang: Locale; readonly width: number; readonly dark: boolean; readonly iban: string }[];
const JOURNEY_MS = 120_000;

describe('M11 direct debit', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  const bundleOf = async (member: Member, credits: number): Promise<string> => {
    const { body } = (await product.signedIn(member).get('/api/prices')) as Answer<PricesAnswer>;
    return body.prices.bundles.find((one) => one.credits === credits)?.id ?? '';
  };
  const orderOf = async (member: Member, id: string) =>
    ((await product.signedIn(member).get(`/api/orders/${id}`)) as Answer<OrderAnswer>).body.payment;
  const pathFor = async (member: Member, credits = 20) => `/directdebit?bundle=${await bundleOf(member, credits)}`;
  const buyer = async (lang: Locale) => {
    const member = await product.member({ name: 'Annelore', language: lang });
    await signedUpBefore(product, member);
    return member;
  };
  /** From the form to the page of the order. */
  const orders = async (page: Page, path: string, payer: Payer): Promise<string> => {
    await page.goto(path);
    await fillInAccount(page, payer);
    await page.locator('[name=otp]').waitFor();
    await typeCode(page, await codeBySms(payer.phone));
    return orderByMandate(page);
  };

  it.each(variantsToRun(variants, variants.length))(
    'refuses a wrong code, books a part of the credits at once, announces amount and day with the mandate, and can be revoked, by keyboard, in $lang at $width px [M11] [#39] [#72] [#94] [#129] [#167]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await buyer(variant.lang);
      const a = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = a;
      const input = keyboard(page);
      const payer = aPayer({ iban: variant.iban });
      await page.goto(`/credits/${await bundleOf(anna, 50)}`);
      await input.check(page.locator('input[name=method][value=directdebit]'));
      await input.press(page.getByRole('link', { name: t('payments:debit.next') }));
      await page.waitForURL('**/directdebit?bundle=*');

      // Nothing is ticked for a member, and nothing is sent without the account.
      await input.press(orderButton(page));
      await page.locator('#error-summary-title').waitFor();
      expect(await page.locator('main [type=checkbox]:checked').count()).toBe(0);
      expect(await page.locator('main [id$="-error"]').count()).toBe(8);
      expect(await a.barriers()).toEqual([]);
      await fillInAccount(page, { ...payer, iban: 'NL92 ABNA 0417 1643 00' }, input);
      await page.locator('#iban-error').getByText(errorText('iban_invalid', variant.lang)).waitFor();
      await input.fill(page.locator('main [name=iban]'), payer.iban);
      await input.press(orderButton(page));

      await page.getByRole('heading', { level: 2, name: t('direct-debit:code.title') }).waitFor();
      const code = await codeBySms(payer.phone);
      expect(await a.barriers()).toEqual([]);
      await typeCode(page, wrongly(code), input);
      const wrong = page.locator('#otp-error');
      await wrong.waitFor();
      expect((await wrong.innerText()).trim()).toBe(variant.lang === 'nl' ? 'Code ongeldig' : errorText('code_invalid', variant.lang));
      await page.getByText(t('direct-debit:code.tries_left_other', { count: 4 })).waitFor();
      expect(await a.barriers()).toEqual([]);

      // A reload in the middle finds the step again; the code is typed as it is read.
      await page.reload();
      await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`, input);
      await page.getByRole('heading', { level: 2, name: t('direct-debit:summary.title') }).waitFor();
      expect(await a.barriers()).toEqual([]);
      expect(await creditsOf(product, anna)).toBe(0);
      const orderId = await orderByMandate(page, input);

      const { amount, debit } = await orderOf(anna, orderId);
      const day = dayText(debit?.collect_on ?? '', variant.lang);
      await page.getByRole('heading', { level: 1, name: t('payments:debit.announced_title', { date: day }) }).waitFor();
      expect(await a.barriers()).toEqual([]);
      expect(debit).toMatchObject({ state: 'announced', credits_at_once: 31, credits_later: 19 });
      expect(await creditsOf(product, anna)).toBe(31);
      const mail = await eventually(60, async () => (await mailsTo(anna.email)).find(({ attachments }) => attachments.length > 0));
      expect(mail.attachments).toEqual([expect.objectContaining({ type: 'application/pdf' })]);
      for (const fact of [moneyText(amount, variant.lang), day]) expect(mail.text).toContain(fact);

      await input.press(page.getByRole('link', { name: t('payments:debit.mandates') }));
      await page.waitForURL('**/settings/spending');
      const paper = page.locator('main a[href^="/api/direct-debit/mandates/"]');
      await paper.waitFor();
      expect(await a.barriers()).toEqual([]);
      const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await input.press(page.getByRole('button', { name: t('direct-debit:mandates.revoke_name', { end: debit?.iban_ends_in ?? '' }) }));
      const dialog = page.getByRole('dialog');
      await dialog.getByText(t('direct-debit:mandates.revoke_announced')).waitFor();
      expect(await a.barriers()).toEqual([]);
      await input.press(dialog.getByRole('button', { name: t('direct-debit:mandates.revoke_yes') }));
      await dialog.waitFor({ state: 'detached' });
      await untilCredits(product, anna, 0);
      await page.goto(`/transactions/${orderId}`);
      await page.getByRole('heading', { level: 1, name: t('payments:order.called_off_title') }).waitFor();
      expect(await a.barriers()).toEqual([]);
      expect(a.complaints.filter((line) => !/\b422\b/.test(line))).toEqual([]);
      await a.leave();
    },
    JOURNEY_MS,
  );

  it(
    'offers the account that is known, tells of the limit with its time, and gives the credits back when an order is cancelled [M11]',
    async () => {
      const t = wordsOf('nl');
      const gerda = await buyer('nl');
      const g = await signedIn(stage.browser, gerda, { ...variants[0], baseURL });
      const { page } = g;
      const payer = aPayer();
      const path = await pathFor(gerda);
      const first = await orders(page, path, payer);
      await untilCredits(product, gerda, 20);

      await page.goto(path);
      await page.locator('input[name=account]:checked').waitFor();
      expect(await page.locator('[name=iban]').count()).toBe(0);
      await page.getByText(t('direct-debit:form.known', { end: '4300' })).waitFor();
      expect(await g.barriers()).toEqual([]);
      await page.locator('[name=authorised]').check();
      await orderButton(page).click();
      await page.locator('[name=otp]').waitFor();
      await typeCode(page, await codeBySms(payer.phone, 1));
      const second = await orderByMandate(page);
      await untilCredits(product, gerda, 40);

      await page.goto(path);
      await page.getByText('Uw limiet voor automatische incasso betalingen is bereikt').waitFor();
      const { body } = (await product.signedIn(gerda).get('/api/direct-debit')) as Answer<DirectDebitAnswer>;
      expect(body.direct_debit.availability).toBe('limit');
      await page.getByText(dayText((body.direct_debit.free_at ?? '').slice(0, 10), 'nl')).waitFor();
      expect(await g.barriers()).toEqual([]);
      await page.getByRole('link', { name: t('direct-debit:refused.other') }).click();
      await page.waitForURL('**/credits/*');

      await page.goto(`/transactions/${second}`);
      await page.getByRole('button', { name: t('payments:waiting.cancel') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(t('payments:debit.cancel_text')).waitFor();
      await dialog.getByRole('button', { name: t('payments:waiting.cancel_yes') }).click();
      await page.getByRole('heading', { level: 1, name: t('payments:order.called_off_title') }).waitFor();
      await untilCredits(product, gerda, 20);
      expect((await orderOf(gerda, first)).debit?.state).toBe('announced');
      await g.leave();
    },
    JOURNEY_MS,
  );

  it(
    'that the bank gives back takes the credits, and blocks account, IBAN and phone, each with the words of the catalogue [M11] [#139]',
    async () => {
      const t = wordsOf('nl');
      const [ida, jan, koos] = await Promise.all([buyer('nl'), buyer('nl'), buyer('nl')]);
      const blocked = 'Je account is geblokkeerd voor automatische incasso.';
      expect(errorText('debit_blocked', 'nl')).toBe(blocked);
      const i = await signedIn(stage.browser, ida, { ...variants[0], baseURL });
      const { page } = i;
      // Its bank does nothing until it is told to.
      const payer = aPayer({ iban: 'NL90 TEST 0000 0099 05' });
      const orderId = await orders(page, await pathFor(ida, 50), payer);
      await untilCredits(product, ida, 31);
      await dayComes(product, orderId);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: t('payments:debit.sent_title') }).waitFor();
      expect(await page.getByRole('button', { name: t('payments:waiting.cancel') }).count()).toBe(0);
      expect(await i.barriers()).toEqual([]);
      await eventually(60, async () =>
        bank.returnDebit(orderId).then(
          () => true,
          () => undefined,
        ),
      );
      await page.getByRole('heading', { level: 1, name: t('payments:debit.returned_title') }).waitFor();
      expect(await i.barriers()).toEqual([]);
      await untilCredits(product, ida, 0);

      await page.goto(await pathFor(ida));
      await page.getByText(blocked).waitFor();
      expect(await page.locator('[name=iban]').count()).toBe(0);
      expect(await i.barriers()).toEqual([]);
      await i.leave();

      // Another member with that account, and one with that phone.
      for (const [who, theirs] of [
        [jan, aPayer({ iban: payer.iban })],
        [koos, aPayer({ phone: payer.phone })],
      ] as const) {
        const person = await signedIn(stage.browser, who, { ...variants[0], baseURL });
        await person.page.goto(await pathFor(who));
        await fillInAccount(person.page, theirs);
        await person.page.getByText(blocked).waitFor();
        expect(await person.page.locator('[name=otp]').count()).toBe(0);
        expect(await person.page.locator('main [name=city]').inputValue()).toBe(theirs.city);
        expect(await person.barriers()).toEqual([]);
        await person.leave();
      }
    },
    JOURNEY_MS,
  );

  it('sends another code to the same phone after five wrong ones, and goes on with it [M11] [#129]', async () => {
    const t = wordsOf('nl');
    const mia = await buyer('nl');
    const m = await signedIn(stage.browser, mia, { ...variants[0], baseURL });
    const { page } = m;
    const payer = aPayer();
    await page.goto(await pathFor(mia));
    await fillInAccount(page, payer);
    await page.locator('[name=otp]').waitFor();
    const code = await codeBySms(payer.phone);
    for (let left = 4; left > 0; left -= 1) {
      await typeCode(page, wrongly(code));
      await page.getByText(t(`direct-debit:code.tries_left_${left === 1 ? 'one' : 'other'}`, { count: left })).waitFor();
    }
    await typeCode(page, wrongly(code));
    await page.getByText(t('direct-debit:over.wrong', { end: payer.phone.slice(-3) })).waitFor();
    expect(await m.barriers()).toEqual([]);
    // Half a minute passes.
    await product.sql(`update payments.debit_request set otp_sent_at = otp_sent_at - interval '1 minute' where member_id = $1`, [mia.id]);
    await page.reload();
    await page.getByRole('button', { name: t('direct-debit:code.again') }).click();
    await page.locator('[name=otp]').waitFor();
    await typeCode(page, await codeBySms(payer.phone, 1));
    await page.getByRole('heading', { level: 2, name: t('direct-debit:summary.title') }).waitFor();
    await m.leave();
  });

  it('leads a member without a mobile phone to the other ways to pay, and whoever names no bundle to the bundles [#39] [#129]', async () => {
    const t = wordsOf('de');
    const lena = await buyer('de');
    const l = await signedIn(stage.browser, lena, { ...variants[1], baseURL });
    const { page } = l;
    await page.goto('/directdebit');
    await page.locator('main a[href^="/directdebit?bundle="]').first().waitFor();
    expect(await l.barriers()).toEqual([]);
    await page.locator('main a[href^="/directdebit?bundle="]').first().click();
    await fillInAccount(page, aPayer({ phone: '030 123 45 67' }));
    await page.locator('#phone-error').getByText(errorText('phone_not_mobile', 'de')).waitFor();
    await page.getByRole('link', { name: t('direct-debit:form.no_mobile') }).click();
    await page.waitForURL('**/credits/*');
    await page.locator('input[name=method]').first().waitFor();
    await l.leave();
  });
});
