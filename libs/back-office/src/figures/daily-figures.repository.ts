import { Injectable } from '@nestjs/common';
import { countedWithinDays, noSource } from '#contracts-admin';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '#payments';
import { dayOf, isInDays, type Days } from './days.js';

/** Who was here within so many days is an active member. */
const ACTIVE_DAYS = 30;
/** Of a member whose sign-up nobody noted: erased before there were figures. */
const NO_SITE = '00000000-0000-0000-0000-000000000000';

/** Whether the first message `o` was answered within so many days. */
const isAnswered = (days: string): string =>
  `exists (select from chats.message m where m.conversation_id = o.conversation_id and m.seq > o.seq and m.sender_id = o.receiver
              and m.at < o.at + make_interval(days => ${days}))`;

/** Counts days anew: each statement replaces all rows of its days, so that counting again gives the same. */
@Injectable()
export class DailyFiguresRepository {
  async countSignups(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(`delete from figures.daily_signup where day between $1 and $2`, [from, to]);
    await tx.query(
      `insert into figures.daily_signup (day, site_id, country, source, provider, signed_up, mailed, confirmed, wrote)
       select s.day, s.site_id, s.country, s.source, s.provider, count(*),
              -- Nobody confirms an address without a mail, also where the mail is forgotten by now.
              count(*) filter (where least(s.mailed_on, s.confirmed_on) <= s.day + $3::int),
              count(*) filter (where s.confirmed_on <= s.day + $3::int),
              count(*) filter (where s.wrote_on <= s.day + $3::int)
         from figures.signup s where s.day between $1 and $2 and not s.fictional
        group by s.day, s.site_id, s.country, s.source, s.provider`,
      [from, to, countedWithinDays],
    );
  }

  /** A report or a complaint counts for the site, country and source of the member whom it is about. */
  async countActivity(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(`delete from figures.daily_activity where day between $1 and $2`, [from, to]);
    await tx.query(
      `insert into figures.daily_activity (day, site_id, country, source, openings, answered, complaints, shown, fictional, unasked)
       select day, site_id, country, source, sum(openings), sum(answered), sum(complaints), sum(shown), sum(fictional), sum(unasked)
         from (
           select ${dayOf('o.at')} as day, s.site_id, s.country, s.source, 1 as openings,
                  (${isAnswered('$4')})::int as answered,
                  0 as complaints, 0::bigint as shown, 0::bigint as fictional, 0::bigint as unasked
             from chats.opening o join figures.signup s on s.member_id = o.starter where ${isInDays('o.at')}
           union all
           select ${dayOf('r.at')}, coalesce(s.site_id, w.site_id, '${NO_SITE}'), coalesce(s.country, w.country, ''),
                  coalesce(s.source, w.source, '${noSource}'), 0, 0, 1, 0, 0, 0
             from moderation.report r left join figures.signup s on s.member_id = r.subject_id
             left join figures.signup w on w.member_id = r.reporter_id where ${isInDays('r.at')}
           union all
           -- Its case names whom it is about, and still does when whoever wrote it is erased.
           select ${dayOf('c.at')}, coalesce(s.site_id, c.site_id), coalesce(s.country, ''), coalesce(s.source, '${noSource}'), 0, 0, 1, 0, 0, 0
             from moderation.complaint c left join moderation.case k on k.id = c.id left join figures.signup s on s.member_id = k.subject_id
            where ${isInDays('c.at')}
           union all
           select e.day, e.site_id, e.country, e.source, e.openings, e.answered, 0, 0, 0, 0
             from figures.erased_activity e where e.day between $1 and $2
           union all
           select i.day, i.site_id, i.country, '${noSource}', 0, 0, 0, i.shown, i.fictional, i.unasked
             from search.impression_count i where i.day between $1 and $2) parts
        group by day, site_id, country, source`,
      [from, to, BOOKS_ZONE, countedWithinDays],
    );
  }

  /**
   * Before the first messages that a member wrote or got are erased: what they come to, so that no day shrinks. Whether they were answered is known
   * then, since nobody answers any more.
   */
  async keepActivityOf(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `insert into figures.erased_activity as e (day, site_id, country, source, openings, answered)
       select ${dayOf('o.at')}, s.site_id, s.country, s.source, count(*), count(*) filter (where ${isAnswered('$2')})
         from chats.opening o join figures.signup s on s.member_id = o.starter where o.starter = $1 or o.receiver = $1
        group by 1, 2, 3, 4
       on conflict on constraint erased_activity_pk do update
          set openings = e.openings + excluded.openings, answered = e.answered + excluded.answered`,
      [memberId, countedWithinDays, BOOKS_ZONE],
    );
  }

  /** Without VAT, from the book of money: what comes or goes counts on its own day, for the site and country of its order. */
  async countMoney(tx: Tx, { from, to }: Days): Promise<void> {
    await tx.query(`delete from figures.daily_money where day between $1 and $2`, [from, to]);
    await tx.query(
      `insert into figures.daily_money
         (day, site_id, country, source, currency, orders, first_purchases, received, refunded, disputed, owed)
       select day, site_id, country, source, currency, sum(orders), sum(first_purchases), sum(received), sum(refunded), sum(disputed), sum(owed)
         from (
           select ${dayOf('o.paid_at')} as day, o.site_id, o.country::text as country, coalesce(s.source, '${noSource}') as source,
                  o.currency::text as currency, 1 as orders,
                  (not exists (select from payments.orders e where e.member_id = o.member_id and e.payable_minor > 0
                                  and (e.paid_at, e.id) < (o.paid_at, o.id)))::int as first_purchases,
                  0::bigint as received, 0::bigint as refunded, 0::bigint as disputed, 0::bigint as owed
             from payments.orders o left join figures.signup s on s.member_id = o.member_id
            where ${isInDays('o.paid_at')} and o.payable_minor > 0
           union all
           select ${dayOf('e.at')}, o.site_id, o.country::text, coalesce(s.source, '${noSource}'), e.currency::text, 0, 0,
                  case when e.kind = 'payment' then e.amount_minor else 0 end,
                  case when e.kind in ('refund', 'paid_elsewhere') then e.amount_minor when e.kind = 'refund_void' then -e.amount_minor else 0 end,
                  case when e.kind = 'chargeback' then e.amount_minor when e.kind = 'chargeback_void' then -e.amount_minor else 0 end,
                  case when e.kind = 'receivable' then e.amount_minor when e.kind = 'receivable_void' then -e.amount_minor else 0 end
             from payments.money_entry e join payments.orders o on o.id = e.order_id
             left join figures.signup s on s.member_id = o.member_id
            where ${isInDays('e.at')} and 'revenue' in (e.account, e.contra)) parts
        group by day, site_id, country, source, currency`,
      [from, to, BOOKS_ZONE],
    );
  }

  /** How things stand now, for today. Earlier days stay as they were seen: nobody can say afterwards how many were active then. */
  async noteStanding(tx: Tx, today: string): Promise<void> {
    await tx.query(`delete from figures.daily_standing where day = $1`, [today]);
    await tx.query(
      `insert into figures.daily_standing (day, site_id, country, source, currency, active, credits, minor)
       select $1::date, site_id, country, source, currency, sum(active), sum(credits), sum(minor)
         from (
           -- So that a day on which there was nothing is one that was looked at.
           select '${NO_SITE}'::uuid as site_id, '' as country, '${noSource}' as source, '' as currency, 0 as active,
                  0::bigint as credits, 0::bigint as minor
           union all
           select s.site_id, s.country, s.source, '', 1, 0, 0
             from visibility.member_standing st join figures.signup s using (member_id)
            where st.confirmed and not (st.banned or st.suspended or st.deleted or st.fictional)
              and st.last_active > public.app_now() - make_interval(days => $2)
           union all
           select coalesce(s.site_id, '${NO_SITE}'), coalesce(s.country, ''), coalesce(s.source, '${noSource}'), coalesce(l.currency::text, ''), 0,
                  l.unused, coalesce(payments.worth_of(l.price_minor, l.of_credits, l.unused), 0)
             from (
               -- Of an order at once, as the books value it: a gift may have cut its credits in two.
               select w.member_id, l.price_minor, l.of_credits, l.currency, sum(l.to_pos - greatest(l.from_pos, w.spent))::bigint as unused
                 from payments.wallet w join payments.lot l on l.member_id = w.member_id and l.to_pos > w.spent
                where w.balance > 0 group by w.member_id, l.order_id, l.price_minor, l.of_credits, l.currency) l
             left join figures.signup s on s.member_id = l.member_id) parts
        group by site_id, country, source, currency`,
      [today, ACTIVE_DAYS],
    );
  }
}
