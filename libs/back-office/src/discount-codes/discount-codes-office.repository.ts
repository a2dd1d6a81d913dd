import { Injectable } from '@nestjs/common';
import type { CodeValidity, MemberId, PaymentMethod } from '#contracts';
import {
  codeUsesMax,
  listCap,
  usesCountedTo,
  type DiscountCodePage,
  type DiscountCodeRow,
  type DiscountCodesQuery,
} from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import type { Viewer } from '../staff-actor.js';

type CodeListRow = {
  id: string;
  code: string;
  site_id: string;
  site_name: string;
  basis_points: number;
  status: 'active' | 'inactive';
  validity: CodeValidity;
  country: string | null;
  member_id: MemberId | null;
  member_name: string | null;
  expires: Date | null;
  expired: boolean;
  currency: string | null;
  minimum_minor: number | null;
  methods: PaymentMethod[];
  welcome: boolean;
  max_uses: number | null;
  uses: number;
  made_at: Date;
};
type UseRow = Omit<DiscountCodePage['orders'][number], 'at' | 'member'> & { at: Date; member_id: MemberId; member_name: string | null };

const rowsSql = (from: string): string => `
  select c.id, c.code, c.site_id, s.name as site_name, c.basis_points, c.status, c.validity, c.country, c.user_id as member_id,
         p.name as member_name, c.expires, coalesce(c.expires <= public.app_now(), false) as expired, c.currency, c.minimum_minor, c.methods,
         c.is_welcome as welcome, c.max_uses, c.created_at as made_at,
         (select count(*)::int from (select from payments.orders o
           where o.discount_code = c.code and o.site_id = c.site_id and o.state not in ('failed', 'cancelled', 'expired')
           limit ${usesCountedTo}) counted) as uses
    from ${from} c join site.site s on s.id = c.site_id left join profiles.profile p on p.member_id = c.user_id`;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

@Injectable()
export class DiscountCodesOfficeRepository {
  /** The newest first. */
  async page(tx: Tx, query: DiscountCodesQuery, viewer: Viewer): Promise<DiscountCodeRow[]> {
    const { sql, values } = matching(query, viewer);
    const from = `(select c.* ${sql} order by c.created_at desc, c.id desc offset $1 limit $2)`;
    const rows = await tx.query<CodeListRow>(`${rowsSql(from)} order by c.created_at desc, c.id desc`, [
      (query.page - 1) * query.per_page,
      query.per_page,
      ...values,
    ]);
    return rows.map(toRow);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: DiscountCodesQuery, viewer: Viewer): Promise<number> {
    const { sql, values } = matching(query, viewer);
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 ${sql} offset $1 limit $2) as capped`, [
      0,
      listCap + 1,
      ...values,
    ]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<DiscountCodeRow | undefined> {
    const [row] = await tx.query<CodeListRow>(`${rowsSql('payments.discount_code')} where c.id = $1`, [id]);
    return row && toRow(row);
  }

  /** The newest orders that have or had it. */
  async ordersOf(tx: Tx, id: string, viewer: Viewer): Promise<DiscountCodePage['orders']> {
    const rows = await tx.query<UseRow>(
      `select o.id, o.created_at as at, o.state, o.member_id, p.name as member_name, o.discount_minor, o.currency
         from payments.discount_code c join payments.orders o on o.discount_code = c.code and o.site_id = c.site_id
         left join profiles.profile p on p.member_id = o.member_id
        where c.id = $1 and not ${isOutOfSight('o.member_id', '$3', '$4')} order by o.created_at desc, o.id desc limit $2`,
      [id, codeUsesMax, viewer.id, viewer.isOwner],
    );
    return rows.map(({ at, member_id, member_name, ...row }) => ({
      ...row,
      at: at.toISOString(),
      member: { id: member_id, name: member_name },
    }));
  }
}

function matching({ q, site_id, status, welcome }: DiscountCodesQuery, viewer: Viewer): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown) => `$${values.push(value) + 2}`;
  const conditions = [
    `not ${isOutOfSight('c.user_id', at(viewer.id), at(viewer.isOwner))}`,
    ...(q === undefined ? [] : [uuid.test(q) ? `c.user_id = ${at(q)}` : `c.code like ${at(`${escaped(q)}%`)}`]),
    ...(site_id === undefined ? [] : [`c.site_id = ${at(site_id)}`]),
    ...(status === undefined ? [] : [`c.status = ${at(status)}`]),
    ...(welcome === undefined ? [] : [`c.is_welcome = ${at(welcome)}`]),
  ];
  return { sql: `from payments.discount_code c where ${conditions.join(' and ')}`, values };
}

/** Codes rest without spaces and in capitals; signs that `like` reads stand for themselves. */
const escaped = (q: string): string =>
  q
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);

const toRow = ({ site_id, site_name, member_id, member_name, expires, made_at, ...row }: CodeListRow): DiscountCodeRow => ({
  ...row,
  site: { id: site_id, name: site_name },
  member: member_id === null ? null : { id: member_id, name: member_name },
  expires: expires?.toISOString() ?? null,
  made_at: made_at.toISOString(),
});
