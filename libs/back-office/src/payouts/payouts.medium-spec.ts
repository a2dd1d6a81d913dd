import { text as textOf } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { payoutAnswer, payoutsAnswer } from '#contracts-admin';
import { Clock } from '#database';
import { bookDay, Disputes, ReadSettlements, SettlementBooks } from '#payments';
import { onFiguresStage, staff } from '../figures/figures-stage.fixture.js';
import { PaymentIssuesOfficeService } from '../index.js';
import { PayoutsOfficeService } from './payouts-office.service.js';

const stage = onFiguresStage();
/** Another each time: the log keeps what others did. */
let finance = staff('finance');
beforeEach(() => void (finance = staff('finance')));
const office = () => stage.world.get(PayoutsOfficeService);
const month = () => bookDay(stage.world.get(Clock).now()).slice(0, 7);
const open = async (wanted = month()) => payoutsAnswer.parse(await office().open(finance, { month: wanted }));
const one = async (id: string, query: { after?: string; differing?: boolean } = {}) =>
  payoutAnswer.parse(await office().one(finance, id, { differing: false, ...query }));
const acts = (act: string) =>
  stage.world.rows<{ facts: object }>(`select facts from audit.entry where act = $1 and staff_id = $2 order by at`, [act, finance.id]);
const read = async () => {
  const reading = stage.world.get(ReadSettlements);
  await reading.list();
  while (await reading.readNext());
  await reading.compare();
  await stage.world.get(SettlementBooks).bookAll();
  await stage.world.get(Disputes).count();
};
const bought = async () => {
  const sale = await stage.buy(await stage.buyer('Anna'));
  const { id } = stage.provider.settlements.settle();
  await read();
  return { ...sale, id };
};

describe('the payouts in the back office', () => {
  it('say what was paid out, what it cost with its VAT, and that it agrees; and how many sales were disputed', async () => {
    const { id, orderId, paymentId } = await bought();
    const { payouts, disputes, is_readable, seen_at } = await open();
    const today = bookDay(stage.world.get(Clock).now());
    expect(payouts).toMatchObject([
      {
        id,
        state: 'agrees',
        from: today,
        to: today,
        currency: 'EUR',
        revenue_minor: 4_000,
        fee_net_minor: 40,
        fee_vat_minor: 8,
        payout_minor: 3_952,
        differences: 0,
        is_booked: true,
        is_booked_back: false,
      },
    ]);
    expect([is_readable, seen_at]).toEqual([true, expect.any(String)]);
    expect(disputes.rows).toEqual([{ month: month(), method: 'ideal', scheme: null, sales: 1, disputes: 0, percent: 0, state: 'too_few' }]);
    const page = await one(id);
    expect(page.lines).toMatchObject([
      { kind: 'payment', id: paymentId, order_id: orderId, amount_minor: 4_000, settled_minor: 4_000, difference: null },
    ]);
    expect(page.subtotals.map(({ part, gross_e4 }) => [part, gross_e4])).toEqual([
      ['revenue', 400_000],
      ['costs', 4_840],
    ]);
    expect((await open('2026-01')).payouts).toEqual([]);
  });

  it('show what does not agree by itself, page by page, and keep who looked', async () => {
    await stage.buy(await stage.buyer('Anna'));
    const at = stage.world.get(Clock).now();
    const lines = Array.from({ length: 250 }, (_, number) => ({
      kind: 'payment' as const,
      id: `tr_foreign${String(number).padStart(3, '0')}`,
      paymentId: `tr_foreign${String(number).padStart(3, '0')}`,
      orderId: null,
      method: 'ideal',
      scheme: null,
      amount: { minor: 100, currency: 'EUR' },
      settledMinor: 100,
      at,
    }));
    const { id } = stage.provider.settlements.add(lines);
    await read();
    expect((await open()).payouts).toMatchObject([{ id, state: 'differs', differences: 250, is_booked: true }]);
    const first = await one(id);
    const second = await one(id, { after: first.next ?? '' });
    expect([first.lines.length, second.lines.length, second.next]).toEqual([200, 50, null]);
    expect(new Set([...first.lines, ...second.lines].map((line) => line.id)).size).toBe(250);
    expect((await one(id, { differing: true })).lines[0]).toMatchObject({ difference: 'unknown', order_id: null });
    expect(await acts('payout.opened')).toEqual([{ facts: { payout: id } }]);
  });

  it('that did not arrive are resolved once, with a reason, and the page says what became of them', async () => {
    const { id } = await bought();
    stage.provider.settlements.say(id, { status: 'failed' });
    await read();
    const before = await one(id);
    expect(before).toMatchObject({ payout: { state: 'failed', is_booked: true, is_booked_back: false }, issue_id: expect.any(String) });
    const resolve = () =>
      stage.world.get(PaymentIssuesOfficeService).resolvePayout(finance, before.issue_id ?? '', { reason: 'The bank account was wrong' });
    expect(await resolve()).toMatchObject({ issue: { kind: 'settlement_failed', closed_because: 'The bank account was wrong' } });
    await expect(resolve()).rejects.toMatchObject({ code: 'not_found' });
    expect(await one(id)).toMatchObject({ payout: { state: 'failed', is_booked: false, is_booked_back: true }, issue_id: null });
    expect(await acts('payment_issue.payout_resolved')).toMatchObject([{ facts: { subject: id, entries: 1 } }]);
  });

  it('are taken away as files, each time under a name in the log', async () => {
    const { id, paymentId } = await bought();
    const list = await office().export(finance, { month: month() });
    expect(list.name).toBe(`payouts-${month()}.csv`);
    expect(await textOf(list.stream)).toMatch(
      new RegExp(
        `^payout,reference,state,paid_out,from,to,currency,revenue,fees,fees_vat,paid,.*\\r\\n${id},.*,agrees,.*,EUR,40\\.00,0\\.40,0\\.08,39\\.52,0,`,
      ),
    );
    const lines = await office().exportLines(finance, id);
    expect(await textOf(lines.stream)).toMatch(
      new RegExp(`^kind,number,payment,order,.*\\r\\npayment,${paymentId},${paymentId},.*,EUR,40\\.00,EUR,40\\.00,\\r\\n$`),
    );
    expect(await acts('payouts.exported')).toEqual([{ facts: { month: month() } }, { facts: { payout: id } }]);
  });

  it('are for nobody without the right, and of payouts that are there', async () => {
    const { id } = await bought();
    const others = staff('moderator', 'support', 'content', 'ops');
    const asked = (who: typeof finance, payout: string) => [
      () => office().one(who, payout, { differing: false }),
      () => office().exportLines(who, payout),
    ];
    const refusalOf = (ask: () => Promise<unknown>) =>
      Promise.resolve()
        .then(ask)
        .then(
          () => 'done',
          ({ code }: { code: string }) => code,
        );
    for (const ask of [
      ...asked(others, id),
      () => office().open(others, { month: month() }),
      () => office().export(others, { month: month() }),
    ])
      expect(await refusalOf(ask)).toBe('forbidden');
    for (const ask of asked(finance, 'stl_nobody')) expect(await refusalOf(ask)).toBe('not_found');
    expect(await acts('payout.opened')).toEqual([]);
  });
});
