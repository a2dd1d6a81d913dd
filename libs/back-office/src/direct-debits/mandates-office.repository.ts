import { Injectable } from '@nestjs/common';
import type { Locale, MandateState, MemberId } from '#contracts';
import { listCap, mandateDebitsMax, type MandateEvent, type MandatesQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';
import { searchedFor } from './debit-search.policy.js';

export type MandateListRow = {
  id: string;
  member_id: MemberId;
  member_name: string | null;
  reference: string;
  state: MandateState;
  creditor_name: string;
  iban_ends_in: string;
  signed_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};
export type MandateFactsRow = MandateListRow & {
  site: string | null;
  creditor_id: string;
  phone_ends_in: string;
  language: Locale;
  text_version: string;
  customer_id: string | null;
  provider_mandate_id: string | null;
};
export type MandateEventRow = Omit<MandateEvent, 'at'> & { at: Date };

/** By the rules of SEPA a mandate lapses when nothing was collected by it for 36 months. */
const lapsed = `coalesce(m.last_used_at, m.signed_at) <= public.app_now() - interval '36 months'`;
const conditionOf: Readonly<Record<MandateState, string>> = {
  active: `m.revoked_at is null and not ${lapsed}`,
  revoked: `m.revoked_at is not null`,
  lapsed: `m.revoked_at is null and ${lapsed}`,
};
const rowsSql = (from: string, more = '', joins = ''): string => `
  select m.id, m.member_id, p.name as member_name, m.reference,
         case when ${conditionOf.revoked} then 'revoked' when ${lapsed} then 'lapsed' else 'active' end as state,
         m.creditor_name, m.iban_ends_in, m.signed_at, m.last_used_at, m.revoked_at${more}
    from ${from} m left join profiles.profile p on p.member_id = m.member_id${joins}`;
const facts = `, s.name as site, m.creditor_id, m.phone_ends_in, m.locale as language, m.text_version, m.psp_customer_id as customer_id,
         m.psp_mandate_id as provider_mandate_id`;
const newestFirst = `order by m.signed_at desc, m.id desc`;

@Injectable()
export class MandatesOfficeRepository {
  /** The newest first. */
  page(tx: Tx, query: MandatesQuery, viewer: Viewer): Promise<MandateListRow[]> {
    const { sql, values } = matching(query, viewer);
    return tx.query<MandateListRow>(`${rowsSql(`(select m.* ${sql} ${newestFirst} offset $1 limit $2)`)} ${newestFirst}`, [
      (query.page - 1) * query.per_page,
      query.per_page,
      ...values,
    ]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: MandatesQuery, viewer: Viewer): Promise<number> {
    const { sql, values } = matching(query, viewer);
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 ${sql} offset $1 limit $2) as capped`, [
      0,
      listCap + 1,
      ...values,
    ]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<MandateFactsRow | undefined> {
    const sql = rowsSql('payments.mandate', facts, ' left join site.site s on s.id = m.site_id');
    const [row] = await tx.query<MandateFactsRow>(`${sql} where m.id = $1`, [id]);
    return row;
  }

  /** In their order; of very many debits the newest. */
  async events(tx: Tx, id: string): Promise<MandateEventRow[]> {
    const rows = await tx.query<MandateEventRow>(eventsSql, [id, mandateDebitsMax * 2]);
    return rows.toReversed();
  }
}

function matching({ q, state, country, member_id, from, to }: MandatesQuery, viewer: Viewer): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown) => `$${values.push(value) + 2}`;
  const conditions = [
    `not ${isOutOfSight('m.member_id', at(viewer.id), at(viewer.isOwner))}`,
    ...(q === undefined ? [] : [searchSql(q, at)]),
    ...(state === undefined ? [] : [conditionOf[state]]),
    ...(country === undefined
      ? []
      : [
          `m.id in (select d.mandate_id from payments.debit d join payments.orders o on o.id = d.order_id where o.country = ${at(country)})`,
        ]),
    ...(member_id === undefined ? [] : [`m.member_id = ${at(member_id)}`]),
    ...(from === undefined ? [] : [`m.signed_at >= ${at(from)}::timestamp at time zone 'UTC'`]),
    ...(to === undefined ? [] : [`m.signed_at < (${at(to)}::date + 1)::timestamp at time zone 'UTC'`]),
  ];
  return { sql: `from payments.mandate m where ${conditions.join(' and ')}`, values };
}

function searchSql(q: string, at: (value: unknown) => string): string {
  const asked = searchedFor(q);
  if (asked.kind === 'reference') return `m.reference = ${at(asked.reference)}`;
  const id = at(asked.id);
  return `(m.id = ${id} or m.member_id = ${id} or m.id = (select d.mandate_id from payments.debit d where d.order_id = ${id}))`;
}

const eventsSql = `
  select * from (
    select m.signed_at as at, 'signed' as kind, '' as about, null::bigint as minor, null::text as currency from payments.mandate m where m.id = $1
    union all select m.revoked_at, 'revoked', '', null, null from payments.mandate m where m.id = $1 and m.revoked_at is not null
    union all select d.created_at, 'announced', '', d.amount_minor, d.currency from payments.debit d where d.mandate_id = $1
    union all select d.sent_at, 'sent', '', d.amount_minor, d.currency from payments.debit d where d.mandate_id = $1 and d.sent_at is not null
    union all select d.ended_at, d.state, coalesce(d.reason, ''), d.amount_minor, d.currency from payments.debit d
               where d.mandate_id = $1 and d.ended_at is not null and d.state in ('paid', 'returned', 'cancelled')
  ) events order by at desc limit $2`;
