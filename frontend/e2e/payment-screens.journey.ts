import { beforeAll, describe, expect, it } from '@jest/globals';
import { locales, type Locale, type OrderAnswer, type PricesAnswer, type WithdrawalQuote } from '#contracts';
import { PaymentSandbox, placeOrder, type Answer } from '#testing-product';
import { signedUpBefore, untilCredits } from './support/checkout.js';
import type { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { eventually, isLong, signedIn, type Member } from './support/members.js';
import { faults, load, turn } from './support/page-faults.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
/** The longest words; that no language misses any is compared key by key (every-text.spec.ts). With LONG=1 all. */
const spoken: readonly Locale[] = isLong ? locales : ['fi'];
const variants = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'en', width: 1_280, dark: true },
] as const;

const JOURNEY_MS = 120_000;

describe('the screens of payments', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();
  let buyer: Member;
  let newcomer: Member;
  let ofBuyer: readonly string[];
  let ofNewcomer: readonly string[];

  beforeAll(async () => {
    [buyer, newcomer] = await Promise.all([product.member({ name: 'Annelore' }), product.member({ name: 'Bertolt' })]);
    await signedUpBefore(product, buyer);
    const caller = product.signedIn(buyer);
    const order = async (method: 'ideal' | 'creditcard' | 'banktransfer', status?: 'paid' | 'failed' | 'canceled') => {
      const { payment_id: id } = await placeOrder(caller, { method, credits: 50 });
      if (status) await bank.decide(id, { status, ...(method === 'creditcard' && { failure_reason: 'insufficient_funds' }) });
      const stateNow = async () => ((await caller.get(`/api/orders/${id}`)) as Answer<OrderAnswer>).body.payment.state;
      if (status) await eventually(20, async () => (await stateNow()) !== 'pending');
      return id;
    };
    const returned = await order('ideal', 'paid');
    const { body: quote } = (await caller.get(`/api/orders/${returned}/withdrawal`)) as Answer<WithdrawalQuote>;
    await caller.post(`/api/orders/${returned}/withdrawal`).send({ expected: quote.refund });
    const paid = await order('ideal', 'paid');
    await untilCredits(product, buyer, 50);
    await caller.put('/api/spending/limit').send({ limit_minor: 20_000 });
    await caller.put('/api/spending/limit').send({ limit_minor: 50_000 });
    const others = [
      await order('creditcard', 'failed'),
      await order('ideal', 'failed'),
      await order('ideal', 'canceled'),
      await order('banktransfer'),
      await order('ideal'),
    ];
    const { body } = (await caller.get('/api/prices')) as Answer<PricesAnswer>;
    const checkout = `/credits/${body.prices.bundles[0]?.id}/ideal`;
    ofBuyer = [
      '/transactions',
      '/transactions/withdraw',
      `/transactions/${paid}/withdraw`,
      ...[returned, others[0], paid, ...others.slice(1)].map((id) => `/transactions/${id}`),
      '/settings/spending',
      '/credits',
      checkout,
      '/credits/repeat-order',
      '/pricing',
    ];
    ofNewcomer = ['/premium', checkout, '/transactions', '/transactions/withdraw', '/settings/spending'];
  });

  /** Both of them, each on all of their screens, in one app that is loaded once or once for each language. */
  const visits = async (variant: (typeof variants)[number], see: (person: Person, paths: readonly string[]) => Promise<string[]>) => {
    const found: string[] = [];
    for (const [who, paths] of [
      [buyer, ofBuyer],
      [newcomer, ofNewcomer],
    ] as const) {
      const person = await signedIn(stage.browser, who, { ...variant, baseURL });
      found.push(...(await see(person, paths)));
      await person.leave();
    }
    return found;
  };

  it.each(variantsToRun(variants))(
    'have no barrier in any of their states, in $lang at $width px, dark: $dark [#28] [#29] [#43] [#71] [#118] [#E4]',
    async (variant) => {
      const found = await visits(variant, async (person, paths) => {
        const barriers: string[] = [];
        await load(person.page, '/members');
        for (const path of paths) {
          await turn(person.page, path);
          barriers.push(...(await person.barriers()));
        }
        return barriers;
      });
      expect(found).toEqual([]);
    },
    JOURNEY_MS,
  );

  it(
    'miss no word in any language, and fit a phone with the largest letters [#20] [#118] [#156] [#167] [#E4]',
    async () => {
      const found = await visits(variants[0], async ({ context, page }, paths) => {
        const faulty: string[] = [];
        for (const locale of spoken) {
          await context.addCookies(Object.entries({ locale, text: '150' }).map(([name, value]) => ({ name, value, url: baseURL })));
          await load(page, '/members');
          for (const path of paths) faulty.push(...(await faults(page, locale, path, { go: turn })));
        }
        return faulty;
      });
      expect(found).toEqual([]);
    },
    JOURNEY_MS,
  );
});
