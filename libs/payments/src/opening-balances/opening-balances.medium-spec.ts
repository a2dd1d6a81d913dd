import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { PremiumService } from '../orders/index.js';
import { OpeningBalances } from './opening-balances.service.js';

setLogLevel('silent');
const run = '0190d9c0-0000-7000-8000-000000000001';
let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

/** A member without a wallet, as one whose account was just made. */
async function newcomer(): Promise<string> {
  const { id } = await world.member();
  await world.rows(`delete from payments.wallet where member_id = $1`, [id]);
  return id;
}
const inTx = <Result>(work: Parameters<Transactions['run']>[0]) => world.get(Transactions).run(work) as Promise<Result>;
const booked = () => inTx<number>((tx) => world.get(OpeningBalances).booked(tx, run));

describe('what members of another product bring along', () => {
  it('is booked once against an account of its own, and booked off by another entry', async () => {
    const [rich, poor] = [await newcomer(), await newcomer()];
    const credits = [
      { amount: 20, unitValue: { minor: 80, currency: 'EUR' } },
      { amount: 3, unitValue: null },
    ];
    await inTx((tx) =>
      world.get(OpeningBalances).openAll(tx, run, [
        { memberId: rich, credits, premium: false },
        { memberId: poor, credits: [], premium: false },
      ]),
    );
    expect(await booked()).toBe(23);
    expect(await world.rows(`select amount, kind, contra, ref from payments.ledger_entry`)).toEqual([
      { amount: 23, kind: 10, contra: 8, ref: run },
    ]);
    expect(await world.rows(`select from payments.drift($1::uuid[])`, [[rich, poor]])).toEqual([]);

    await inTx((tx) => world.get(OpeningBalances).undo(tx, run, rich));
    await inTx((tx) => world.get(OpeningBalances).undo(tx, run, poor));
    expect(await booked()).toBe(0);
    expect(await world.rows(`select amount from payments.ledger_entry order by id`)).toEqual([{ amount: 23 }, { amount: -23 }]);
    expect(await world.rows(`select balance from payments.wallet where member_id = $1`, [rich])).toEqual([{ balance: 0 }]);
  });

  it('leaves what a member got here besides', async () => {
    const id = await newcomer();
    const credits = [{ amount: 5, unitValue: null }];
    await inTx((tx) => world.get(OpeningBalances).openAll(tx, run, [{ memberId: id, credits, premium: false }]));
    await world.rows(`select payments.credit($1, 2, 'adjustment', $1)`, [id]);
    await inTx((tx) => world.get(OpeningBalances).undo(tx, run, id));
    expect(await world.rows(`select balance from payments.wallet where member_id = $1`, [id])).toEqual([{ balance: 2 }]);
  });

  it('is premium that no undone purchase takes away', async () => {
    const [brought, bought] = [await newcomer(), await newcomer()];
    await inTx((tx) =>
      world.get(OpeningBalances).openAll(tx, run, [
        { memberId: brought, credits: [], premium: true },
        { memberId: bought, credits: [], premium: false },
      ]),
    );
    const review = async (memberId: string) => {
      await world.rows(`update visibility.member_standing set paid = true where member_id = $1`, [memberId]);
      await inTx((tx) => world.get(PremiumService).review(tx, memberId as Parameters<PremiumService['review']>[1]));
      return (await world.rows<{ paid: boolean }>(`select paid from visibility.member_standing where member_id = $1`, [memberId]))[0]?.paid;
    };
    expect([await review(brought), await review(bought)]).toEqual([true, false]);
  });
});
