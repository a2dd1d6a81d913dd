import { describe, expect, it } from '@jest/globals';
import type { ComponentProps } from 'react';
import type { BankAccountView, OrderView } from '#contracts';
import { agreedTo, hasAgreed } from '../model/agreed';
import { holderOf } from '../model/open-orders';
import { OrderDetails } from './OrderDetails';
import { BankAccount } from './BankAccount';
import { BundleCards } from './BundleCards';
import { CompletedOrder } from './CompletedOrder';
import { bundle, drawn, euro, order, prices } from './drawn.fixture';
import { FailedOrder } from './FailedOrder';
import { HeldCode } from './HeldCode';
import { MethodChoice } from './MethodChoice';
import { PendingOrder } from './PendingOrder';
import { RepeatOrder } from './RepeatOrder';
import { ReturnedOrder } from './ReturnedOrder';
import { Review } from './Review';
import { WithdrawStart } from './WithdrawSteps';

describe('the bundles', () => {
  it('have one button each, of the same look, and what a message costs in money [#28] [#E4]', async () => {
    const { html, text } = await drawn(<BundleCards prices={prices} code={undefined} />);
    const looks = [...html.matchAll(/<a [^>]*class="([^"]*)"[^>]*href="\/credits/g)].map(([, look]) => look);
    expect(looks).toHaveLength(2);
    expect(new Set(looks).size).toBe(1);
    expect(text).toContain('€0.95 per message');
    expect(text).toContain('€0.80 per message');
  });

  it('show the old price struck and the new one under a discount, both said to screen readers [#71]', async () => {
    const reduced = { ...prices, bundles: [bundle(50, 4000, 3000)] };
    const { html, text } = await drawn(<BundleCards prices={reduced} code="SPRING" />);
    expect(html).toMatch(/<s[ >]/);
    expect(text).toContain('Normal price: €40.00');
    expect(text).toContain('Your price: €30.00');
    expect(html).toContain('?code=SPRING');
  });
});

const reviewed: ComponentProps<typeof Review> = {
  prices,
  bundle: bundle(50, 4000),
  method: 'ideal',
  errors: {},
  busy: false,
  agreed: false,
  wantsBilling: false,
  onBilling: () => undefined,
};

describe('the checkout', () => {
  it('names the ways to pay in plain words, none chosen unasked [#167]', async () => {
    const { html, text } = await drawn(
      <MethodChoice methods={prices.methods} chosen={null} error={undefined} onChoose={() => undefined} />,
      'nl',
    );
    for (const name of ['iDEAL | Wero', 'Creditcard', 'PayPal', 'Overschrijving']) expect(text).toContain(name);
    expect(html).not.toContain('checked');
  });

  it('has two boxes that are not ticked, and a button that says that it costs money [#71]', async () => {
    const review = <Review {...reviewed} />;
    const { html, text } = await drawn(review);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked');
    expect(text).toContain('Please tick both boxes');
    expect(text).toContain('You pay €40.00 including 21% VAT: €6.94 Order and pay');
    const german = await drawn(review, 'de');
    expect(german.text).toContain('Sie zahlen 40,00 € darin enthalten: 21 % MwSt.: 6,94 € Zahlungspflichtig bestellen');
    expect(german.html).toMatch(/<button[^>]*type="submit"[^>]*>(<[^>]*>)*Zahlungspflichtig bestellen(<[^>]*>)*<\/button>/);
  });
});

describe('name and address on the invoice', () => {
  const fields = (html: string) => [...html.matchAll(/<input[^>]*name="billing\.([^"]*)"/g)].map(([, name]) => name);

  it('are a quiet offer, and fields that the browser can fill in once it is taken', async () => {
    const quiet = await drawn(<Review {...reviewed} />);
    expect([fields(quiet.html), quiet.text.includes('Put my name and address on the invoice')]).toEqual([[], true]);

    const open = await drawn(<Review {...reviewed} wantsBilling errors={{ 'billing.city': 'Please fill this in.' }} />);
    expect(fields(open.html)).toEqual(['name', 'street', 'postal_code', 'city']);
    for (const token of ['name', 'address-line1', 'postal-code', 'address-level2']) expect(open.html).toContain(`autoComplete="${token}"`);
    for (const words of ['Other members never see them', 'Without name and address', 'Please fill this in.'])
      expect(open.text).toContain(words);
    expect(open.html).toContain('id="billing.city-error"');
  });

  it('are asked for where the law wants them, and cannot be left off', async () => {
    const { html, text } = await drawn(<Review {...reviewed} bundle={{ ...bundle(50, 4000), needs_billing: true }} />);
    expect(fields(html)).toHaveLength(4);
    expect(text).toContain('The law wants your name and address on an invoice of this amount.');
    expect(text).not.toContain('Without name and address');
  });
});

describe('the same order again', () => {
  it('asks for the consents with its own press, in the words of the boxes, and is then one more press [#71]', async () => {
    const repeated = { ...prices, repeat: { bundle_id: bundle(50, 4000).id, method: 'ideal' as const } };
    const { html, text } = await drawn(<RepeatOrder prices={repeated} code={undefined} />);
    const consents = [prices.consent.start_at_once, prices.consent.pay_for_use];
    for (const consent of consents) expect(text).toContain(consent);
    expect(html).toContain(`href="/credits/${bundle(50, 4000).id}/ideal"`);

    const review = <Review {...reviewed} agreed />;
    const given = await drawn(review);
    expect(given.html).not.toContain('type="checkbox"');
    for (const words of ['You agreed to this:', ...consents]) expect(given.text).toContain(words);
  });

  it('counts as agreed for the text of that press alone, never by the address [#71]', () => {
    const { consent } = prices;
    expect(hasAgreed(agreedTo(consent), { ...consent })).toBe(true);
    for (const other of [{ version: '2' }, { start_at_once: 'Later.' }, { pay_for_use: 'If I withdraw within 30 days, I pay.' }])
      expect(hasAgreed(agreedTo(consent), { ...consent, ...other })).toBe(false);
    for (const state of [null, undefined, 'agreed', {}, { agreed: true }]) expect(hasAgreed(state, consent)).toBe(false);
  });
});

describe('an order', () => {
  it('that waits for a transfer shows what to type at the bank, the account in groups [#118] [#167]', async () => {
    const transfer = { bank: 'ING', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', holder: 'Mollie', reference: 'RF12-3456' };
    const { text } = await drawn(<PendingOrder order={{ ...order, method: 'banktransfer', transfer }} />);
    for (const fact of ['€40.00', 'NL91 ABNA 0417 1643 00', 'ABNANL2A', 'Mollie', 'RF12-3456']) expect(text).toContain(fact);
  });

  it('that is not paid leads to where it is paid, and one that is being processed leads nowhere [#118]', async () => {
    const open = { ...order, checkout_url: 'https://pay.example/1' };
    expect((await drawn(<PendingOrder order={open} />)).html).toContain('href="https://pay.example/1"');
    expect((await drawn(<PendingOrder order={order} />)).html).not.toContain('<a ');
  });

  it('can be cancelled as long as it waits, and says afterwards what becomes of a transfer that was made', async () => {
    const waiting = { ...order, method: 'banktransfer' as const };
    expect((await drawn(<PendingOrder order={waiting} />)).text).toContain('Cancel this order');
    expect((await drawn(<PendingOrder order={{ ...waiting, cancellable: false }} />)).text).not.toContain('Cancel');
    const cancelled = { ...waiting, state: 'cancelled' as const };
    expect((await drawn(<FailedOrder order={cancelled} />)).text).toContain('you get your credits when it arrives');
    const at = '2026-11-26T09:00:00.000Z';
    const withdrawal = { id: '1', cause: 'withdrawal', amount: euro(0), credits: 0, state: 'done', at } as const;
    expect((await drawn(<FailedOrder order={{ ...cancelled, refunds: [withdrawal] }} />)).text).toContain('we will send it back');
  });

  it('that holds a code says so where the code is missed: cancel it or pay it', async () => {
    const holder = holderOf([
      { payment_id: 'b', at: order.at, credits: 20, amount: euro(1900), method: 'ideal', code: null },
      { payment_id: 'a', at: order.at, credits: 50, amount: euro(3000), method: 'banktransfer', code: 'TIMEBONUS25' },
    ]);
    const { html, text } = await drawn(holder ? <HeldCode order={holder} /> : null);
    expect(text).toContain('Your code TIMEBONUS25 waits with your order of 25 November 2026: 50 credits for €30.00.');
    expect(html).toContain('href="/transactions/a"');
    expect(text).toContain('Cancel this order');
    expect(holderOf([])).toBeNull();
  });

  it('says in the words of the catalogue that it failed; a card may be tried again, or PayPal [#156]', async () => {
    const failed = { ...order, state: 'failed' as const, failure: 'failed' as const };
    expect((await drawn(<FailedOrder order={failed} />, 'nl')).text).toContain('De betaling is mislukt of geannuleeerd.');
    const byCard = { ...failed, method: 'creditcard' as const, failure: 'card_funds' as const };
    const { html, text } = await drawn(<FailedOrder order={byCard} />);
    expect(text).toContain('There is not enough money on the card.');
    for (const method of ['creditcard', 'paypal']) expect(html).toContain(`href="/credits/${order.bundle_id}/${method}"`);
  });

  it('that is paid says what was added, and welcomes who became premium [#118]', async () => {
    const paid = { ...order, state: 'completed' as const };
    const { text } = await drawn(<CompletedOrder order={paid} />);
    expect(text).toContain('50 credits');
    expect(text).not.toContain('premium member');
    expect((await drawn(<CompletedOrder order={{ ...paid, made_premium: true }} />)).text).toContain('premium member');
  });

  it('has its invoice and the way out of the contract with its last day, as long as there is one [#E2] [#98]', async () => {
    const invoices = [{ kind: 'invoice' as const, number: '2026-0001', path: '/api/invoices/1' }];
    const paid = { ...order, state: 'completed' as const, withdraw_until: '2026-12-09', withdrawable: true, invoices };
    const { html, text } = await drawn(<OrderDetails order={paid} />);
    expect(html).toContain('href="/api/invoices/1"');
    expect(text).toContain('Withdraw from contract here');
    expect(text).toContain('9 December 2026');
    expect((await drawn(<OrderDetails order={{ ...paid, withdrawable: false }} />)).text).not.toContain('Withdraw');
  });

  it('of which money goes back tells how that stands [#E2] [#118]', async () => {
    const at = '2026-11-26T09:00:00.000Z';
    const sent = { id: '1', cause: 'withdrawal', amount: euro(3200), credits: 40, state: 'sent', at } as const;
    const taken = { id: '2', cause: 'chargeback', amount: euro(800), credits: 10, state: 'done', at } as const;
    const { text } = await drawn(<ReturnedOrder order={{ ...order, state: 'completed', refunds: [sent, taken] }} />);
    expect(text).toContain('€32.00 has been on its way to you since 26 November 2026.');
    expect(text).toContain('Your bank took back €8.00 on 26 November 2026.');
  });

  it('whose money could not be paid back leads to the page that asks for a bank account, and no other return does', async () => {
    const failed = {
      id: '1',
      cause: 'withdrawal',
      amount: euro(3200),
      credits: 40,
      state: 'failed',
      at: '2026-11-26T09:00:00.000Z',
    } as const;
    const path = `/transactions/${order.payment_id}/bank-account`;
    const returned = async (refund: OrderView['refunds'][number]) =>
      (await drawn(<ReturnedOrder order={{ ...order, refunds: [refund] }} />)).html;
    expect(await returned(failed)).toContain(path);
    expect(await returned(failed)).toContain('We will transfer it to the bank account that you give us.');
    expect(await returned({ ...failed, cause: 'ban' })).toContain(path);
    expect(await returned({ ...failed, state: 'requested' })).not.toContain(path);
    expect(await returned({ ...failed, cause: 'provider' })).not.toContain(path);
  });

  it('gives back its price less the used credits, both told in money before anything happens [#E2]', async () => {
    const payment = { ...order, state: 'completed' as const };
    const quote = { payment, credits_used: 10, credits_returned: 40, refund: euro(3200), ends_premium: true };
    const { text } = await drawn(<WithdrawStart quote={quote} onContinue={() => undefined} />);
    expect(text).toContain('You have used 10 of the 50 credits. They cost €8.00. You get €32.00 back.');
    expect(text).toContain('Premium ends');
  });

  it('that is not paid yet is withdrawn from without a word of money or credits that come back', async () => {
    const quote = {
      payment: { ...order, method: 'banktransfer' as const },
      credits_used: 0,
      credits_returned: 0,
      refund: euro(0),
      ends_premium: false,
    };
    const { text } = await drawn(<WithdrawStart quote={quote} onContinue={() => undefined} />);
    expect(text).toContain('You have not paid for this order yet, so you pay nothing.');
    expect(text).not.toContain('whole price back');
  });
});

describe('the bank account for money that could not be paid back', () => {
  const view = { amount: euro(3200), state: 'asked', ends_in: null } as const;
  const of = async (changes: Partial<BankAccountView>) =>
    (await drawn(<BankAccount view={{ ...view, ...changes }} onGive={async () => undefined} />)).text;

  it('is asked for with what happens to it, and of one that was given only the end is shown', async () => {
    expect(await of({})).toContain('You get €32.00 back.');
    expect(await of({})).toContain('delete it when the money has been paid');
    const given = await of({ state: 'given', ends_in: '4300' });
    expect(given).toContain('ends in 4300');
    expect(given).toContain('Give another account');
  });

  it('is not asked for when the money has been paid, or is on its way', async () => {
    for (const state of ['paid', 'not_needed'] as const) expect(await of({ state })).not.toContain('Account number');
    expect(await of({ state: 'paid' })).toContain('€32.00 was paid back to you.');
  });
});
