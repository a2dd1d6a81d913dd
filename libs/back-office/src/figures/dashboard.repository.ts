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

/** $1 to $2 is the period, $3 to $4 the one before, $5 the step; then the filters that are asked for. */
const inPeriods = (day: string): string => `(${day} between $1 and $2 or ${day} between $3 and $4)`;
const stepOf = (day: string): string => `case when ${day} >= $1::date then date_trunc($5, ${day}::timestamp)::date::text end`;
const valuesOf = ({ days, before, step }: Period): unknown[] => [days.from, days.to, before.from, before.to, step];
type Sums = { readonly table: string; readonly by: readonly string[]; readonly sums: readonly string[] };

/** Those that are asked for, each after an `and`: the text has no others, which would be looked at for each row. Their values are added. */
const matching = (table: string, { country, source, site_id }: Filters, values: unknown[]): string =>
  (country ? ` and ${table}.country = $${values.push(country)}` : '') +
  (source ? ` and ${table}.source = $${values.push(source)}` : '') +
  (site_id ? ` and ${table}.site_id = $${values.push(site_id)}::uuid` : '');

const dayBegins = (day: string): string => `(${day})::timestamp at time zone $6`;
/**
 * $1 to $5 are the ranges: their step, first and last day, and which they are; $6 the zone of days, $7 the end of what is counted. A text for each
 * choice of filters: with those that are not asked for in it, an index would not be enough and each order would look for where its member came from.
 */
function payersSql({ source, ...filters }: Filters, values: unknown[]): string {
  const conditions = `x.payable_minor > 0 and x.paid_at <= $7${matching('x', filters, values)}`;
  const within = `x.paid_at >= ${dayBegins('r.first')} and x.paid_at < ${dayBegins('r.last + 1')}`;
  const ofSource = source
    ? `with paid as materialized (
         select x.member_id, x.paid_at from payments.orders x left join figures.signup s using (member_id)
          where ${conditions} and x.paid_at >= ${dayBegins('(select min(f) from unnest($2::date[]) f)')} and coalesce(s.source, '${noSource}') = $${values.push(source)})`
    : '';
  return `${ofSource}
     select r.step, r."isBefore", r."isAll", counted.payers
       from unnest($1::text[], $2::date[], $3::date[], $4::boolean[], $5::boolean[]) as r (step, first, last, "isBefore", "isAll")
      cross join lateral (
        select count(*)::int as payers
          from (select distinct x.member_id from ${source ? `paid x where ${within}` : `payments.orders x where ${conditions} and ${within}`}) payer) counted`;
}

/** So many sources are offered, those with the most sign-ups first: whoever makes a link names its source. */
const SOURCES = 200;

/** The sums that the dashboard shows. Its texts are constants, so that each connection plans them once. */
@Injectable()
export class DashboardRepository {
  signups(tx: Tx, period: Period, filters: Filters): Promise<SignupRow[]> {
    const sums = ['signed_up', 'mailed', 'confirmed', 'wrote'] as const;
    return this.sums(tx, { table: 'daily_signup', by: ['provider'], sums }, period, filters);
  }

  activity(tx: Tx, period: Period, filters: Filters): Promise<ActivityRow[]> {
    const sums = ['openings', 'answered', 'complaints', 'shown', 'fictional', 'unasked'] as const;
    return this.sums(tx, { table: 'daily_activity', by: [], sums }, period, filters);
  }

  money(tx: Tx, period: Period, filters: Filters): Promise<MoneyRow[]> {
    const sums = ['orders', 'first_purchases', 'received', 'refunded', 'disputed', 'owed'] as const;
    return this.sums(tx, { table: 'daily_money', by: ['currency'], sums }, period, filters);
  }

  /** Of each day first: there are far fewer days than rows, and which step a day is in is worked out for each of them alone. */
  private sums<Row>(tx: Tx, { table, by, sums }: Sums, period: Period, filters: Filters): Promise<Row[]> {
    const values = valuesOf(period);
    const keys = by.map((name) => `, d.${name}`).join('');
    const added = sums.map((name) => `, sum(d.${name})::bigint as ${name}`).join('');
    const conditions = matching('d', filters, values);
    return tx.query(
      `select ${stepOf('d.day')} as step${keys}${added}
         from (select d.day${keys}${added} from figures.${table} d where d.day between $3 and $2${conditions} group by d.day${keys}) d
        where ${inPeriods('d.day')} group by ${[1, ...by.map((_key, index) => index + 2)].join(', ')}`,
      values,
    );
  }

  /** Sums of days would count a member twice: these are counted over the orders themselves, for each step and each period by themselves. */
  payers(tx: Tx, period: Period, filters: Filters, until: Date): Promise<PayersRow[]> {
    const ranges = [
      ...period.steps.map(({ from, to }) => ({ step: from, from, to, isBefore: false, isAll: false })),
      { step: null, ...period.days, isBefore: false, isAll: true },
      { step: null, ...period.before, isBefore: true, isAll: true },
    ];
    const values: unknown[] = [
      ...(['step', 'from', 'to', 'isBefore', 'isAll'] as const).map((name) => ranges.map((range) => range[name])),
      BOOKS_ZONE,
      until,
    ];
    return tx.query(payersSql(filters, values), values);
  }

  standing(tx: Tx, period: Period, filters: Filters): Promise<StandingRow[]> {
    const values = valuesOf(period);
    const conditions = matching('d', filters, values);
    return tx.query(
      `with noted as materialized (
         select ${stepOf('n.day')} as step, max(n.day) as day
           from (select distinct d.day from figures.daily_standing d where ${inPeriods('d.day')}) n group by 1)
       select noted.step, coalesce(d.currency, '') as currency, coalesce(sum(d.active), 0)::int as active,
              coalesce(sum(d.credits), 0)::bigint as credits, coalesce(sum(d.minor), 0)::bigint as minor
         from noted left join figures.daily_standing d on d.day = noted.day${conditions} group by 1, 2`,
      values,
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
