import type { Page } from 'playwright-core';
import type { DebitRequestView, DebitView, DirectDebitView, MandateView, OrderView } from '#contracts';
import { answering, broken, late, refuse, refusing, type Scene } from '../scene.js';
import { chosen, euro, failed, order, orderScene, paid, prices, pricesCall, refund, shop, spending, spendingCall } from '../shop.js';

const viewCall = /\/api\/direct-debit$/;
const requestsCall = /\/api\/direct-debit\/requests/;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const creditor = { creditor_id: 'NL00ZZZ000000000000', creditor_name: 'Second Spring B.V.' };
const account = { ...creditor, holder: 'A. de Vries', iban_ends_in: '4300' };

const mandate: MandateView = {
  ...account,
  id: '018f0000-0000-7000-8000-0000000000a1',
  reference: 'SS-018f00000001',
  phone_ends_in: '678',
  signed_at: '2026-10-02T09:00:00.000Z',
  last_used_at: '2026-10-02T09:00:00.000Z',
  revoked_at: null,
  state: 'active',
  path: '/api/direct-debit/mandates/x.pdf',
};
const view: DirectDebitView = {
  availability: 'available',
  free_at: null,
  limit: { open_debits: 2, amount: euro(10_000), days: 30 },
  debit_text:
    'I authorise Second Spring B.V. to collect the amount of this order from my bank account by SEPA direct debit. I know that I can have my bank pay it back within 8 weeks.',
  phone_countries: ['NL', 'DE', 'BE', 'AT'],
  mandates: [],
};
const request: DebitRequestView = {
  id: '018f0000-0000-7000-8000-0000000000b1',
  state: 'code_sent',
  phone_ends_in: '678',
  expires_at: inMinutes(10),
  resend_at: inMinutes(1),
  tries_left: 5,
  summary: {
    ...account,
    reference: 'SS-018f00000002',
    amount: euro(4_000),
    collect_on: '2026-12-03',
    text: 'By signing this mandate form, you authorise (A) Second Spring B.V. to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Second Spring B.V.\n\nAs part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank.',
    text_version: '2026-12',
    credits_at_once: 31,
    credits_later: 19,
  },
};
const debit: DebitView = {
  ...creditor,
  state: 'announced',
  mandate_id: mandate.id,
  mandate_reference: mandate.reference,
  iban_ends_in: '4300',
  collect_on: '2026-12-03',
  credits_at_once: 31,
  credits_later: 19,
};
const ordered: OrderView = { ...order, method: 'directdebit', debit };
const returned = { ...debit, state: 'returned' } as const;

const atShop =
  (changes: Partial<DirectDebitView> = {}) =>
  async (page: Page) => {
    await shop({ ...prices, repeat: null, methods: [...prices.methods, 'directdebit'] })(page);
    await answering(viewCall, { direct_debit: { ...view, ...changes } })(page);
  };
const path = `/directdebit?bundle=${chosen}`;
const scene = (name: string, more: Partial<Scene> = {}): Scene => ({
  who: 'free',
  path,
  whole: true,
  prepare: atShop(),
  ...more,
  name: `payment-debit-${name}`,
});
const asked = (name: string, changes: Partial<DebitRequestView>, act?: Scene['act']): Scene =>
  scene(name, {
    path: `${path}&request=${request.id}`,
    prepare: async (page) => {
      await atShop()(page);
      await answering(requestsCall, { request: { ...request, ...changes } })(page);
    },
    ...(act && { act }),
  });

/** Direct debit: the form, the code, the mandate, the order in its states, and the mandates among the settings. */
export const directDebitScenes: readonly Scene[] = [
  scene('method', { path: `/credits/${chosen}/directdebit` }),
  scene('bundles', { path: '/directdebit' }),
  scene('form'),
  scene('known', { prepare: atShop({ mandates: [mandate] }) }),
  scene('missing', {
    act: async (page) => {
      await page.locator('main form [type=submit]').click();
      await page.locator('#error-summary-title').waitFor();
    },
  }),
  scene('refused', {
    prepare: async (page) => {
      await atShop({ mandates: [mandate] })(page);
      await refusing(requestsCall, 403, 'debit_blocked')(page);
    },
    act: async (page) => {
      await page.locator('[name=authorised]').check();
      await page.locator('main form [type=submit]').click();
      await page.locator('main [role=status]').waitFor();
    },
  }),
  scene('blocked', { prepare: atShop({ availability: 'blocked' }) }),
  scene('limit', { prepare: atShop({ availability: 'limit', free_at: inMinutes(60 * 24 * 9) }) }),
  scene('unavailable', { prepare: atShop({ availability: 'unavailable' }) }),
  scene('loading', { prepare: late(pricesCall) }),
  scene('failed', {
    prepare: async (page) => {
      await atShop()(page);
      await broken(viewCall)(page);
    },
  }),
  asked('code', {}),
  asked('summary', { state: 'verified', expires_at: inMinutes(30) }),
  asked('over', { state: 'over' }),
  asked('used', { state: 'used' }),
  asked('other-price', { summary: { ...request.summary, amount: euro(3_000) } }),
  scene('wrong-code', {
    path: `${path}&request=${request.id}`,
    prepare: async (page) => {
      await atShop()(page);
      await page.route(requestsCall, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ json: { request: { ...request, tries_left: 4, resend_at: inMinutes(-1) } } })
          : refuse(route, 422, 'code_invalid'),
      );
    },
    act: async (page) => {
      await page.locator('[name=otp]').fill('123456');
      await page.locator('main form [type=submit]').click();
      await page.locator('#otp-error').waitFor();
    },
  }),
  orderScene('debit-announced', ordered),
  orderScene('debit-sent', { ...ordered, cancellable: false, debit: { ...debit, state: 'sent' } }),
  orderScene('debit-refused', { ...failed, method: 'directdebit', failure: 'debit_returned', debit: returned }),
  orderScene('debit-returned', {
    ...paid,
    method: 'directdebit',
    made_premium: false,
    withdrawable: false,
    refunds: [{ ...refund, cause: 'chargeback', state: 'done' }],
    debit: returned,
  }),
  orderScene('debit-cancelled', { ...ordered, state: 'cancelled', cancellable: false, debit: { ...debit, state: 'cancelled' } }),
  scene('mandates', {
    path: '/settings/spending',
    prepare: async (page) => {
      await answering(spendingCall, spending)(page);
      await atShop({
        mandates: [mandate, { ...mandate, id: `${mandate.id.slice(0, -1)}2`, state: 'revoked', revoked_at: '2026-11-01T12:00:00.000Z' }],
      })(page);
    },
  }),
  scene('revoke', {
    path: '/settings/spending',
    whole: false,
    prepare: async (page) => {
      await answering(spendingCall, spending)(page);
      await atShop({ mandates: [mandate] })(page);
    },
    act: async (page) => {
      await page.locator('main li button').click();
      await page.locator('dialog[open]').waitFor();
    },
  }),
];
