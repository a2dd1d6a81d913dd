import { describe, expect, it } from '@jest/globals';
import { OpenOrders } from '../payment-sync/index.js';
import { PaymentProvider } from '../provider/index.js';
import { ReconciliationService } from '../reconciliation/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const stands = async () => [await shop.balance(anna), await shop.isPaid(anna), await shop.faultsInBooks([anna])];
const state = async () => (await world.rows<{ state: string }>(`select state from payments.orders where id = $1`, [orderId]))[0]?.state;
const chargedBack = async (minor: number) => {
  shop.say(orderId, { chargedBackMinor: minor });
  await shop.sync(orderId);
};
/** What an account holds of the order: what came to it, less what left it. */
const held = async (account: string) => {
  const [row] = await world.rows<{ minor: string }>(
    `select coalesce(sum(case when account = $2 then amount_minor else 0 end - case when contra = $2 then amount_minor else 0 end), 0) as minor
       from payments.money_entry where order_id = $1`,
    [orderId, account],
  );
  return Number(row?.minor);
};

describe('money that went back and comes again', () => {
  it('keeps its member from buying while it is away, each time anew, whatever finance allowed before', async () => {
    const mayBuy = async () => {
      const order = shop.order(anna, await shop.body(anna, 20));
      return order.then(
        () => true,
        ({ code }: { code: string }) => code,
      );
    };
    await chargedBack(2_000);
    expect(await mayBuy()).toBe('buying_blocked');
    await chargedBack(0);
    expect(await mayBuy()).toBe(true);
    await chargedBack(2_000);
    await chargedBack(1_000);
    expect(await mayBuy()).toBe('buying_blocked');
    await world.rows(`select payments.allow_buying($1)`, [anna.id]);
    expect(await mayBuy()).toBe(true);
    await chargedBack(4_000);
    expect(await mayBuy()).toBe('buying_blocked');
  });

  it('after a chargeback that is reversed brings back credits, premium and the state, each time', async () => {
    const begin = await held('provider');
    for (const _ of ['once', 'and again']) {
      await chargedBack(4_000);
      expect([await stands(), await state(), await held('provider')]).toEqual([[0, false, []], 'charged_back', 0]);
      await chargedBack(0);
      await shop.sync(orderId);
      expect([await stands(), await state(), await held('provider')]).toEqual([[50, true, []], 'paid', begin]);
    }
    // Each chargeback has its credit note, and each reversal has that one taken back.
    const papers = await shop.queued('payment.credit-note');
    expect([papers.length, papers[1], papers[3]]).toEqual([4, papers[0], papers[2]]);
    expect(papers[2]).not.toEqual(papers[0]);
    // The member reads of it no more, and was told each time that it came again.
    expect((await shop.view(anna, orderId)).refunds).toEqual([]);
    const came = { orderId, amountMinor: 4_000, credits: 50 };
    expect(await shop.queued('mail.chargeback-reversed')).toEqual([
      { key: expect.any(String), ...came },
      { key: expect.any(String), ...came },
    ]);
  });

  it('in part, after a part was used, gives what was taken and no more', async () => {
    await shop.spend(anna.id, 20);
    await chargedBack(4_000);
    expect([await shop.balance(anna), await held('receivable')]).toEqual([0, 1_600]);
    await chargedBack(2_000);
    // Half of the money is there again: 25 of the 30 credits that were taken stay away, and nothing is owed.
    expect([await shop.balance(anna), await held('receivable')]).toEqual([5, 0]);
    expect(await shop.queued('mail.chargeback-reversed')).toMatchObject([{ amountMinor: 2_000, credits: 5 }]);
    await chargedBack(0);
    expect([await shop.balance(anna), await held('receivable'), await shop.faultsInBooks([anna])]).toEqual([30, 0, []]);
    await chargedBack(4_000);
    expect([await shop.balance(anna), await held('receivable'), await shop.faultsInBooks([anna])]).toEqual([0, 1_600, []]);
  });

  it('in part, leaves a credit note for what the bank still holds', async () => {
    await shop.spend(anna.id, 20);
    await chargedBack(4_000);
    await chargedBack(2_000);
    expect(await world.rows(`select amount_minor::int as minor, credits, state from payments.refund order by created_at, id`)).toEqual([
      { minor: 4_000, credits: 30, state: 'failed' },
      { minor: 2_000, credits: 25, state: 'done' },
    ]);
  });

  it('after the contract ended brings no credits: finance is told, and pays', async () => {
    const part = shop.refundThere(orderId, 800);
    await shop.sync(orderId);
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    expect([refund.amount.minor, await shop.balance(anna)]).toEqual([3_200, 0]);
    shop.moveRefund(part, 'failed');
    await shop.sync(orderId);
    await shop.sync(orderId);
    expect([await shop.balance(anna), await shop.issues(), await shop.faultsInBooks([anna])]).toEqual([0, ['returned_after_end'], []]);
    expect(await world.rows(`select * from payments.order_faults(now() - interval '1 day')`)).toEqual([]);
  });

  it('by a chargeback that is reversed after a withdrawal brings no credits either', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    await chargedBack(1_000);
    await shop.payBack(orderId, refund.id);
    await chargedBack(0);
    expect([await shop.balance(anna), await shop.issues()]).toEqual([0, ['charged_back', 'returned_after_end']]);
    expect([await shop.faultsInBooks([anna]), await shop.queued('mail.chargeback-reversed')]).toEqual([
      [],
      [expect.objectContaining({ credits: 0 })],
    ]);
  });

  it('is owed when a bank takes back what had gone back before, and is no turnover less than none', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    await chargedBack(4_000);
    expect([await held('revenue'), await held('vat'), await held('receivable'), await held('provider')]).toEqual([0, 0, 4_000, -4_000]);
    await chargedBack(0);
    expect([await held('receivable'), await held('provider'), await shop.faultsInBooks([anna])]).toEqual([0, 0, []]);
  });

  it('leaves the VAT of what was used where it is', async () => {
    const vat = await held('vat');
    await shop.spend(anna.id, 25);
    await chargedBack(4_000);
    expect([await held('vat'), await held('receivable')]).toEqual([Math.round(vat / 2), 2_000]);
    await chargedBack(0);
    expect([await held('vat'), await held('receivable')]).toEqual([vat, 0]);
  });

  it('after refunds at the provider that fail brings everything back, each time', async () => {
    const first = shop.refundThere(orderId, 4_000, 'queued');
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[0, false, []], 'refunded']);
    shop.moveRefund(first, 'canceled');
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[50, true, []], 'paid']);
    const second = shop.refundThere(orderId, 4_000);
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[0, false, []], 'refunded']);
    shop.moveRefund(second, 'failed');
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[50, true, []], 'paid']);
  });

  it('in part, after a part that was refunded at the provider fails at the bank', async () => {
    const part = shop.refundThere(orderId, 1_000);
    await shop.sync(orderId);
    expect([await shop.balance(anna), await state()]).toEqual([37, 'paid']);
    shop.moveRefund(part, 'failed');
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[50, true, []], 'paid']);
  });

  it('is heard of by the clock, and a refund made at the provider is told when it is paid, not when it waits', async () => {
    const part = shop.refundThere(orderId, 1_000, 'queued');
    await shop.sync(orderId);
    const told = async () => (await world.rows(`select from events.outbox where reaction = 'payment.credit-note'`)).length;
    expect([(await shop.view(anna, orderId)).refunds[0]?.state, await told()]).toEqual(['sent', 0]);
    shop.moveRefund(part, 'refunded');
    await world.clockAhead('1 minute');
    await world.get(OpenOrders).pollDue();
    expect([(await shop.view(anna, orderId)).refunds[0]?.state, await told()]).toEqual(['done', 1]);
  });
});

describe('a transfer that failed and is to be made again', () => {
  const transfers = () =>
    world.rows(`select state, failed_transfers as failed from payments.refund where order_id = $1 and cause = 'withdrawal'`, [orderId]);
  /** As the provider's call says it, while a look of the clock has begun: the refund that had arrived failed, and is made again tomorrow. */
  const failed = async () => {
    await world.rows(
      `update payments.refund set state = 'requested', failed_transfers = 1, done_at = null, transfer_at = public.app_now() + interval '1 day' where order_id = $1`,
      [orderId],
    );
    await world.rows(`update payments.orders set ask_at = public.app_now() + interval '1 day', asked = 0 where id = $1`, [orderId]);
  };
  const whole = async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    shop.moveRefund(shop.provider.refunds.at(-1)?.id ?? '', 'failed');
    return refund.id;
  };

  it('is not forgotten by a look of the clock that began before it failed', async () => {
    await whole();
    await world.rows(`update payments.orders set ask_at = public.app_now() - interval '1 minute', asked = 3 where id = $1`, [orderId]);
    await world.rows('begin');
    await world.rows(`select from payments.orders where id = $1 for update`, [orderId]);
    const looking = world.get(OpenOrders).pollDue();
    await world.untilWaiting(1, looking);
    await failed();
    await world.rows('commit');
    await looking;
    expect(await world.rows(`select ask_at is not null as asked from payments.orders where id = $1`, [orderId])).toEqual([{ asked: true }]);
    await world.clockAhead('2 days');
    await world.get(OpenOrders).pollDue();
    expect(await transfers()).toEqual([{ state: 'sent', failed: 1 }]);
  });

  it('is made at night at the latest, whatever became of the clock that asks', async () => {
    await whole();
    await failed();
    await world.rows(`update payments.orders set ask_at = null where id = $1`, [orderId]);
    await world.clockAhead('3 days');
    await world.get(ReconciliationService).nightly();
    expect(await transfers()).toEqual([{ state: 'sent', failed: 1 }]);
  });
});

describe('a look that takes long', () => {
  it('gives nothing back for money that went away while it looked', async () => {
    const provider = world.get(PaymentProvider);
    const find = shop.provider.findPayment;
    let isFirst = true;
    Object.assign(provider, {
      findPayment: async (id: string) => {
        const seen = await find(id);
        if (isFirst) {
          isFirst = false;
          await chargedBack(4_000);
        }
        return seen;
      },
    });
    await shop.sync(orderId);
    expect([await stands(), await state()]).toEqual([[0, false, []], 'charged_back']);
    expect(await world.rows(`select kind from payments.money_entry where kind like '%void%'`)).toEqual([]);
  });
});

describe('money that goes back for what was never paid', () => {
  it('is an issue and no booking', async () => {
    const { orderId: open } = await shop.order(anna, await shop.body(anna, 20));
    shop.say(open, { status: 'expired', chargedBackMinor: 1_900 });
    await shop.sync(open);
    expect([await stands(), await shop.issues()]).toEqual([[50, true, []], ['unpaid_return']]);
    expect(await world.rows(`select from payments.money_entry where order_id = $1`, [open])).toEqual([]);
  });
});
