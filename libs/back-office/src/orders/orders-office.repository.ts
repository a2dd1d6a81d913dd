import { Injectable } from '@nestjs/common';
import type { MemberId, PaymentMethod } from '#contracts';
import { listCap, orderLinesMax, type OfficeOrderState, type OfficeOrdersQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';
import { askedFor } from './order-search.policy.js';

export type OrderListRow = {
  id: string;
  at: Date;
  member_id: MemberId;
  member_name: string | null;
  state: OfficeOrderState;
  method: PaymentMethod;
  country: string;
  credits: number;
  minor: number;
  currency: string;
  returned_minor: number;
  number: string | null;
  issues: number;
};
export type OrderFactsRow = {
  member_name: string | null;
  site: string | null;
  unused: number | null;
};
export type LedgerRow = { at: Date; kind: number; amount: number; balance_after: number };
export type MoneyRow = { at: Date; kind: string; account: string; contra: string; minor: number };

const numberSql = `(select case i.kind when 'credit_note' then 'C' else '' end || i.year || '-' || lpad(i.number::text, 6, '0')
   from payments.invoice i where i.order_id = o.id and i.kind = 'invoice' and i.ref = o.id)`;

@Injectable()
export class OrdersOfficeRepository {
  page(tx: Tx, query: OfficeOrdersQuery, viewer: Viewer): Promise<OrderListRow[]> {
    const { sql, values } = matching(query, viewer);
    return tx.query<OrderListRow>(
      `select o.id, o.created_at as at, o.member_id, p.name as member_name, o.state, o.method, o.country, o.credits, o.payable_minor as minor,
              o.currency, o.refunded_minor + o.charged_back_minor as returned_minor, ${numberSql} as number,
              (select count(*)::int from payments.recon_issue r where r.order_id = o.id and r.closed_at is null) as issues
         from (select o.* ${sql} order by o.created_at desc, o.id desc offset $1 limit $2) o
         left join profiles.profile p on p.member_id = o.member_id
        order by o.created_at desc, o.id desc`,
      [(query.page - 1) * query.per_page, query.per_page, ...values],
    );
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: OfficeOrdersQuery, viewer: Viewer): Promise<number> {
    const { sql, values } = matching(query, viewer);
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 ${sql} offset $1 limit $2) as capped`, [
      0,
      listCap + 1,
      ...values,
    ]);
    return row?.found ?? 0;
  }

  /** What other modules know of an order. */
  async facts(tx: Tx, orderId: string): Promise<OrderFactsRow | undefined> {
    const [row] = await tx.query<OrderFactsRow>(
      `select p.name as member_name, s.name as site,
              case when w.member_id is not null then payments.unused_credits(o.member_id, o.id) end as unused
         from payments.orders o left join profiles.profile p on p.member_id = o.member_id left join site.site s on s.id = o.site_id
         left join payments.wallet w on w.member_id = o.member_id
        where o.id = $1`,
      [orderId],
    );
    return row;
  }

  /** Lines of a member's book with one of the refs, in their order. */
  ledger(tx: Tx, memberId: string, refs: readonly string[]): Promise<LedgerRow[]> {
    return tx.query(
      `select at, kind, amount, balance_after from payments.ledger_entry where member_id = $1 and ref = any($2::uuid[]) order by id limit $3`,
      [memberId, refs, orderLinesMax],
    );
  }

  money(tx: Tx, orderId: string): Promise<MoneyRow[]> {
    return tx.query(
      `select at, kind, account, contra, amount_minor as minor from payments.money_entry where order_id = $1 order by id limit $2`,
      [orderId, orderLinesMax],
    );
  }

  async refundsWithAccount(tx: Tx, orderId: string): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ id: string }>(
      `select r.id from payments.refund r join payments.bank_account a on a.refund_id = r.id where r.order_id = $1`,
      [orderId],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

const openSql = `o.id in (select r.order_id from payments.recon_issue r where r.closed_at is null and r.order_id is not null
  union all select c.id from payments.orders c where c.country_unclear union all select b.id from payments.orders b where b.blocks_buying)`;

function matching(
  { q, state, method, country, member_id, from, to, open }: OfficeOrdersQuery,
  viewer: Viewer,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown) => `$${values.push(value) + 2}`;
  const conditions = [
    `not ${isOutOfSight('o.member_id', at(viewer.id), at(viewer.isOwner))}`,
    ...(q === undefined ? [] : [searchSql(q, at)]),
    ...(state === undefined ? [] : [`o.state = ${at(state)}`]),
    ...(method === undefined ? [] : [`o.method = ${at(method)}`]),
    ...(country === undefined ? [] : [`o.country = ${at(country)}`]),
    ...(member_id === undefined ? [] : [`o.member_id = ${at(member_id)}`]),
    ...(from === undefined ? [] : [`o.created_at >= ${at(from)}::timestamp at time zone 'UTC'`]),
    ...(to === undefined ? [] : [`o.created_at < (${at(to)}::date + 1)::timestamp at time zone 'UTC'`]),
    ...(open === undefined ? [] : [open ? openSql : `not (${openSql})`]),
  ];
  return { sql: `from payments.orders o where ${conditions.join(' and ')}`, values };
}

function searchSql(q: string, at: (value: unknown) => string): string {
  const asked = askedFor(q);
  if (asked.kind === 'id') return `(o.id = ${at(asked.id)} or o.member_id = ${at(asked.id)})`;
  if (asked.kind === 'paper')
    return `o.id in (select i.order_id from payments.invoice i where i.kind = ${at(asked.paper)} and i.year = ${at(asked.year)} and i.number = ${at(asked.number)})`;
  return `o.psp_id = ${at(asked.text)}`;
}
