import { Injectable } from '@nestjs/common';
import type { Gender, UserStatus } from '#contracts';
import { listCap, type MembersQuery, type MemberSort } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import { ageSql } from '#profiles';

export type MemberListRow = {
  id: string;
  email: string;
  status: UserStatus;
  signed_up: Date;
  name: string | null;
  age: number | null;
  gender: Gender | null;
  country: string | null;
  town: string | null;
  paid: boolean;
  fictional: boolean;
  last_active: Date;
};

/**
 * What the search text means. `id`: that member. `typed`: everybody whose address begins so or who is called so; few of them are taken by index and
 * then sorted, many are met soon enough on a walk through the list in its order.
 */
export type TextMatch = { readonly id?: string; readonly typed?: TypedText; readonly many?: boolean };
/** `address`: how an address begins, as a pattern. `name`: what was typed, of which every word begins one of the name. */
export type TypedText = { readonly address: string; readonly name: string };

/** Who asks. */
type Viewer = { readonly id: string; readonly isOwner: boolean };

type Source = 'walk' | 'hits';
const sources: Record<Source, string> = {
  walk: `from auth.account a`,
  hits: `from (select id from auth.account where email collate "C" like $2
               union select member_id from profiles.profile where public.name_words(name) @@ public.name_query($3)) hit
    join auth.account a on a.id = hit.id`,
};

// Every filter stands in the text and is dropped by the planner when its value is null: it plans with the values, because the statement
// has no name. What is left is served by the indexes of the back office's migration.
const matching = (source: Source): string => `
    ${sources[source]}
    left join visibility.member_standing s on s.member_id = a.id
    left join profiles.profile p on p.member_id = a.id
   where ($1::uuid is null or a.id = $1)
     and ($2::text is null or a.email collate "C" like $2 or public.name_words(p.name) @@ public.name_query($3))
     and ($4::text is null or a.status = $4)
     and ($5::char(2) is null or p.country = $5)
     and ($6::text is null or p.gender = $6)
     and ($7::boolean is null or s.paid = $7)
     and ($8::boolean is null or s.fictional = $8)
     and ($9::date is null or a.created_at >= $9::timestamp at time zone 'UTC')
     and ($10::date is null or a.created_at < ($10::date + 1)::timestamp at time zone 'UTC')
     and not ${isOutOfSight('a.id', '$11', '$12')}`;

const columns = `a.id, a.email, a.status, a.created_at as signed_up, p.name, p.gender, p.country, p.town,
         ${ageSql('p')} as age,
         coalesce(s.paid, false) as paid, coalesce(s.fictional, false) as fictional, coalesce(s.last_active, a.created_at) as last_active`;

const orders: Record<MemberSort, Record<'asc' | 'desc', string>> = {
  signed_up: { asc: 'a.created_at, a.id', desc: 'a.created_at desc, a.id desc' },
};

const pageSql = (source: Source, order: string): string => `select ${columns} ${matching(source)} order by ${order} offset $13 limit $14`;
const countSql = (source: Source): string =>
  `select count(*)::int as found from (select 1 ${matching(source)} limit ${listCap + 1}) as capped`;

/** From here on a walk through a million members finds the last page that a list shows sooner than sorting all matches does; both take half a second. */
const MANY = 30_000;

@Injectable()
export class MembersListRepository {
  async countries(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ code: string }>(`select code from site.country order by code`);
    return rows.map(({ code }) => code);
  }

  /** Whether so many addresses or names begin with the text that a walk is quicker. */
  async isFrequent(tx: Tx, { address, name }: TypedText): Promise<boolean> {
    const [row] = await tx.query<{ hits: number }>(
      `select (select count(*) from (select 1 from auth.account where email collate "C" like $1 limit $3) as addresses)
            + (select count(*) from (select 1 from profiles.profile where public.name_words(name) @@ public.name_query($2) limit $3) as names) as hits`,
      [address, name, MANY],
    );
    return (row?.hits ?? 0) >= MANY;
  }

  page(tx: Tx, query: MembersQuery, text: TextMatch, viewer: Viewer): Promise<MemberListRow[]> {
    const sql = pageSql(sourceOf(text), orders[query.sort][query.order]);
    return tx.query(sql, [...filterValues(query, text, viewer), (query.page - 1) * query.per_page, query.per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: MembersQuery, text: TextMatch, viewer: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql(sourceOf(text)), filterValues(query, text, viewer));
    return row?.found ?? 0;
  }
}

const sourceOf = ({ typed, many }: TextMatch): Source => (typed === undefined || many ? 'walk' : 'hits');

function filterValues(query: MembersQuery, { id, typed }: TextMatch, viewer: Viewer): unknown[] {
  const { status, country, gender, paid, fictional, signed_up_from: from, signed_up_to: to } = query;
  return [id, typed?.address, typed?.name, status, country, gender, paid, fictional, from, to, viewer.id, viewer.isOwner].map(
    (value) => value ?? null,
  );
}
