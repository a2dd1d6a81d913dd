import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { ProviderSettlement, SettlementLine } from '#payments';
import { all, anOrder, PRICE, type ProviderStage } from './provider-stage.fixture.js';

/** The promises of the port about payouts: the same for every provider that the product is run or tested with. */
export function promisesOfSettlements(stage: () => ProviderStage): void {
  const paid = async (orderId: string = randomUUID()): Promise<string> => {
    const { id } = await stage().provider.createPayment(anOrder({ orderId }));
    await stage().pay(id);
    return id;
  };
  const list = (since = new Date(0)) => all(stage().provider.settlements.list(since));
  const newest = async (): Promise<ProviderSettlement> => {
    const [found] = await list();
    if (!found) throw new Error('nothing was paid out');
    return found;
  };
  const lines = (settlement: ProviderSettlement) => all(stage().provider.settlements.lines(settlement));
  const sum = (settlement: ProviderSettlement, of: 'revenue' | 'costs') =>
    settlement.periods.reduce((total, period) => total + period[of].reduce((part, { grossE4 }) => part + grossE4, 0), 0);
  const settledOf = (movements: readonly SettlementLine[]) => movements.reduce((total, { settledMinor }) => total + settledMinor, 0);

  it('may read them', () => {
    expect(stage().provider.settlements.isReadable).toBe(true);
  });

  it('pays out what was paid, less the fees with their VAT', async () => {
    const orderId = randomUUID();
    const id = await paid(orderId);
    await stage().endDay();
    const settlement = await newest();
    expect(settlement).toMatchObject({
      id: expect.stringMatching(/^stl_\w+$/),
      reference: expect.any(String),
      status: 'paidout',
      createdAt: expect.any(Date),
      settledAt: expect.any(Date),
      periods: [{ month: expect.stringMatching(/^\d{4}-\d{2}$/) }],
    });
    expect(await lines(settlement)).toEqual([
      {
        kind: 'payment',
        id,
        paymentId: id,
        orderId,
        method: 'ideal',
        scheme: null,
        amount: { minor: PRICE, currency: 'EUR' },
        settledMinor: PRICE,
        at: expect.any(Date),
      },
    ]);
    expect(sum(settlement, 'revenue')).toBe(PRICE * 100);
    const [costs] = settlement.periods[0]?.costs ?? [];
    expect([costs?.grossE4, (costs?.vatE4 ?? 0) > 0]).toEqual([(costs?.netE4 ?? 0) + (costs?.vatE4 ?? 0), true]);
    expect(Math.abs(PRICE - sum(settlement, 'costs') / 100 - settlement.amount.minor)).toBeLessThan(1);
  });

  it('takes off what went back, to members and to banks, each once', async () => {
    const [kept, returned, disputed] = [await paid(), await paid(), await paid()];
    await stage().endDay();
    const before = await newest();
    expect(new Set((await lines(before)).map(({ id }) => id))).toEqual(new Set([kept, returned, disputed]));
    await stage().moveRefund(await stage().refundThere(returned, 1_000), 'refunded');
    await stage().chargeBack(disputed, PRICE);
    await paid();
    await stage().endDay();
    const after = await newest();
    expect(after.id).not.toBe(before.id);
    const movements = await lines(after);
    expect(movements.map(({ kind, settledMinor }) => `${kind} ${settledMinor}`).toSorted()).toEqual([
      `chargeback -${PRICE}`,
      `payment ${PRICE}`,
      'refund -1000',
    ]);
    expect(movements.find(({ kind }) => kind === 'refund')).toMatchObject({ paymentId: returned, amount: { minor: 1_000 }, orderId: null });
    expect(movements.find(({ kind }) => kind === 'chargeback')).toMatchObject({ paymentId: disputed, amount: { minor: PRICE } });
    expect(sum(after, 'revenue')).toBe(settledOf(movements) * 100);
    // What was told of a payout is told again.
    expect([await list(before.createdAt).then((found) => found.at(-1)), (await lines(before)).length]).toEqual([before, 3]);
  });

  it('lists the newest first, down to a moment, and all movements through all pages', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => paid()));
    await stage().endDay();
    const settlement = await newest();
    expect(new Set((await lines(settlement)).map(({ id }) => id))).toEqual(new Set(made));
    const settlements = await list();
    const times = settlements.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(settlements.map(({ id }) => id)).size).toBe(settlements.length);
    expect((await list(settlement.createdAt)).map(({ id }) => id)).toEqual([settlement.id]);
  });

  it('refuses the movements of what it never paid out', async () => {
    const unknown = { id: 'stl_nobodyever', amount: { minor: 1, currency: 'EUR' } };
    await expect(all(stage().provider.settlements.lines(unknown))).rejects.toMatchObject({ kind: 'refused' });
  });
}
