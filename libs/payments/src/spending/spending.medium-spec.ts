import { describe, expect, it } from '@jest/globals';
import { Clock, Transactions } from '#database';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { SpendingService } from './spending.service.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const months = async () => (await world.get(SpendingService).view(anna.id)).months;
/** As in "2026-03", by the clock of Amsterdam. */
const thisMonth = () =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit' }).format(world.get(Clock).now());
const use = (credits: number, reason: 'gift' | 'photo') =>
  world.get(Transactions).run((tx) => tx.query(`select payments.debit($1, $2, $3, uuidv7())`, [anna.id, credits, reason]));

describe('what a member spent', () => {
  it('is told by month: what was paid in money, what came back, and for what the credits went [#E4]', async () => {
    await shop.spend(anna.id, 3);
    await shop.spend(anna.id, 1);
    await use(5, 'gift');
    await use(2, 'photo');
    const paid = [{ minor: 4_000, currency: 'EUR' }];
    const credits = { message: 4, photo: 2, gift: 5 };
    expect(await months()).toEqual([{ month: thisMonth(), paid, returned: [], credits }]);

    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    // 39 of 50 credits were left.
    expect(await months()).toEqual([{ month: thisMonth(), paid, returned: [{ minor: 3_120, currency: 'EUR' }], credits }]);
  });

  it('stands in the month in which it happened where the member lives, the newest month first [#E4]', async () => {
    await world.rows(`update payments.orders set paid_at = '2025-12-31T23:30:00Z' where id = $1`, [orderId]);
    await shop.spend(anna.id);
    expect((await months()).map(({ month, paid }) => [month, paid.map(({ minor }) => minor)])).toEqual([
      [thisMonth(), []],
      ['2026-01', [4_000]],
    ]);
  });
});
