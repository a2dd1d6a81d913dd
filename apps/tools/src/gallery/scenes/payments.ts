import type { Page } from 'playwright-core';
import type { OrderAnswer, PricesAnswer } from '#contracts';
import { broken, late, refuse, refusing, type Scene } from '../scene.js';
import { chosen, prices, pricesCall, reduced, shop } from '../shop.js';

const checkout = `/credits/${chosen}`;
const form = 'main form:not(:has([name=code])) [type=submit]';

async function order(page: Page): Promise<void> {
  for (const box of await page.locator('main [type=checkbox]').all()) await box.check();
  await page.locator(form).click();
}

/** The page of the bank, for an order of the smallest bundle that is really made. */
const atBank =
  (method: string): Scene['act'] =>
  async (page) => {
    const { prices: view } = (await (await page.request.get('/api/prices')).json()) as PricesAnswer;
    const [bundle] = view.bundles;
    const data = { bundle_id: bundle?.id, method, expected: bundle?.payable, consent: view.consent, despite_open: true };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { payment } = (await (await page.request.post('/api/orders', { data, headers })).json()) as OrderAnswer;
    await page.goto(payment.checkout_url ?? '');
  };

/** From the prices to the checkout. */
export const paymentScenes: readonly Scene[] = [
  { name: 'payment-pricing', who: 'free', path: '/pricing', whole: true },
  { name: 'payment-premium', who: 'free', path: '/premium', whole: true, prepare: shop({ ...prices, repeat: null }) },
  { name: 'payment-premium-discount', who: 'free', path: '/premium', whole: true, prepare: shop(reduced) },
  {
    name: 'payment-premium-code',
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
  {
    name: 'payment-premium-smaller-code',
    who: 'free',
    path: '/premium?code=SPRING',
    prepare: shop({ ...reduced, code_refused: 'smaller' }),
  },
  { name: 'payment-premium-empty', who: 'free', path: '/premium', prepare: shop({ ...prices, bundles: [] }) },
  { name: 'payment-premium-loading', who: 'free', path: '/premium', prepare: late(pricesCall) },
  { name: 'payment-premium-failed', who: 'free', path: '/premium', prepare: broken(pricesCall) },
  { name: 'payment-credits', who: 'premium', path: '/credits', whole: true, prepare: shop() },
  { name: 'payment-repeat-order', who: 'premium', path: '/credits/repeat-order', whole: true, prepare: shop() },
  {
    name: 'payment-repeat-agreed',
    who: 'premium',
    path: '/credits/repeat-order',
    whole: true,
    prepare: shop(),
    act: async (page) => {
      await page.locator(`main a[href="${checkout}/ideal"]`).click();
      await page.locator(form).waitFor();
    },
  },
  { name: 'payment-method', who: 'free', path: checkout, whole: true, prepare: shop() },
  { name: 'payment-review', who: 'free', path: `${checkout}/ideal`, whole: true, prepare: shop(reduced) },
  {
    name: 'payment-missing',
    who: 'free',
    path: checkout,
    whole: true,
    prepare: shop(),
    act: async (page) => {
      await page.locator(form).click();
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'payment-billing',
    who: 'free',
    path: `${checkout}/ideal`,
    whole: true,
    prepare: shop(),
    act: async (page) => {
      await page.locator('main form [role=group] button').first().click();
      await page.locator(form).click();
      await page.locator('[id="billing.city-error"]').waitFor();
    },
  },
  {
    name: 'payment-billing-needed',
    who: 'free',
    path: `${checkout}/ideal`,
    whole: true,
    prepare: shop({ ...prices, bundles: prices.bundles.map((bundle) => ({ ...bundle, needs_billing: true })) }),
  },
  {
    name: 'payment-price-changed',
    who: 'free',
    path: `${checkout}/ideal`,
    whole: true,
    prepare: async (page) => {
      await shop(reduced)(page);
      await refusing(/\/api\/orders$/, 409, 'price_changed')(page);
    },
    act: async (page) => {
      await shop({ ...prices, repeat: null })(page);
      await order(page);
      await page.locator('main [role=status]').waitFor();
    },
  },
  {
    name: 'payment-consent-changed',
    who: 'free',
    path: `${checkout}/ideal`,
    whole: true,
    prepare: async (page) => {
      await shop()(page);
      await refusing(/\/api\/orders$/, 409, 'consent_changed')(page);
    },
    act: async (page) => {
      await shop({ ...prices, withdraw_days: 30 })(page);
      await order(page);
      await page.locator('main [role=status]').waitFor();
    },
  },
  {
    name: 'payment-limit',
    who: 'free',
    path: `${checkout}/ideal`,
    whole: true,
    prepare: async (page) => {
      await shop()(page);
      await refusing(/\/api\/orders$/, 409, 'spending_limit')(page);
    },
    act: async (page) => {
      await order(page);
      await page.locator('main [role=status]').waitFor();
    },
  },
  { name: 'payment-not-confirmed', who: 'newcomer', path: `${checkout}/ideal`, whole: true, prepare: shop() },
  { name: 'payment-gone', who: 'free', path: '/credits/018f0000-0000-7000-8000-0000000000ff', prepare: shop() },
  { name: 'payment-bank', who: 'premium', path: '/credits', whole: true, act: atBank('ideal') },
  { name: 'payment-bank-transfer', who: 'premium', path: '/credits', whole: true, act: atBank('banktransfer') },
  { name: 'payment-bonus', who: 'newcomer', path: '/members' },
  {
    name: 'payment-bonus-offer',
    who: 'newcomer',
    path: '/members',
    prepare: (page) => page.clock.install(),
    act: async (page) => {
      await page.clock.runFor(43_000);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'payment-bonus-notice',
    who: 'newcomer',
    path: '/premium',
    prepare: (page) => page.clock.install(),
    act: (page) => page.clock.runFor(43_000),
  },
];
