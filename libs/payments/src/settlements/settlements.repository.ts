import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { appNow, type Tx } from '#database';
import type { ProviderSettlement, SettlementLine } from '../provider/index.js';
import { ProviderSettlementEntity } from './provider-settlement.entity.js';
import type { SettlementSums } from './settlement-sums.policy.js';

export type Settlement = Readonly<ProviderSettlementEntity>;

/** A payout that came back, or is still awaited, is asked about for so long. */
const FOLLOWED_DAYS = 35;

/** What the provider says of its payouts, stored. */
@Injectable()
export class SettlementsRepository {
  /** From when on the provider is asked: what may still change, and for the first time the first sale. */
  async since(tx: Tx): Promise<Date> {
    const [row] = await tx.query<{ since: Date }>(
      `select least(public.app_now() - make_interval(days => $1),
                (select min(s.created_at) from payments.provider_settlement s where s.booked_at is null),
                case when not exists (select from payments.provider_settlement) then (select min(o.created_at) from payments.orders o) end) as since`,
      [FOLLOWED_DAYS],
    );
    if (!row) throw new Error('the database does not tell the time');
    return row.since;
  }

  /** What is booked keeps its sums; how it stands at the provider is always followed. */
  async store(tx: Tx, psp: string, settlement: ProviderSettlement, sums: SettlementSums): Promise<void> {
    const { id, reference, status, amount, periods, createdAt, settledAt } = settlement;
    await tx.query(
      `insert into payments.provider_settlement as s
         (id, psp, reference, status, currency, amount_minor, revenue_minor, fee_minor, fee_vat_minor, off_minor, periods, created_at, settled_at, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, public.app_now())
       on conflict (id) do update set
         lines_read_at = case when (s.amount_minor, s.revenue_minor) = (excluded.amount_minor, excluded.revenue_minor) then s.lines_read_at end,
         reference = excluded.reference, status = excluded.status, currency = excluded.currency, amount_minor = excluded.amount_minor,
         revenue_minor = excluded.revenue_minor, fee_minor = excluded.fee_minor, fee_vat_minor = excluded.fee_vat_minor,
         off_minor = excluded.off_minor, periods = excluded.periods, settled_at = excluded.settled_at, seen_at = excluded.seen_at
         where s.booked_at is null`,
      [
        id,
        psp,
        reference,
        status,
        amount.currency,
        amount.minor,
        sums.revenueMinor,
        sums.feeMinor,
        sums.feeVatMinor,
        sums.offMinor,
        JSON.stringify(periods),
        createdAt,
        settledAt,
      ],
    );
    await tx.repository(ProviderSettlementEntity).update({ id, bookedAt: Not(IsNull()) }, { status, seenAt: appNow });
  }

  /** The oldest of which not all movements are stored. */
  nextUnread(tx: Tx): Promise<Settlement | null> {
    return tx
      .repository(ProviderSettlementEntity)
      .findOne({ where: { linesReadAt: IsNull(), status: Not('open') }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Those that are stored already stay as they are: a movement never changes. */
  async addLines(tx: Tx, settlementId: string, lines: readonly SettlementLine[]): Promise<void> {
    await tx.query(
      `insert into payments.provider_settlement_line
         (settlement_id, kind, id, payment_id, named_order_id, method, scheme, currency, amount_minor, settled_minor, at)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::timestamptz[])
       on conflict do nothing`,
      [
        settlementId,
        lines.map(({ kind }) => kind),
        lines.map(({ id }) => id),
        lines.map(({ paymentId }) => paymentId),
        lines.map(({ orderId }) => orderId),
        lines.map(({ method }) => method),
        lines.map(({ scheme }) => scheme),
        lines.map(({ amount }) => amount.currency),
        lines.map(({ amount }) => amount.minor),
        lines.map(({ settledMinor }) => settledMinor),
        lines.map(({ at }) => at),
      ],
    );
  }

  /** All movements are stored: when the first and the last were, and what of the revenue none of them tells. */
  async noteRead(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update payments.provider_settlement s
          set lines_read_at = public.app_now(), first_at = l.first_at, last_at = l.last_at, rest_minor = s.revenue_minor - coalesce(l.settled, 0)
         from (select min(at) as first_at, max(at) as last_at, sum(settled_minor)::bigint as settled
                 from payments.provider_settlement_line where settlement_id = $1) l
        where s.id = $1`,
      [id],
    );
  }

  find(tx: Tx, id: string): Promise<Settlement | null> {
    return tx.repository(ProviderSettlementEntity).findOneBy({ id });
  }

  /** When the provider was last asked successfully; null before the first time. */
  async seenAt(tx: Tx): Promise<Date | null> {
    const [row] = await tx.query<{ at: Date | null }>(`select max(seen_at) as at from payments.provider_settlement`, []);
    return row?.at ?? null;
  }

  /** Those that are read, and either never compared or not in agreement: the oldest first. */
  async toCompare(tx: Tx, after: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from payments.provider_settlement
        where lines_read_at is not null and (compared_at is null or differences > 0) and id > $1 order by id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async noteCompared(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update payments.provider_settlement set compared_at = public.app_now(),
              differences = (select count(*) from payments.provider_settlement_line where settlement_id = $1 and difference is not null)
        where id = $1`,
      [id],
    );
  }

  /** Paid out, compared, and not in the books, or not any more. */
  async toBook(tx: Tx, after: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from payments.provider_settlement
        where (booked_at is null or booked_back_at is not null) and status = 'paidout' and lines_read_at is not null and compared_at is not null and id > $1 order by id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Null when somebody has booked it meanwhile. */
  lockUnbooked(tx: Tx, id: string): Promise<Settlement | null> {
    const where = [
      { id, bookedAt: IsNull() },
      { id, bookedBackAt: Not(IsNull()) },
    ];
    return tx.repository(ProviderSettlementEntity).findOne({ where, lock: { mode: 'pessimistic_write' } });
  }

  /** What an open issue is about; null when that payout has not failed, or not any more. */
  lockFailed(tx: Tx, issueId: string): Promise<Settlement | null> {
    return tx
      .repository(ProviderSettlementEntity)
      .createQueryBuilder('s')
      .where(`s.status = 'failed'`)
      .andWhere(
        `s.id = (select i.subject from payments.recon_issue i where i.id = :issueId and i.kind = 'settlement_failed' and i.closed_at is null)`,
        { issueId },
      )
      .setLock('pessimistic_write')
      .getOne();
  }

  /** The open issue of a payout that failed; null when there is none. */
  async failureOf(tx: Tx, id: string): Promise<string | null> {
    const [issue] = await tx.query<{ id: string }>(
      `select id from payments.recon_issue where kind = 'settlement_failed' and subject = $1 and closed_at is null`,
      [id],
    );
    return issue?.id ?? null;
  }

  async noteBookedBack(tx: Tx, id: string): Promise<void> {
    await tx.repository(ProviderSettlementEntity).update({ id }, { bookedBackAt: appNow });
  }

  async noteBookedAgain(tx: Tx, id: string): Promise<void> {
    await tx.repository(ProviderSettlementEntity).update({ id }, { bookedAt: appNow, bookedBackAt: null, turn: () => 'turn + 1' });
  }

  async noteBooked(tx: Tx, id: string): Promise<void> {
    await tx.repository(ProviderSettlementEntity).update({ id }, { bookedAt: appNow });
  }
}
