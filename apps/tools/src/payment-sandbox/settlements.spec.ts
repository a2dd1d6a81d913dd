import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProviderSettlement } from '#payments';
import { all, anOrder, euros, sandboxStage, scriptedStage, type ProviderStage } from './provider-stage.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, type SandboxStage } from './sandbox-stage.fixture.js';
import { promisesOfSettlements } from './settlements-contract.fixture.js';

let stage: ProviderStage;

describe('the payouts of the sandbox', () => {
  const clock = new ManualClock();
  let sandbox: SandboxStage;
  beforeAll(async () => {
    sandbox = await openSandbox(clock.now);
    stage = sandboxStage(sandbox, clock);
  });
  afterAll(() => sandbox.close());

  promisesOfSettlements(() => stage);

  const newest = async (): Promise<ProviderSettlement> => {
    const [found] = await all(stage.provider.settlements.list(new Date(0)));
    if (!found) throw new Error('nothing was paid out');
    return found;
  };
  const linesOf = (settlement: ProviderSettlement) => all(stage.provider.settlements.lines(settlement));

  it('are those of days that are over, in euros, with the fees of each way to pay and the scheme of a card', async () => {
    const kronor = await stage.provider.createPayment(anOrder({ amount: { minor: 10_000, currency: 'SEK' }, method: 'swish' }));
    const card = await stage.provider.createPayment(anOrder({ method: 'creditcard' }));
    for (const { id } of [kronor, card]) await stage.pay(id);
    const before = await newest();
    await stage.endDay();
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
    const payment = await stage.provider.createPayment(anOrder());
    await stage.pay(payment.id);
    await stage.endDay();
    const settlement = await newest();
    await sandbox.restart();
    expect(await newest()).toEqual(settlement);
    const { id } = await sandbox.control.chargeBack(payment.id, euros(1_000));
    await sandbox.control.settle();
    const next = await newest();
    expect((await linesOf(next)).map(({ kind, paymentId }) => [kind, paymentId])).toEqual([['chargeback', payment.id]]);
    await sandbox.control.reverseChargeback(id);
    await stage.endDay();
    const last = await newest();
    expect([last.amount.minor, await linesOf(last)]).toEqual([1_000, []]);
  });

  it('are none where nothing moved', async () => {
    const before = await newest();
    clock.pass({ days: 30 });
    expect(await newest()).toEqual(before);
  });
});

describe('the payouts of the provider that specs write', () => {
  beforeEach(() => void (stage = scriptedStage()));

  promisesOfSettlements(() => stage);
});
