import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MollieProvider } from '#payments';
import { ScriptedProvider } from '#testing';
import { anOrder } from './payment-provider-contract.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';
import { ScriptedMollie } from './scripted-mollie.fixture.js';
import { promisesOfSettlements, type SettlementStage } from './settlements-contract.fixture.js';

/** Few, so that a dozen movements make several pages. */
const pageSize = 5;
const token = 'access_of_the_organisation_in_its_tests';
const euros = (minor: number) => ({ currency: 'EUR', value: (minor / 100).toFixed(2) });
const aRefund = (paymentId: string, minor: number) => ({
  paymentId,
  refundId: randomUUID(),
  key: randomUUID(),
  amount: { minor, currency: 'EUR' },
  description: 'Withdrawal',
});

describe('the payouts of the sandbox', () => {
  const clock = new ManualClock();
  let sandbox: SandboxStage;
  let stage: SettlementStage;
  let provider: MollieProvider;
  beforeAll(async () => {
    sandbox = await openSandbox(clock.now);
    provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint, settlementsKey: testKey, pageSize });
    const { control } = sandbox;
    stage = {
      provider,
      pay: async (id) => void (await control.pay(id)),
      refund: async (id, minor) => {
        const refund = await provider.createRefund(aRefund(id, minor));
        await control.moveRefund(refund.id, 'refunded');
      },
      chargeBack: async (id, minor) => void (await control.chargeBack(id, euros(minor))),
      endDay: async () => clock.pass({ days: 1 }),
    };
  });
  afterAll(() => sandbox.close());

  promisesOfSettlements(() => stage);

  const newest = async () => {
    for await (const settlement of provider.settlements.list(new Date(0))) return settlement;
    throw new Error('nothing was paid out');
  };
  const linesOf = async (settlement: Awaited<ReturnType<typeof newest>>) => {
    const lines = [];
    for await (const line of provider.settlements.lines(settlement)) lines.push(line);
    return lines;
  };

  it('are those of days that are over, in euros, with the fees of each way to pay and the scheme of a card', async () => {
    const kronor = await provider.createPayment(anOrder({ amount: { minor: 10_000, currency: 'SEK' }, method: 'swish' }));
    const card = await provider.createPayment(anOrder({ method: 'creditcard' }));
    for (const { id } of [kronor, card]) await stage.pay(id);
    const before = await newest();
    clock.pass({ days: 1 });
    const settlement = await newest();
    expect(settlement.id).not.toBe(before.id);
    const lines = await linesOf(settlement);
    expect(lines.find(({ id }) => id === kronor.id)).toMatchObject({ amount: { minor: 10_000, currency: 'SEK' }, settledMinor: 880 });
    expect(lines.find(({ id }) => id === card.id)?.scheme).toMatch(/^(Visa|Mastercard)$/);
    // 8.80 at 1.6 % and 0.25; 29.95 at 1.8 % and 0.25.
    expect(settlement.periods[0]?.costs.map(({ method, netE4 }) => [method, netE4]).toSorted()).toEqual([
      ['creditcard', 2_500 + 5_391],
      ['swish', 2_500 + 1_408],
    ]);
  });

  it('stay as they were when the sandbox starts again, and what moves later comes into later ones', async () => {
    const payment = await provider.createPayment(anOrder());
    await stage.pay(payment.id);
    clock.pass({ days: 1 });
    const settlement = await newest();
    await sandbox.restart();
    expect(await newest()).toEqual(settlement);
    const { id } = await sandbox.control.chargeBack(payment.id, euros(1_000));
    await sandbox.control.settle();
    const next = await newest();
    expect((await linesOf(next)).map(({ kind, paymentId }) => [kind, paymentId])).toEqual([['chargeback', payment.id]]);
    await sandbox.control.reverseChargeback(id);
    clock.pass({ days: 1 });
    const last = await newest();
    expect([last.amount.minor, await linesOf(last)]).toEqual([1_000, []]);
  });

  it('are none where nothing moved', async () => {
    const before = await newest();
    clock.pass({ days: 30 });
    expect(await newest()).toEqual(before);
  });
});

describe('the payouts of Mollie as it documents itself', () => {
  const clock = new ManualClock();
  const mollie = new ScriptedMollie(clock.now);
  let endpoint: string;
  let stage: SettlementStage;
  beforeAll(async () => {
    endpoint = await mollie.open();
    const provider = new MollieProvider({ key: testKey, endpoint, settlementsKey: token, pageSize });
    stage = {
      provider,
      pay: async (id) => mollie.pay(id),
      refund: async (id, minor) => mollie.moveRefund(mollie.refundThere(id, minor), 'refunded'),
      chargeBack: async (id, minor) => void mollie.chargeBack(id, minor),
      endDay: async () => {
        clock.pass({ days: 1 });
        mollie.settle();
      },
    };
  });
  afterAll(() => mollie.close());

  promisesOfSettlements(() => stage);

  it('are asked for with the token of the organisation, and by nobody without one', async () => {
    mollie.heard.splice(0);
    await stage.provider.settlements.list(new Date(0))[Symbol.asyncIterator]().next();
    expect(mollie.heard).toEqual([{ method: 'GET', url: '/v2/settlements?limit=5', key: `Bearer ${token}` }]);
    const { settlements } = new MollieProvider({ key: testKey, endpoint });
    expect(settlements.isReadable).toBe(false);
    await expect(settlements.list(new Date(0))[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind: 'misconfigured' });
    expect(mollie.heard).toHaveLength(1);
  });

  it.each([
    [403, 'misconfigured'],
    [429, 'unavailable'],
    ['other json', 'unavailable'],
  ] as const)('say what %s means', async (bad, kind) => {
    mollie.next(bad);
    await expect(stage.provider.settlements.list(new Date(0))[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind });
  });
});

describe('the payouts of the provider that specs write', () => {
  let stage: SettlementStage;
  beforeEach(() => {
    const clock = new ManualClock();
    const provider = new ScriptedProvider(() => new Date(clock.now()));
    stage = {
      provider,
      pay: async (id) => void provider.say(id, { status: 'paid', paidAt: new Date(clock.now()) }),
      refund: async (id, minor) => provider.moveRefund(provider.refund(id, minor, null).id, 'refunded'),
      chargeBack: async (id, minor) => void provider.say(id, { chargedBackMinor: minor }),
      endDay: async () => {
        clock.pass({ days: 1 });
        provider.settlements.settle();
      },
    };
  });

  promisesOfSettlements(() => stage);
});
