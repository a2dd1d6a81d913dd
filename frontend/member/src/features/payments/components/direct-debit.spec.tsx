import { describe, expect, it } from '@jest/globals';
import type { DebitRequestView, DebitView, DirectDebitView, Locale, MandateView, OrderView, PricesView } from '#contracts';
import { serverNow } from '#kit';
import { DebitAccount } from './DebitAccount';
import { DebitCode } from './DebitCode';
import { DebitNext } from './DebitNext';
import { PendingDebit, ReturnedDebit } from './DebitOrder';
import { DebitSummary } from './DebitSummary';
import { DirectDebitScreen } from './DirectDebitScreen';
import { bundle, drawn, euro, order, prices as shop } from './drawn.fixture';
import { FailedOrder } from './FailedOrder';
import { Mandates } from './Mandates';
import { MethodChoice } from './MethodChoice';
import { NoDirectDebit } from './NoDirectDebit';
import { OrderDetails } from './OrderDetails';

const inAnHour = new Date(serverNow() + 3_600_000).toISOString();
const anHourAgo = new Date(serverNow() - 3_600_000).toISOString();
const prices: PricesView = { ...shop, methods: [...shop.methods, 'directdebit'] };
const chosen = bundle(50, 4000);
const gone = '018f0000-0000-7000-8000-0000000000ff';
const mandate: MandateView = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  reference: 'SPRING-000123',
  creditor_id: 'NL00ZZZ000000000000',
  creditor_name: 'Second Spring B.V.',
  holder: 'A. de Vries',
  iban_ends_in: '4300',
  phone_ends_in: '678',
  signed_at: '2026-10-02T09:00:00.000Z',
  last_used_at: '2026-10-02T09:00:00.000Z',
  revoked_at: null,
  state: 'active',
  path: '/api/direct-debit/mandates/018f0000-0000-7000-8000-0000000000a1.pdf',
};
const view: DirectDebitView = {
  availability: 'available',
  free_at: null,
  limit: { open_debits: 2, amount: euro(10_000), days: 30 },
  debit_text: 'I allow Second Spring B.V. to collect this amount from my account once.',
  phone_countries: ['NL', 'BE'],
  mandates: [],
};
const request: DebitRequestView = {
  id: '018f0000-0000-7000-8000-0000000000b1',
  state: 'code_sent',
  phone_ends_in: '678',
  expires_at: inAnHour,
  resend_at: anHourAgo,
  tries_left: 5,
  summary: {
    reference: 'SPRING-000124',
    creditor_id: 'NL00ZZZ000000000000',
    creditor_name: 'Second Spring B.V.',
    holder: 'A. de Vries',
    iban_ends_in: '4300',
    amount: euro(4000),
    collect_on: '2026-12-03',
    text: 'By signing this mandate form I authorise Second Spring B.V.',
    text_version: '1',
    credits_at_once: 31,
    credits_later: 19,
  },
};
const nothing = async () => undefined;

const screen = (query: string, more: { view?: Partial<DirectDebitView>; request?: Partial<DebitRequestView>; locale?: Locale } = {}) =>
  drawn(<DirectDebitScreen />, more.locale, {
    query,
    known: [
      [['prices', { method: 'directdebit' }], prices],
      ...[chosen.id, gone].map((id) => [['prices', { method: 'directdebit', bundle_id: id }], prices] as const),
      [['direct-debit'], { ...view, ...more.view }],
      ...(more.request ? [[['debit-request', request.id], { ...request, ...more.request }] as const] : []),
    ],
  });
const paying = `?bundle=${chosen.id}`;
const asked = `${paying}&request=${request.id}`;

describe('the way to direct debit', () => {
  it('stands among the ways to pay where the country has it, in plain words [#167]', async () => {
    const choice = (methods: PricesView['methods']) =>
      drawn(<MethodChoice methods={methods} chosen={null} error={undefined} onChoose={() => undefined} />, 'nl');
    expect((await choice(prices.methods)).text).toContain('Automatische incasso');
    expect((await choice(shop.methods)).text).not.toContain('Automatische incasso');
  });

  it('leads from the checkout to a page of its own, with the bundle and the code [#39]', async () => {
    const { html, text } = await drawn(<DebitNext bundle={chosen} code="SPRING" state={null} />);
    expect(html).toContain(`href="/directdebit?bundle=${chosen.id}&amp;code=SPRING"`);
    expect(text).toContain('50 credits for €40.00');
  });

  it('has a bundle chosen first by whoever comes without one [#39]', async () => {
    const { html, text } = await screen('');
    expect(text).toContain('First choose how many credits you would like.');
    for (const { id } of prices.bundles) expect(html).toContain(`href="/directdebit?bundle=${id}"`);
    expect(html).not.toContain('name="iban"');
  });

  it('says that the bundle is gone, and that direct debit cannot be had, with the way to the others', async () => {
    expect((await screen(`?bundle=${gone}`)).text).toContain('This offer is no longer available');
    const { html, text } = await screen(paying, { view: { availability: 'unavailable' } });
    expect(text).toContain('You cannot pay by direct debit here right now');
    expect(html).toContain(`href="/credits/${chosen.id}"`);
    expect(html).not.toContain('name="iban"');
  });
});

describe('who may not pay by direct debit', () => {
  it('is told so in the words of the catalogue when the account is blocked [#139]', async () => {
    const { html, text } = await screen(paying, { view: { availability: 'blocked' }, locale: 'nl' });
    expect(text).toContain('Je account is geblokkeerd voor automatische incasso.');
    expect(html).toContain(`href="/credits/${chosen.id}"`);
    expect(html).not.toContain('name="iban"');
  });

  it('is told of the limit, and when it is free again', async () => {
    const limited = <NoDirectDebit view={{ ...view, availability: 'limit', free_at: '2026-12-24T12:00:00.000Z' }} bundleId={null} />;
    const { html, text } = await drawn(limited, 'nl');
    expect(text).toContain('Uw limiet voor automatische incasso betalingen is bereikt.');
    expect(text).toMatch(/Vanaf 24 december 2026, \d\d:\d\d uur/);
    expect(text).toContain('hoogstens 2 incasso’s');
    expect(html).toContain('href="/credits"');
  });
});

const account = (more: Partial<DirectDebitView> = {}, typed: Parameters<typeof DebitAccount>[0]['typed'] = null) => (
  <DebitAccount
    prices={prices}
    bundle={chosen}
    view={{ ...view, ...more }}
    typed={typed}
    onType={() => undefined}
    onAsked={() => undefined}
    onOldFacts={nothing}
  />
);

describe('the form', () => {
  it('asks for holder, account, address and mobile phone, each by a name that browsers know and with the right keys [#72] [#94]', async () => {
    const { html, text } = await drawn(account());
    expect([...html.matchAll(/<input[^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'holder',
      'iban',
      'street',
      'house_number',
      'zip',
      'city',
      'phone',
      'authorised',
    ]);
    for (const token of ['name', 'address-line1', 'postal-code', 'address-level2', 'tel'])
      expect(html).toContain(`autoComplete="${token}"`);
    expect(html).toContain('type="tel"');
    expect(html).toContain('inputMode="tel"');
    expect(text).toContain('The number can be from: Netherlands, Belgium.');
  });

  it('has a box that is not ticked, with what the member allows, and a way out for whoever has no mobile phone [#129]', async () => {
    const { html, text } = await drawn(account());
    expect(text).toContain(view.debit_text);
    expect(html).not.toContain('checked');
    expect(text).toContain('No mobile phone?');
    expect(html).toContain(`href="/credits/${chosen.id}"`);
  });

  it('offers an account that is known first, and asks for nothing that is known already', async () => {
    const revoked = { ...mandate, id: '018f0000-0000-7000-8000-0000000000a2', state: 'revoked' as const, iban_ends_in: '9999' };
    const { html, text } = await drawn(account({ mandates: [mandate, revoked] }));
    expect(text).toContain('The account that ends in 4300');
    expect(text).toContain('the phone number that ends in 678');
    expect(text).not.toContain('9999');
    expect(html).toMatch(new RegExp(`<input(?=[^>]*value="${mandate.id}")[^>]*checked`));
    expect(html).not.toContain('name="iban"');
    expect(html).toContain('name="authorised"');
  });

  it('still has what was typed when somebody comes back to it', async () => {
    const typed = {
      holder: 'A. de Vries',
      iban: 'NL91 ABNA',
      street: 'Zonlaan',
      house_number: '3',
      zip: '3511',
      city: 'Utrecht',
      phone: '06',
    };
    const { html } = await drawn(account({ mandates: [mandate] }, typed));
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
  });
});

describe('the code', () => {
  const step = (changes: Partial<DebitRequestView> = {}, locale: Locale = 'en') =>
    drawn(<DebitCode request={{ ...request, ...changes }} onChange={() => undefined} onStale={nothing} onBack={() => undefined} />, locale);

  it('goes into a field that the phone fills in, with the keys for digits [#94] [#129]', async () => {
    const { html, text } = await step();
    expect(html).toMatch(/<input(?=[^>]*name="otp")(?=[^>]*autoComplete="one-time-code")(?=[^>]*inputMode="numeric")/);
    expect(text).toContain('the phone number that ends in 678');
    expect(text).toMatch(/It is valid until \d\d:\d\d\./);
  });

  it('can be sent again, but not before its time, which is told', async () => {
    expect((await step()).html).not.toContain('aria-disabled');
    const early = await step({ resend_at: inAnHour });
    expect(early.html).toMatch(
      /aria-disabled="true"[^>]*aria-describedby="resend-from"|aria-describedby="resend-from"[^>]*aria-disabled="true"/,
    );
    expect(early.text).toMatch(/another code from \d\d:\d\d/);
  });

  it('is found again after a reload; one that is over or was used leads on instead of failing', async () => {
    expect((await screen(asked, { request: {} })).html).toContain('name="otp"');
    const over = await screen(asked, { request: { state: 'over' } });
    expect(over.text).toContain('This code is no longer valid');
    expect(over.html).not.toContain('name="otp"');
    const used = await screen(asked, { request: { state: 'used' } });
    expect(used.html).toContain('href="/transactions"');
  });

  it('that was wrong five times can be replaced by another one for the same account, from the time that is told', async () => {
    const wrong = { state: 'over', tries_left: 0 } as const;
    const now = await screen(asked, { request: wrong });
    expect(now.text).toContain('We can send another code to the phone number that ends in 678.');
    expect(now.text).toContain('Send another code');
    expect(now.text).toContain('Change my details');
    expect(now.html).not.toContain('aria-disabled');
    const early = await screen(asked, { request: { ...wrong, resend_at: inAnHour } });
    expect(early.text).toMatch(/You can ask for another code from \d\d:\d\d\./);
    expect(early.html).toContain('aria-disabled="true"');
    const dearer = await screen(asked, { request: { ...wrong, summary: { ...request.summary, amount: euro(3000) } } });
    expect(dearer.text).not.toContain('Send another code');
    expect(dearer.text).toContain('Get a new code');
  });

  it('counts for the amount that it was asked for: with another price a new one is needed', async () => {
    const { html, text } = await screen(asked, { request: { summary: { ...request.summary, amount: euro(3000) } } });
    expect(text).toContain('It was €30.00. Now it is €40.00.');
    expect(html).not.toContain('name="otp"');
  });
});

describe('the summary', () => {
  it('shows creditor, reference, amount and day, and the credits now and later, with both consents and one button that costs money', async () => {
    const { html, text } = await screen(asked, { request: { state: 'verified' } });
    for (const fact of [
      'Second Spring B.V.',
      'NL00ZZZ000000000000',
      'SPRING-000124',
      'A. de Vries',
      'ends in 4300',
      '€40.00',
      '3 December 2026',
      '31 credits',
      '19 credits',
      request.summary.text,
    ])
      expect(text).toContain(fact);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked');
    expect(html.match(/type="submit"/g)).toHaveLength(1);
    expect(text).toContain('The money is collected from your account on the day that stands above.');
    const german = await screen(asked, { request: { state: 'verified' }, locale: 'de' });
    expect(german.html).toMatch(/<button[^>]*type="submit"[^>]*>(<[^>]*>)*Zahlungspflichtig bestellen(<[^>]*>)*<\/button>/);
  });

  it('knows name and address for the invoice from the form', async () => {
    const typed = { holder: 'A. de Vries', iban: 'x', street: 'Zonlaan', house_number: '3', zip: '3511 AA', city: 'Utrecht', phone: 'x' };
    const { html } = await drawn(
      <DebitSummary
        prices={prices}
        bundle={{ ...chosen, needs_billing: true }}
        request={{ ...request, state: 'verified' }}
        typed={typed}
        onOldFacts={nothing}
      />,
    );
    for (const value of ['A. de Vries', 'Zonlaan 3', '3511 AA', 'Utrecht']) expect(html).toContain(`value="${value}"`);
  });
});

describe('an order by direct debit', () => {
  const debit: DebitView = {
    state: 'announced',
    mandate_id: mandate.id,
    mandate_reference: mandate.reference,
    creditor_id: mandate.creditor_id,
    creditor_name: mandate.creditor_name,
    iban_ends_in: '4300',
    collect_on: '2026-12-03',
    credits_at_once: 31,
    credits_later: 19,
  };
  const ordered: OrderView = { ...order, method: 'directdebit', debit };

  it('says when the money is collected, which credits are there, and can be cancelled until then', async () => {
    const { text } = await drawn(<PendingDebit order={{ ...ordered, made_premium: true }} debit={debit} />);
    expect(text).toContain('You already have 31 credits of this order.');
    expect(text).toContain('On 3 December 2026 we collect €40.00 from the account that ends in 4300.');
    expect(text).toContain('The other 19 credits come when your bank has paid.');
    expect(text).toContain('Cancel this order');
    expect(text).toContain('You are now a premium member');
  });

  it('cannot be cancelled any more when the bank has been asked', async () => {
    const sent = { ...debit, state: 'sent' as const };
    const { text } = await drawn(<PendingDebit order={{ ...ordered, debit: sent, cancellable: false }} debit={sent} />);
    expect(text).toContain('is being collected from the account that ends in 4300');
    expect(text).not.toContain('Cancel this order');
  });

  it('that the bank gave back says what became of the credits, and leads to the other ways to pay', async () => {
    const { html, text } = await drawn(<ReturnedDebit order={{ ...ordered, state: 'failed', failure: 'debit_returned' }} />);
    expect(text).toContain('the credits of this order are no longer yours');
    expect(text).toContain('You can no longer pay by direct debit.');
    expect(html).toContain(`href="/credits/${order.bundle_id}"`);
    expect(html).not.toContain('/directdebit"');
  });

  it('that was cancelled says that nothing is collected', async () => {
    const cancelled = { ...ordered, state: 'cancelled' as const, debit: { ...debit, state: 'cancelled' as const } };
    expect((await drawn(<FailedOrder order={cancelled} />)).text).toContain('Nothing will be collected.');
  });

  it('shows the mandate among its details', async () => {
    const { text } = await drawn(<OrderDetails order={ordered} />);
    for (const fact of ['Direct debit', 'ends in 4300', '3 December 2026', 'SPRING-000123', 'NL00ZZZ000000000000'])
      expect(text).toContain(fact);
  });
});

describe('the mandates of a member', () => {
  const list = (changes: Partial<DirectDebitView>) => drawn(<Mandates />, 'en', { known: [[['direct-debit'], { ...view, ...changes }]] });

  it('have their paper, and those that count can be revoked', async () => {
    const revoked = {
      ...mandate,
      id: '018f0000-0000-7000-8000-0000000000a2',
      state: 'revoked' as const,
      revoked_at: '2026-11-01T12:00:00.000Z',
    };
    const lapsed = { ...mandate, id: '018f0000-0000-7000-8000-0000000000a3', state: 'lapsed' as const };
    const { html, text } = await list({ mandates: [mandate, revoked, lapsed] });
    expect(html).toContain(`href="${mandate.path}"`);
    expect(html.match(/Revoke this mandate/g)).toHaveLength(1);
    expect(text).toContain('Revoked on 1 November 2026');
    expect(text).toContain('it was not used for 36 months');
  });

  it('are not spoken of where there is no direct debit', async () => {
    expect((await list({ availability: 'unavailable' })).text.trim()).toBe('');
    expect((await list({})).text).toContain('You have not given a mandate.');
  });
});
