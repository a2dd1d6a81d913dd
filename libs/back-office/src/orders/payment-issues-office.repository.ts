import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { listCap, type PaymentIssueKind, type PaymentIssueRow, type PaymentIssuesQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';

type IssueListRow = {
  id: string;
  kind: PaymentIssueKind;
  subject: string;
  order_id: string | null;
  member_id: MemberId | null;
  details: Record<string, unknown>;
  found_at: Date;
  seen_at: Date;
  closed_at: Date | null;
  taken_by: string | null;
  is_mine: boolean;
  note: string;
  closed_because: string | null;
};

const rowsSql = (from: string): string => `
  select i.id, i.kind, i.subject, i.order_id, o.member_id, i.details, i.found_at, i.seen_at, i.closed_at, s.name as taken_by,
         coalesce(i.taken_by = $1, false) as is_mine, i.note, i.closed_because
    from ${from} i left join payments.orders o on o.id = i.order_id left join auth.staff s on s.id = i.taken_by`;
const matching = ({ kind, closed, mine }: PaymentIssuesQuery): string =>
  [
    `(i.closed_at is not null) = ${closed}`,
    ...(kind === undefined ? [] : [`i.kind = $5`]),
    `not ${isOutOfSight('(select o.member_id from payments.orders o where o.id = i.order_id)', '$1', '$4')}`,
    ...(mine === undefined ? [] : [mine ? `i.taken_by = $1` : `i.taken_by is distinct from $1`]),
  ].join(' and ');

@Injectable()
export class PaymentIssuesOfficeRepository {
  /** The newest first. */
  async page(tx: Tx, query: PaymentIssuesQuery, { id: staffId, isOwner }: Viewer): Promise<PaymentIssueRow[]> {
    const from = `(select i.* from payments.recon_issue i where ${matching(query)} order by i.found_at desc, i.id desc offset $2 limit $3)`;
    const rows = await tx.query<IssueListRow>(`${rowsSql(from)} order by i.found_at desc, i.id desc`, [
      staffId,
      (query.page - 1) * query.per_page,
      query.per_page,
      isOwner,
      ...valuesOf(query),
    ]);
    return rows.map(toRow);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: PaymentIssuesQuery, { id: staffId, isOwner }: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select $1::uuid from payments.recon_issue i where ${matching(query)} offset $2 limit $3) as capped`,
      [staffId, 0, listCap + 1, isOwner, ...valuesOf(query)],
    );
    return row?.found ?? 0;
  }

  async ofOrder(tx: Tx, orderId: string, staffId: string): Promise<PaymentIssueRow[]> {
    const rows = await tx.query<IssueListRow>(`${rowsSql('payments.recon_issue')} where i.order_id = $2 order by i.found_at, i.id`, [
      staffId,
      orderId,
    ]);
    return rows.map(toRow);
  }

  async find(tx: Tx, id: string, staffId: string): Promise<PaymentIssueRow | undefined> {
    const [row] = await tx.query<IssueListRow>(`${rowsSql('payments.recon_issue')} where i.id = $2`, [staffId, id]);
    return row && toRow(row);
  }

  /** False when there is no such open issue. */
  async take(tx: Tx, id: string, staffId: string): Promise<boolean> {
    const taken = await tx.query(`update payments.recon_issue set taken_by = $2 where id = $1 and closed_at is null returning id`, [
      id,
      staffId,
    ]);
    return taken.length === 1;
  }

  async note(tx: Tx, id: string, note: string): Promise<boolean> {
    const noted = await tx.query(`update payments.recon_issue set note = $2 where id = $1 returning id`, [id, note]);
    return noted.length === 1;
  }
}

const valuesOf = ({ kind }: PaymentIssuesQuery): unknown[] => (kind === undefined ? [] : [kind]);

const toRow = ({ found_at, seen_at, closed_at, ...row }: IssueListRow): PaymentIssueRow => ({
  ...row,
  found_at: found_at.toISOString(),
  seen_at: seen_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});
