import { Injectable } from '@nestjs/common';
import { noSource, otherSource, smallestGroup, sourceMax } from '#contracts-admin';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '#payments';
import { dayOf, isInDays, type Days } from './days.js';
import { mailProviderPatterns } from './mail-providers.js';

/** A word of the tracking, as figures are grouped by it; null when there is none. */
const word = (name: string): string => `nullif(left(lower(btrim(a.tracking->>'${name}')), ${sourceMax}), '')`;
/** Where an account came from, as the maker of its link called it; null from nowhere. */
const sourceWord = `coalesce(${word('network')}, ${word('ref')})`;
const patterns = Object.entries(mailProviderPatterns);

/** The sign-ups of figures.signup: noted from the accounts as long as there are accounts. */
@Injectable()
export class SignupsRepository {
  /** Notes the accounts that were made on these days, without the names of their sources. Those that are noted stay as they are. */
  async note(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(
      `insert into figures.signup (member_id, day, site_id, country, source, provider)
       select a.id, ${dayOf('a.created_at')}, a.site_id, coalesce(p.country::text, ''),
              case when ${sourceWord} is null then '${noSource}' else '${otherSource}' end,
              coalesce((select known.provider from unnest($4::text[], $5::text[]) as known (provider, pattern)
                         where split_part(a.email, '@', 2) ~ known.pattern limit 1), 'other')
         from auth.account a left join profiles.profile p on p.member_id = a.id
        where ${isInDays('a.created_at')}
       on conflict on constraint signup_pk do nothing`,
      [from, to, BOOKS_ZONE, patterns.map(([provider]) => provider), patterns.map(([, pattern]) => pattern)],
    );
  }

  /**
   * Names the source of those who signed up on these days, where enough people have come from it; by then, those of earlier days are counted with the
   * other sources for good. So no name that may lead to a person is kept here, and none outlives the account of that person.
   */
  async nameSources(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(
      `with unnamed as materialized (
         select s.member_id, ${sourceWord} as source from figures.signup s join auth.account a on a.id = s.member_id
          where s.day between $1 and $2 and s.source = '${otherSource}'),
       shared as (
         select came.source
           from (select ${sourceWord} as source from auth.account a
                 union all
                 select n.source from figures.signup n where not exists (select from auth.account a where a.id = n.member_id)) came
          where came.source in (select u.source from unnamed u) group by came.source having count(*) >= $3)
       update figures.signup s set source = u.source
         from unnamed u where u.member_id = s.member_id and u.source in (select shared.source from shared)`,
      [from, to, smallestGroup],
    );
  }

  /** Notes how far those who signed up on these days have come since. What is noted once stays. */
  async noteSteps(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(
      `update figures.signup s
          set mailed_on = coalesce(s.mailed_on, ${dayOf('mailed.at')}),
              confirmed_on = coalesce(s.confirmed_on, ${dayOf('a.confirmed_at')}),
              wrote_on = coalesce(s.wrote_on, ${dayOf('wrote.at')})
         from auth.account a
         left join lateral (select min(m.sent_at) as at from notifications.mail m where m.member_id = a.id and m.kind = 'activation') mailed on true
         left join lateral (select min(o.at) as at from chats.opening o where o.starter = a.id) wrote on true
        where a.id = s.member_id and s.day between $1 and $2
          and (s.mailed_on is null and mailed.at is not null or s.confirmed_on is null and a.confirmed_at is not null
               or s.wrote_on is null and wrote.at is not null)`,
      [from, to, BOOKS_ZONE],
    );
  }

  /** Follows the marks of fictional profiles, which no figure counts; answers the days whose sign-ups are others now. */
  async noteFictional(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ day: string }>(
      `update figures.signup s set fictional = not s.fictional
        where s.member_id in (
          select st.member_id from visibility.member_standing st join figures.signup n using (member_id) where st.fictional and not n.fictional
          union all
          select n.member_id from figures.signup n join visibility.member_standing st using (member_id) where n.fictional and not st.fictional)
       returning s.day::text as day`,
      [],
    );
    return [...new Set(rows.map(({ day }) => day))].toSorted();
  }
}
