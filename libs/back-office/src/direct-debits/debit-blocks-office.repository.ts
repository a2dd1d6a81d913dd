import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { blocksShownMax, listCap, type DebitBlockKind, type DebitBlockRow, type DebitBlocksQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';
import { searchedFor } from './debit-search.policy.js';

/** Of the orders of a mandate, and what stands against its bank account and phone, whoever used them. */
const byMandate = (condition: string): string => `b.id in (
  select k.id from payments.mandate m join payments.debit d on d.mandate_id = m.id join payments.debit_block k on k.order_id = d.order_id where ${condition}
  union all select k.id from payments.mandate m join payments.debit_block k on k.kind = 'iban' and k.key = m.iban_hmac and k.lifted_at is null where ${condition}
  union all select k.id from payments.mandate m join payments.debit_block k on k.kind = 'phone' and k.key = m.phone_hmac and k.lifted_at is null where ${condition})`;

type BlockListRow = {
  id: string;
  kind: DebitBlockKind;
  member_id: MemberId;
  member_name: string | null;
  order_id: string | null;
  ends_in: string | null;
  reason: string;
  since: Date;
  lifted_at: Date | null;
  lifted_by: string | null;
  lift_reason: string | null;
};

/** The key of a block tells nothing: what it stands for is read from the mandate of its order, as long as that is kept. */
const rowsSql = (from: string): string => `
  select b.id, b.kind, b.member_id, p.name as member_name, b.order_id,
         case b.kind when 'iban' then m.iban_ends_in when 'phone' then m.phone_ends_in end as ends_in,
         b.reason, b.since, b.lifted_at, s.name as lifted_by, b.lift_reason
    from ${from} b left join payments.debit d on d.order_id = b.order_id left join payments.mandate m on m.id = d.mandate_id
    left join profiles.profile p on p.member_id = b.member_id left join auth.staff s on s.id = b.lifted_by`;
const newestFirst = `order by b.since desc, b.id desc`;

@Injectable()
export class DebitBlocksOfficeRepository {
  /** The newest first. */
  async page(tx: Tx, query: DebitBlocksQuery, viewer: Viewer): Promise<DebitBlockRow[]> {
    const { sql, values } = matching(query, viewer);
    const rows = await tx.query<BlockListRow>(`${rowsSql(`(select b.* ${sql} ${newestFirst} offset $1 limit $2)`)} ${newestFirst}`, [
      (query.page - 1) * query.per_page,
      query.per_page,
      ...values,
    ]);
    return rows.map(toBlockRow);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: DebitBlocksQuery, viewer: Viewer): Promise<number> {
    const { sql, values } = matching(query, viewer);
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 ${sql} offset $1 limit $2) as capped`, [
      0,
      listCap + 1,
      ...values,
    ]);
    return row?.found ?? 0;
  }

  async ofMember(tx: Tx, memberId: MemberId): Promise<DebitBlockRow[]> {
    const sql = `${rowsSql('payments.debit_block')} where b.member_id = $1 ${newestFirst} limit $2`;
    return (await tx.query<BlockListRow>(sql, [memberId, blocksShownMax])).map(toBlockRow);
  }

  async find(tx: Tx, id: string): Promise<DebitBlockRow | undefined> {
    const [row] = await tx.query<BlockListRow>(`${rowsSql('payments.debit_block')} where b.id = $1`, [id]);
    return row && toBlockRow(row);
  }
}

function matching({ q, kind, lifted, member_id, country, from, to }: DebitBlocksQuery, viewer: Viewer): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown) => `$${values.push(value) + 2}`;
  const conditions = [
    `not ${isOutOfSight('b.member_id', at(viewer.id), at(viewer.isOwner))}`,
    ...(q === undefined ? [] : [searchSql(q, at)]),
    ...(kind === undefined ? [] : [`b.kind = ${at(kind)}`]),
    ...(lifted === undefined ? [] : [`b.lifted_at is ${lifted ? 'not ' : ''}null`]),
    ...(member_id === undefined ? [] : [`b.member_id = ${at(member_id)}`]),
    ...(country === undefined ? [] : [`b.order_id in (select o.id from payments.orders o where o.country = ${at(country)})`]),
    ...(from === undefined ? [] : [`b.since >= ${at(from)}::timestamp at time zone 'UTC'`]),
    ...(to === undefined ? [] : [`b.since < (${at(to)}::date + 1)::timestamp at time zone 'UTC'`]),
  ];
  return { sql: `from payments.debit_block b where ${conditions.join(' and ')}`, values };
}

function searchSql(q: string, at: (value: unknown) => string): string {
  const asked = searchedFor(q);
  if (asked.kind === 'reference') return byMandate(`m.reference = ${at(asked.reference)}`);
  const id = at(asked.id);
  return `(b.order_id = ${id} or b.member_id = ${id} or ${byMandate(`m.id = ${id}`)})`;
}

const toBlockRow = ({ member_id, member_name, since, lifted_at, ...row }: BlockListRow): DebitBlockRow => ({
  ...row,
  member: { id: member_id, name: member_name },
  since: since.toISOString(),
  lifted_at: lifted_at?.toISOString() ?? null,
});
