import type { OrderView, PricesView, SpendingView, WithdrawalQuote } from '#contracts';
import { answering, broken, late, refuse, refusing, type Scene } from '../scene.js';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const bundle = (id: number, credits: number, price: number, payable = price) => ({
  id: `018f0000-0000-7000-8000-00000000000${id}`,
  credits,
  price: euro(price),
  payable: euro(payable),
  unit_price: euro(Math.round(payable / credits)),
});
const bundles = [bundle(1, 20, 1_900), bundle(2, 50, 4_000), bundle(3, 120, 8_400)];
const chosen = '018f0000-0000-7000-8000-000000000002';
const prices: PricesView = {
  country: 'NL',
  bundles,
  methods: ['ideal', 'creditcard', 'paypal', 'banktransfer'],
  vat_basis_points: 2_100,
  discount: null,
  code_refused: null,
  repeat: { bundle_id: chosen, method: 'ideal' },
  unit_price: null,
  consent_version: '2026-11-01',
  withdraw_days: 14,
};
const tonight = new Date(new Date().setHours(21, 40, 0, 0)).toISOString();
const reduced: PricesView = {
  ...prices,
  repeat: null,
  bundles: [bundle(1, 20, 1_900, 1_425), bundle(2, 50, 4_000, 3_000), bundle(3, 120, 8_400, 6_300)],
  discount: { code: 'TIMEBONUS25', kind: 'time_bonus', basis_points: 2_500, ends_at: tonight },
};
const id = '018f0000-0000-7000-8000-000000000009';
const order: OrderView = {
  payment_id: id,
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
  failure: null,
  paid_at: null,
  made_premium: false,
  withdraw_until: null,
  withdrawable: false,
  refunds: [],
  invoices: [],
};
const paid: OrderView = {
  ...order,
  state: 'completed',
  paid_at: '2026-11-25T10:02:00.000Z',
  made_premium: true,
  withdraw_until: '2026-12-09',
  withdrawable: true,
  invoices: [{ kind: 'invoice', number: '2026-000123', path: '/api/invoices/x' }],
};
const refund = { id, amount: euro(3_200), credits: 40, state: 'sent' as const, at: '2026-11-26T09:00:00.000Z' };
const failed: OrderView = { ...order, state: 'failed', failure: 'failed' };
const quote: WithdrawalQuote = { payment: paid, credits_used: 10, credits_returned: 40, refund: euro(3_200), ends_premium: true };
const spending: SpendingView = {
  months: [
    { month: '2026-11', paid: [euro(5_900)], returned: [euro(3_200)], credits: { message: 21, photo: 4, gift: 8 } },
    { month: '2026-10', paid: [], returned: [], credits: { message: 5, photo: 0, gift: 0 } },
  ],
  limit: euro(10_000),
  spent: euro(5_900),
  change: { limit: euro(20_000), from: '2026-11-26T14:30:00.000Z' },
};

const pricesCall = /\/api\/prices/;
const orderCall = /\/api\/orders\/[^/]+(\/check)?$/;
const withdrawalCall = /\/withdrawal/;
const shop = (view: PricesView = prices) => answering(pricesCall, { prices: view });
const anOrder =
  (payment: OrderView): Scene['prepare'] =>
  async (page) => {
    await answering(orderCall, { payment })(page);
    await shop()(page);
  };
const orderScene = (name: string, payment: OrderView): Scene => ({
  name: `order-${name}`,
  who: 'free',
  path: `/transactions/${id}`,
  whole: true,
  prepare: anOrder(payment),
});
const checkout = `/credits/${chosen}/ideal`;

export const paymentScenes: readonly Scene[] = [
  { name: 'premium', who: 'free', path: '/premium', whole: true, prepare: shop({ ...prices, repeat: null }) },
  { name: 'premium-discount', who: 'free', path: '/premium', whole: true, prepare: shop(reduced) },
  {
    name: 'premium-code',
    who: 'free',
    path: '/premium',
    whole: true,
    prepare: async (page) => {
      await shop({ ...prices, repeat: null })(page);
      await page.route(/\/api\/discountcode/, (route) => refuse(route, 409, 'code_used'));
    },
    act: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('[name=code]').fill('SPRING');
      await page.locator('main form [type=submit]').click();
      await page.locator('#code-error').waitFor();
    },
  },
  { name: 'premium-smaller-code', who: 'free', path: '/premium?code=SPRING', prepare: shop({ ...reduced, code_refused: 'smaller' }) },
  { name: 'premium-empty', who: 'free', path: '/premium', prepare: shop({ ...prices, bundles: [] }) },
  { name: 'premium-loading', who: 'free', path: '/premium', prepare: late(pricesCall) },
  { name: 'premium-failed', who: 'free', path: '/premium', prepare: broken(pricesCall) },
  { name: 'credits', who: 'premium', path: '/credits', whole: true, prepare: shop() },
  { name: 'repeat-order', who: 'premium', path: '/credits/repeat-order', whole: true, prepare: shop() },
  { name: 'checkout', who: 'free', path: checkout, whole: true, prepare: shop(reduced) },
  {
    name: 'checkout-missing',
    who: 'free',
    path: `/credits/${chosen}`,
    whole: true,
    prepare: shop(),
    act: async (page) => {
      await page.locator('form:has([name=pay_for_use]) [type=submit]').click();
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'checkout-limit',
    who: 'free',
    path: checkout,
    whole: true,
    prepare: async (page) => {
      await shop()(page);
      await refusing(/\/api\/orders$/, 409, 'spending_limit')(page);
    },
    act: async (page) => {
      for (const box of await page.locator('[type=checkbox]').all()) await box.check();
      await page.locator('form:has([name=pay_for_use]) [type=submit]').click();
      await page.locator('main [role=status]').waitFor();
    },
  },
  { name: 'checkout-not-confirmed', who: 'newcomer', path: checkout, whole: true, prepare: shop() },
  { name: 'checkout-gone', who: 'free', path: '/credits/018f0000-0000-7000-8000-0000000000ff', prepare: shop() },
  orderScene('pending', order),
  orderScene('to-pay', { ...order, checkout_url: 'https://pay.example/1' }),
  orderScene('transfer', {
    ...order,
    method: 'banktransfer',
    transfer: {
      bank: 'ABN AMRO',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      holder: 'Stichting Mollie Payments',
      reference: 'RF12-3456-7890',
    },
  }),
  orderScene('completed', paid),
  orderScene('returned', {
    ...paid,
    made_premium: false,
    withdrawable: false,
    refunds: [refund],
    invoices: [...paid.invoices, { kind: 'credit_note', number: '2026-000124', path: '/api/invoices/y' }],
  }),
  orderScene('failed', failed),
  orderScene('card-failed', { ...failed, method: 'creditcard', failure: 'card_funds' }),
  orderScene('cancelled', { ...order, state: 'cancelled' }),
  { name: 'order-loading', who: 'free', path: `/transactions/${id}`, prepare: late(orderCall) },
  {
    name: 'orders',
    who: 'free',
    path: '/transactions',
    prepare: answering(/\/api\/orders(\?|$)/, {
      payments: [order, failed, { ...paid, refunds: [refund] }, { ...order, state: 'cancelled' }],
      next: 'more',
    }),
  },
  { name: 'orders-empty', who: 'free', path: '/transactions', prepare: answering(/\/api\/orders(\?|$)/, { payments: [], next: null }) },
  { name: 'orders-failed', who: 'free', path: '/transactions', prepare: broken(/\/api\/orders/) },
  { name: 'withdraw', who: 'free', path: `/transactions/${id}/withdraw`, whole: true, prepare: answering(withdrawalCall, quote) },
  {
    name: 'withdraw-confirm',
    who: 'free',
    path: `/transactions/${id}/withdraw`,
    prepare: answering(withdrawalCall, quote),
    act: (page) => page.locator('main button').first().click(),
  },
  {
    name: 'withdraw-done',
    who: 'visitor',
    path: `/transactions/${id}/withdraw?key=a-key-of-a-receipt-that-is-long-enough`,
    prepare: (page) =>
      page.route(withdrawalCall, (route) => {
        const body = route.request().method() === 'POST' ? { refund, at: refund.at } : quote;
        return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
      }),
    act: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('main button').first().click();
      await page.locator('main [role=status]').waitFor();
    },
  },
  {
    name: 'withdraw-over',
    who: 'free',
    path: `/transactions/${id}/withdraw`,
    prepare: (page) => page.route(withdrawalCall, (route) => refuse(route, 409, 'withdrawal_done')),
  },
  { name: 'settings-spending', who: 'free', path: '/settings/spending', whole: true, prepare: answering(/\/api\/spending/, spending) },
  {
    name: 'settings-spending-none',
    who: 'free',
    path: '/settings/spending',
    whole: true,
    prepare: answering(/\/api\/spending/, { months: [], limit: null, spent: euro(0), change: null }),
  },
  { name: 'settings-spending-failed', who: 'free', path: '/settings/spending', prepare: broken(/\/api\/spending/) },
];
