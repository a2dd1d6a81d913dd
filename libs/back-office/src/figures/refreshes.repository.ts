import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '#payments';
import type { Count, Disagreement } from './figure-checks.policy.js';

export type Refresh = { readonly until: Date; readonly disagreements: Disagreement[] };
export type Today = { readonly now: Date; readonly today: string };

/** When the figures were refreshed, and whether they add up. */
@Injectable()
export class RefreshesRepository {
  /** From here on the transaction sees one moment, and nobody else refreshes until its end. It must be its first question. */
  async begin(tx: Tx): Promise<void> {
    await tx.query(`set transaction isolation level repeatable read`, []);
    await tx.query(`lock table figures.refresh in share row exclusive mode`, []);
  }

  async today(tx: Tx): Promise<Today> {
    const [row] = await tx.query<Today>(`select public.app_now() as now, (public.app_now() at time zone $1)::date::text as today`, [
      BOOKS_ZONE,
    ]);
    if (!row) throw new Error('no time');
    return row;
  }

  async last(tx: Tx): Promise<Refresh | undefined> {
    const [row] = await tx.query<Refresh>(`select until, disagreements from figures.refresh`, []);
    return row;
  }

  /** The day on which the last refresh ended, and the first day of which there is anything; null without the one or the other. */
  async bounds(tx: Tx): Promise<{ readonly lastDay: string | null; readonly firstDay: string | null }> {
    const [row] = await tx.query<{ lastDay: string | null; firstDay: string | null }>(
      `select (select (until at time zone $1)::date::text from figures.refresh) as "lastDay",
              (least((select min(created_at) from auth.account), (select min(paid_at) from payments.orders where paid_at is not null),
                     (select min(at) from payments.money_entry), (select min(at) from chats.opening)) at time zone $1)::date::text as "firstDay"`,
      [BOOKS_ZONE],
    );
    return row ?? { lastDay: null, firstDay: null };
  }

  async end(tx: Tx, { until, disagreements }: Refresh): Promise<void> {
    await tx.query(
      `insert into figures.refresh (until, disagreements) values ($1, $2)
       on conflict on constraint refresh_pk do update set until = excluded.until, disagreements = excluded.disagreements`,
      [until, JSON.stringify(disagreements)],
    );
  }

  /** What the figures of all days come to, beside the same counted where it stands: accounts, the book of money, the wallets. */
  counts(tx: Tx, today: string): Promise<Count[]> {
    return tx.query<Count>(
      `select 'signups' as check, null as currency,
              ((select coalesce(sum(signed_up), 0) from figures.daily_signup) + count(*) filter (where s.fictional))::bigint as shown,
              ((select count(*) from auth.account) + count(*) filter (where not exists (select from auth.account a where a.id = s.member_id)))::bigint as counted
         from figures.signup s
       union all
       select 'revenue', currency, sum(shown)::bigint, sum(counted)::bigint
         from (select currency, received - refunded - disputed + owed as shown, 0::bigint as counted from figures.daily_money
               union all
               select currency::text, 0, case when contra = 'revenue' then amount_minor else -amount_minor end
                 from payments.money_entry where 'revenue' in (account, contra)) sums
        group by currency
       union all
       select 'credits', null, (select coalesce(sum(credits), 0) from figures.daily_standing where day = $1)::bigint,
              (select coalesce(sum(balance), 0) from payments.wallet)::bigint`,
      [today],
    );
  }
}
