import { Injectable } from '@nestjs/common';
import {
  noSource,
  type CurrencyCounts,
  type DashboardAnswer,
  type DashboardQuery,
  type MoneyCounts,
  type PeopleCounts,
  type ProviderCounts,
} from '#contracts-admin';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '#payments';
import type { Period } from './period.policy.js';

/** The first day of a step of the period; null: all of the period before. */
type InStep = { readonly step: string | null };
export type SignupRow = InStep & ProviderCounts;
export type ActivityRow = InStep &
  Pick<PeopleCounts, 'openings' | 'answered' | 'complaints'> & { shown: number; fictional: number; unasked: number };
export type MoneyRow = InStep & { readonly currency: string } & Pick<MoneyCounts, 'orders' | 'first_purchases'> &
  Pick<CurrencyCounts, 'received' | 'refunded' | 'disputed' | 'owed'>;
/** `isAll`: of all steps together, in which nobody counts twice. */
export type PayersRow = InStep & { readonly isBefore: boolean; readonly isAll: boolean; readonly payers: number };
/** At the last day of the step on which it was noted; without a row it never was. */
export type StandingRow = InStep & { readonly currency: string; readonly active: number; readonly credits: number; readonly minor: number };
export type Choices = Pick<DashboardAnswer, 'countries' | 'sources' | 'sites'>;

export type Filters = Pick<DashboardQuery, 'country' | 'source' | 'site_id'>;

/** $1 to $2 is the period, $3 to $4 the one before, $5 the step; then the filters. */
const inPeriods = (day: string): string => `(${day} between $1 and $2 or ${day} between $3 and $4)`;
const stepOf = (day: string): string => `case when ${day} >= $1::date then date_trunc($5, ${day}::timestamp)::date::text end`;
const matching = (table: string, source = `${table}.source`): string =>
  `($6::text is null or ${table}.country = $6) and ($7::text is null or ${source} = $7) and ($8::uuid is null or ${table}.site_id = $8)`;
const valuesOf = ({ days, before, step }: Period, { country, source, site_id }: Filters): unknown[] => [
  days.from,
  days.to,
  before.from,
  before.to,
  step,
  country ?? null,
  source ?? null,
  site_id ?? null,
];
/** So many sources are offered, those with the most sign-ups first: whoever makes a link names its source. */
const SOURCES = 200;

/** The sums that the dashboard shows. Its texts are constants, so that each connection plans them once. */
@Injectable()
export class DashboardRepository {
  signups(tx: Tx, period: Period, filters: Filters): Promise<SignupRow[]> {
    return tx.query(
      `select ${stepOf('d.day')} as step, d.provider, sum(d.signed_up)::int as signed_up, sum(d.mailed)::int as mailed,
              sum(d.confirmed)::int as confirmed, sum(d.wrote)::int as wrote
         from figures.daily_signup d where ${inPeriods('d.day')} and ${matching('d')} group by 1, 2`,
      valuesOf(period, filters),
    );
  }

  activity(tx: Tx, period: Period, filters: Filters): Promise<ActivityRow[]> {
    return tx.query(
      `select ${stepOf('d.day')} as step, sum(d.openings)::int as openings, sum(d.answered)::int as answered, sum(d.complaints)::int as complaints,
              sum(d.shown)::bigint as shown, sum(d.fictional)::bigint as fictional, sum(d.unasked)::bigint as unasked
         from figures.daily_activity d where ${inPeriods('d.day')} and ${matching('d')} group by 1`,
      valuesOf(period, filters),
    );
  }

  money(tx: Tx, period: Period, filters: Filters): Promise<MoneyRow[]> {
    return tx.query(
      `select ${stepOf('d.day')} as step, d.currency, sum(d.orders)::int as orders, sum(d.first_purchases)::int as first_purchases,
              sum(d.received)::bigint as received, sum(d.refunded)::bigint as refunded, sum(d.disputed)::bigint as disputed, sum(d.owed)::bigint as owed
         from figures.daily_money d where ${inPeriods('d.day')} and ${matching('d')} group by 1, 2`,
      valuesOf(period, filters),
    );
  }

  /** Sums of days would count a member twice: these are counted over the orders themselves. */
  payers(tx: Tx, period: Period, filters: Filters, until: Date): Promise<PayersRow[]> {
    return tx.query(
      `select step, "isBefore", grouping(step) = 1 as "isAll", count(distinct member_id)::int as payers
         from (
           select ${stepOf('o.day')} as step, o.day < $1::date as "isBefore", o.member_id
             from (select (x.paid_at at time zone $9)::date as day, x.member_id, x.country::text as country, x.site_id from payments.orders x
                    where x.payable_minor > 0 and x.paid_at >= ($3::date)::timestamp at time zone $9
                      and x.paid_at < ($2::date + 1)::timestamp at time zone $9 and x.paid_at <= $10) o
             left join figures.signup s on $7::text is not null and s.member_id = o.member_id
            where ${inPeriods('o.day')} and ${matching('o', `coalesce(s.source, '${noSource}')`)}) paid
        group by grouping sets (("isBefore", step), ("isBefore"))`,
      [...valuesOf(period, filters), BOOKS_ZONE, until],
    );
  }

  standing(tx: Tx, period: Period, filters: Filters): Promise<StandingRow[]> {
    return tx.query(
      `with noted as materialized (
         select ${stepOf('n.day')} as step, max(n.day) as day
           from (select distinct d.day from figures.daily_standing d where ${inPeriods('d.day')}) n group by 1)
       select noted.step, coalesce(d.currency, '') as currency, coalesce(sum(d.active), 0)::int as active,
              coalesce(sum(d.credits), 0)::bigint as credits, coalesce(sum(d.minor), 0)::bigint as minor
         from noted left join figures.daily_standing d on d.day = noted.day and ${matching('d')} group by 1, 2`,
      valuesOf(period, filters),
    );
  }

  async choices(tx: Tx): Promise<Choices> {
    const [row] = await tx.query<Choices>(
      `with sums as materialized (select country, source, sum(signed_up) as people from figures.daily_signup group by 1, 2)
       select array(select country from sums where country <> ''
                    union select country from figures.daily_money where country <> '' order by 1) as countries,
              array(select source from (select source, sum(people) as people from sums group by 1 order by 2 desc, 1 limit ${SOURCES}) most
                     order by people desc, source) as sources,
              coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id) from site.site s), '[]') as sites`,
      [],
    );
    return row ?? { countries: [], sources: [], sites: [] };
  }
}
