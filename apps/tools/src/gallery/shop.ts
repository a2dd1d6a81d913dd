import type { Page } from 'playwright-core';
import type { BankAccountView, OrderView, PricesView, SpendingView, WithdrawalQuote } from '#contracts';
import { consentIn } from '#payments';
import { answering, languageOf, type Scene } from './scene.js';

export const euro = (minor: number) => ({ minor, currency: 'EUR' });
const bundle = (id: number, credits: number, price: number, payable = price) => ({
  id: `018f0000-0000-7000-8000-00000000000${id}`,
  credits,
  price: euro(price),
  payable: euro(payable),
  unit_price: euro(Math.round(payable / credits)),
  needs_billing: false,
});
const bundles = [bundle(1, 20, 1_900), bundle(2, 50, 4_000), bundle(3, 120, 8_400)];
export const chosen = '018f0000-0000-7000-8000-000000000002';
export const prices: PricesView = {
  country: 'NL',
  bundles,
  methods: ['ideal', 'creditcard', 'paypal', 'banktransfer'],
  vat_basis_points: 2_100,
  discount: null,
  code_refused: null,
  repeat: { bundle_id: chosen, method: 'ideal' },
  unit_price: null,
  consent: consentIn('en', 14),
  withdraw_days: 14,
  open_orders: [],
};
const tonight = new Date(new Date().setHours(21, 40, 0, 0)).toISOString();
export const reduced: PricesView = {
  ...prices,
  repeat: null,
  bundles: [bundle(1, 20, 1_900, 1_425), bundle(2, 50, 4_000, 3_000), bundle(3, 120, 8_400, 6_300)],
  discount: { code: 'TIMEBONUS25', kind: 'time_bonus', basis_points: 2_500, ends_at: tonight },
};
export const orderId = '018f0000-0000-7000-8000-000000000009';
export const order: OrderView = {
  payment_id: orderId,
  state: 'pending',
  at: '2026-11-25T10:00:00.000Z',
  credits: 50,
  price: euro(4_000),
  discount: null,
  amount: euro(4_000),
  vat: { basis_points: 2_100, amount: euro(694) },
  bundle_id: chosen,
  method: 'ideal',
  checkout_url: null,
  transfer: null,
  debit: null,
  cancellable: true,
  failure: null,
  paid_at: null,
  made_premium: false,
  withdraw_until: null,
  withdrawable: false,
  refunds: [],
  invoices: [],
};
export const paid: OrderView = {
  ...order,
  state: 'completed',
  cancellable: false,
  paid_at: '2026-11-25T10:02:00.000Z',
  made_premium: true,
  withdraw_until: '2026-12-09',
  withdrawable: true,
  invoices: [{ kind: 'invoice', number: '2026-000123', path: '/api/invoices/x' }],
};
export const refund = {
  id: orderId,
  cause: 'withdrawal',
  amount: euro(3_200),
  credits: 40,
  state: 'sent',
  at: '2026-11-26T09:00:00.000Z',
} as const;
/** Money that could not be paid back the way it came. */
export const bankAccount: BankAccountView = { amount: euro(3_200), state: 'asked', ends_in: null };
export const failed: OrderView = { ...order, state: 'failed', cancellable: false, failure: 'failed' };
export const quote: WithdrawalQuote = { payment: paid, credits_used: 10, credits_returned: 40, refund: euro(3_200), ends_premium: true };
export const spending: SpendingView = {
  months: [
    { month: '2026-11', paid: [euro(5_900)], returned: [euro(3_200)], credits: { message: 21, photo: 4, gift: 8 } },
    { month: '2026-10', paid: [], returned: [], credits: { message: 5, photo: 0, gift: 0 } },
  ],
  limit: euro(10_000),
  spent: euro(5_900),
  change: { limit: euro(20_000), from: '2026-11-26T14:30:00.000Z' },
};

export const orderCall = /\/api\/orders\/[^/]+(\/check)?$/;
export const ordersCall = /\/api\/orders(\?|$)/;
export const withdrawalCall = /\/withdrawal/;
export const bankAccountCall = /\/api\/orders\/[^/]+\/bank-account/;
export const pricesCall = /\/api\/prices/;
export const spendingCall = /\/api\/spending/;

/** The shop sells as told here, and asks for the consents in the language of the browser. */
export const shop =
  (view: PricesView = prices) =>
  (page: Page): Promise<unknown> =>
    page.route(pricesCall, (route) =>
      route.fulfill({ json: { prices: { ...view, consent: consentIn(languageOf(route), view.withdraw_days) } satisfies PricesView } }),
    );

/** A scene on the page of this order. It is opened from the list, because the server knows nothing of it. */
export const orderScene = (name: string, payment: OrderView, before?: Scene['prepare']): Scene => ({
  name: `payment-order-${name}`,
  who: 'free',
  path: '/transactions',
  whole: true,
  prepare: async (page, cast) => {
    await before?.(page, cast);
    await answering(ordersCall, { payments: [payment], next: null })(page);
    await answering(orderCall, { payment })(page);
    await shop()(page);
  },
  act: async (page) => {
    await page.locator(`main a[href="/transactions/${orderId}"]`).click();
    await page.locator('main dl').first().waitFor();
  },
});
