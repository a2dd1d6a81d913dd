import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MollieProvider, type ProviderPayment } from '#payments';
import { aDebit, aMandate, promisesAboutDebits } from './debit-contract.fixture.js';
import { anOrder, meanings, promisesOfAPaymentProvider, type BadAnswer, type ProviderStage } from './payment-provider-contract.fixture.js';
import { ScriptedMollie } from './scripted-mollie.fixture.js';

const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
const badAnswers = [401, 403, 404, 409, 410, 422, 429, 500, 503, 'slow', 'slow end', 'cut', 'no json', 'other json', 'redirect'] as const;

let mollie: ScriptedMollie;
let provider: MollieProvider;
let stage: ProviderStage;
beforeAll(async () => {
  mollie = new ScriptedMollie();
  provider = new MollieProvider({ key, endpoint: await mollie.open(), timeoutMs: 500 });
  stage = {
    provider,
    pay: async (id) => mollie.pay(id),
    failCard: async (id, reason) => mollie.failCard(id, reason),
    chargeBack: async (id) => void mollie.chargeBack(id),
    refuseDebit: async (id, reason) => mollie.refuseDebit(id, reason),
    takeBack: async (id, reason) => void mollie.chargeBack(id, undefined, reason),
    makePayments: async (count) => {
      for (let made = 0; made < count; made += 1) mollie.add(aPaymentOfSomebody);
    },
    next: async (bad) => mollie.next(bad),
  };
});
afterAll(() => mollie.close());

const aPaymentOfSomebody = {
  amount: { currency: 'EUR', value: '10.00' },
  description: 'Order #98765',
  method: 'ideal',
  locale: 'en_US',
  redirectUrl: 'https://webshop.example.org/order/98765/',
  webhookUrl: 'https://webshop.example.org/payments/webhook/',
  metadata: null,
};

async function all(payments: AsyncIterable<ProviderPayment>): Promise<ProviderPayment[]> {
  const listed: ProviderPayment[] = [];
  for await (const payment of payments) listed.push(payment);
  return listed;
}

describe('Mollie as it documents itself', () => {
  promisesOfAPaymentProvider(() => stage, badAnswers);
  promisesAboutDebits(() => stage);

  const aRefund = () => ({
    paymentId: 'tr_1',
    refundId: randomUUID(),
    key: randomUUID(),
    amount: { minor: 100, currency: 'EUR' },
    description: 'Back',
  });
  const methods: readonly (readonly [name: string, call: () => Promise<unknown>])[] = [
    ['createPayment', () => provider.createPayment(anOrder())],
    ['findPayment', () => provider.findPayment('tr_1')],
    ['listPayments', () => all(provider.listPayments(new Date(0)))],
    ['createRefund', () => provider.createRefund(aRefund())],
    ['listRefunds', () => provider.listRefunds('tr_1')],
    ['createMandate', () => provider.createMandate(aMandate())],
    ['findMandate', () => provider.findMandate('cst_1', 'mdt_1')],
    ['revokeMandate', () => provider.revokeMandate('cst_1', 'mdt_1')],
    ['deleteCustomer', () => provider.deleteCustomer('cst_1')],
    ['createDebit', () => provider.createDebit(aDebit({ customerId: 'cst_1', id: 'mdt_1' }))],
    ['listMethods', () => provider.listMethods('EUR')],
  ];
  /** What these ask for is not there, and that is their answer. */
  const gone: readonly string[] = [
    'findPayment 404',
    'findMandate 404',
    'findMandate 410',
    'revokeMandate 404',
    'revokeMandate 410',
    'deleteCustomer 404',
    'deleteCustomer 410',
  ];
  // Whatever is said besides, a mandate is revoked and a customer deleted with a status of 2xx.
  const withoutAnswer: readonly string[] = ['revokeMandate', 'deleteCustomer'];
  const cases = methods
    .flatMap(([name, call]) => badAnswers.map((bad) => ({ name, call, bad })))
    .filter(({ name, bad }) => !withoutAnswer.includes(name) || bad !== 'other json');

  it.each(cases)('$name asks once and says what $bad means', async ({ name, call, bad }: (typeof cases)[number]) => {
    const before = mollie.heard.length;
    mollie.next(bad satisfies BadAnswer);
    if (gone.includes(`${name} ${bad}`)) expect((await call()) ?? null).toBeNull();
    else await expect(call()).rejects.toMatchObject({ name: 'ProviderError', kind: meanings[bad] });
    expect(mollie.heard).toHaveLength(before + 1);
  });

  it('leaves out what waits for Mollie, and what nobody here knows', async () => {
    expect(await provider.listMethods('EUR')).not.toEqual(expect.arrayContaining(['paypal']));
    expect(await provider.listMethods('SEK')).toEqual(['creditcard', 'applepay']);
  });

  it('tells the words of a refusal, and never the key', async () => {
    mollie.next(422);
    const refused = await provider.createPayment(anOrder()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'Mollie answered 422: Unprocessable Entity As the script says.' });
    mollie.next('cut');
    const cut = await provider.createPayment(anOrder()).catch((error: unknown) => error);
    expect(JSON.stringify([String(refused), String(cut)])).not.toContain(key);
  });

  it('refuses an account that cannot be, and repeats it to nobody', async () => {
    const wrong = aMandate({ iban: 'NL18RABO0213698412' });
    const refused = await provider.createMandate(wrong).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'ProviderError', kind: 'refused', status: 422 });
    expect(String(refused)).toContain('is invalid');
    expect(String(refused)).not.toContain('RABO');
  });

  describe('where the next page is on another host', () => {
    beforeEach(() => void mollie.heard.splice(0));

    it('asks its own endpoint for it, with the key', async () => {
      await stage.makePayments(300);
      await all(provider.listPayments(new Date(0)));
      expect(mollie.heard.length).toBeGreaterThan(1);
      expect(mollie.heard[0]).toEqual({ method: 'GET', url: '/v2/payments?limit=250', key: `Bearer ${key}` });
      for (const { url } of mollie.heard.slice(1)) expect(url).toMatch(/^\/v2\/payments\?from=tr_\w+&limit=250$/);
    });
  });
});
