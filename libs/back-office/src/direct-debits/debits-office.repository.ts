import { Injectable } from '@nestjs/common';
import type { DebitState, MemberId } from '#contracts';
import { listCap, mandateDebitsMax, type DebitsQuery, type OfficeOrderState } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';
import { searchedFor } from './debit-search.policy.js';

export type DebitListRow = {
  id: string;
  at: Date;
  member_id: MemberId;
  member_name: string | null;
  mandate_id: string | null;
  reference: string | null;
  iban_ends_in: string | null;
  state: DebitState;
  reason: string | null;
  minor: number;
  currency: string;
  country: string;
  collect_on: string;
};
export type DebitFactsRow = DebitListRow & {
  sent_at: Date | null;
  ended_at: Date | null;
  credits_at_once: number;
  credits_later: number;
  order_state: OfficeOrderState;
  psp: string;
  psp_id: string | null;
};

/** Whatever has been erased since is missing: the mandate and the name. */
const rowsSql = (from: string, more = ''): string => `
  select d.order_id as id, d.created_at as at, d.member_id, p.name as member_name, m.id as mandate_id, m.reference, m.iban_ends_in, d.state, d.reason,
         d.amount_minor as minor, d.currency, o.country, d.collect_on::text as collect_on${more}
    from ${from} d join payments.orders o on o.id = d.order_id
    left join payments.mandate m on m.id = d.mandate_id left join profiles.profile p on p.member_id = d.member_id`;
const facts = `, d.sent_at, d.ended_at, d.credits_at_once, o.credits - d.credits_at_once as credits_later, o.state as order_state, o.psp, o.psp_id`;
const order = `order by d.collect_on desc, d.order_id desc`;

@Injectable()
export class DebitsOfficeRepository {
  /** By the day of their collection, the latest first. */
  page(tx: Tx, query: DebitsQuery, viewer: Viewer): Promise<DebitListRow[]> {
    const { sql, values } = matching(query, viewer);
    return tx.query<DebitListRow>(`${rowsSql(`(select d.* ${sql} ${order} offset $1 limit $2)`)} ${order}`, [
      (query.page - 1) * query.per_page,
      query.per_page,
      ...values,
    ]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: DebitsQuery, viewer: Viewer): Promise<number> {
    const { sql, values } = matching(query, viewer);
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 ${sql} offset $1 limit $2) as capped`, [
      0,
      listCap + 1,
      ...values,
    ]);
    return row?.found ?? 0;
  }

  /** The newest of those that were collected by a mandate. */
  ofMandate(tx: Tx, mandateId: string): Promise<DebitListRow[]> {
    return tx.query<DebitListRow>(`${rowsSql('payments.debit')} where d.mandate_id = $1 ${order} limit $2`, [mandateId, mandateDebitsMax]);
  }

  async ofOrder(tx: Tx, orderId: string): Promise<DebitFactsRow | undefined> {
    const [row] = await tx.query<DebitFactsRow>(`${rowsSql('payments.debit', facts)} where d.order_id = $1`, [orderId]);
    return row;
  }
}

function matching({ q, state, country, member_id, from, to }: DebitsQuery, viewer: Viewer): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown) => `$${values.push(value) + 2}`;
  const conditions = [
    `not ${isOutOfSight('d.member_id', at(viewer.id), at(viewer.isOwner))}`,
    ...(q === undefined ? [] : [searchSql(q, at)]),
    ...(state === undefined ? [] : [`d.state = ${at(state)}`]),
    ...(country === undefined ? [] : [`d.order_id in (select o.id from payments.orders o where o.country = ${at(country)})`]),
    ...(member_id === undefined ? [] : [`d.member_id = ${at(member_id)}`]),
    ...(from === undefined ? [] : [`d.collect_on >= ${at(from)}::date`]),
    ...(to === undefined ? [] : [`d.collect_on <= ${at(to)}::date`]),
  ];
  return { sql: `from payments.debit d where ${conditions.join(' and ')}`, values };
}

function searchSql(q: string, at: (value: unknown) => string): string {
  const asked = searchedFor(q);
  if (asked.kind === 'reference') return `d.mandate_id in (select m.id from payments.mandate m where m.reference = ${at(asked.reference)})`;
  const id = at(asked.id);
  return `(d.order_id = ${id} or d.mandate_id = ${id} or d.member_id = ${id})`;
}
