import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { adminRights, listCap, type MoneyRequestRow, type MoneyRequestsQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';

type RequestListRow = Omit<MoneyRequestRow, 'member' | 'amount' | 'asked_at' | 'decided_at' | 'decidable' | 'declinable'> & {
  member_id: MemberId;
  member_name: string | null;
  minor: number | null;
  currency: string | null;
  asked_at: Date;
  decided_at: Date | null;
  asked_by_id: string;
};

const rowsSql = (from: string): string => `
  select q.id, case when q.credits is null then 'refund' else 'credits' end as kind, q.state, q.member_id, p.name as member_name, q.order_id,
         q.amount_minor as minor, q.currency, q.credits, q.reason, q.note, a.name as asked_by, q.asked_by as asked_by_id, q.asked_at,
         d.name as decided_by, q.decided_at
    from ${from} q left join profiles.profile p on p.member_id = q.member_id
    left join auth.staff a on a.id = q.asked_by left join auth.staff d on d.id = q.decided_by`;
const matching = `from payments.money_request q
   where ($1::text is null or q.state = $1) and ($2::uuid is null or q.order_id = $2) and ($3::uuid is null or q.member_id = $3)
     and not ${isOutOfSight('q.member_id', '$4', '$5')}`;

/** Somebody else who may decide. */
const others = `select count(*)::int as count from auth.staff where active and id <> $1 and roles && $2::text[]`;

@Injectable()
export class MoneyRequestsOfficeRepository {
  /** The newest first. */
  async page(tx: Tx, query: MoneyRequestsQuery, viewer: Viewer): Promise<RequestListRow[]> {
    const from = `(select q.* ${matching} order by q.asked_at desc, q.id desc offset $6 limit $7)`;
    return tx.query(`${rowsSql(from)} order by q.asked_at desc, q.id desc`, [
      ...valuesOf(query, viewer),
      (query.page - 1) * query.per_page,
      query.per_page,
    ]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: MoneyRequestsQuery, viewer: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select 1 ${matching} limit ${listCap + 1}) as capped`,
      valuesOf(query, viewer),
    );
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<RequestListRow | undefined> {
    const [row] = await tx.query<RequestListRow>(`${rowsSql('payments.money_request')} where q.id = $1`, [id]);
    return row;
  }

  /** How many of the staff may say yes to what one of them asked for, beside that person. */
  async othersThan(tx: Tx, staffId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(others, [staffId, adminRights.money_confirmation]);
    return row?.count ?? 0;
  }
}

const valuesOf = ({ state, order_id, member_id }: MoneyRequestsQuery, { id, isOwner }: Viewer): unknown[] => [
  ...[state, order_id, member_id].map((value) => value ?? null),
  id,
  isOwner,
];

/** `others`: how many may decide beside whoever asked, and `mayConfirm` whether the reader may at all. */
export function toRequestRow(
  { member_id, member_name, minor, currency, asked_at, decided_at, asked_by_id, ...row }: RequestListRow,
  reader: { readonly id: string; readonly mayConfirm: boolean; readonly others: number },
): MoneyRequestRow {
  return {
    ...row,
    member: { id: member_id, name: member_name },
    amount: minor !== null && currency !== null ? { minor, currency } : null,
    asked_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    decidable: row.state === 'waiting' && reader.mayConfirm && (asked_by_id !== reader.id || reader.others === 0),
    declinable: row.state === 'waiting' && (reader.mayConfirm || asked_by_id === reader.id),
  };
}
