import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { MemberId, NotificationChannel } from '#contracts';
import type { Tx } from '#database';
import type { Zones } from './mailing.js';
import { MailingRangeEntity } from './mailing-range.entity.js';
import { accountsFor, accountsForPush, isByDefault, type Audience } from '../recipients/index.js';

export type MailingRange = Readonly<Pick<MailingRangeEntity, 'id' | 'mailing' | 'channel' | 'lo' | 'hi' | 'zone'>>;
type Planned = Readonly<Pick<MailingRangeEntity, 'mailing' | 'channel'>> & { readonly zone: string | null };

/** Few enough that a mail to one member, which waits in the same queue, waits for seconds only. */
const MEMBERS_IN_RANGE = 200;

/** Where the rows stand that wait for each reader. */
const tables: Readonly<Record<NotificationChannel, string>> = { email: 'notifications.mail', push: 'notifications.push' };

type Choosing = Pick<Audience, 'category' | 'frequency'> & { readonly channel: NotificationChannel };

/** Those whom an audience means: `$1` to `$4` are `receiverValues`. */
const receivers = (choosing: Choosing): string => `
         profiles.profile p
         join auth.account a on a.id = p.member_id and a.status = any($1) and not a.notifications_disabled && $2::text[]
         join visibility.member_standing s on s.member_id = p.member_id and not s.fictional
         ${choiceOf(choosing)}
   where ($3::uuid is null or a.site_id = $3) and (cardinality($4::bpchar[]) = 0 or p.country = any($4::bpchar[]))
     ${choosing.channel === 'push' ? `and exists (select from notifications.push_subscription u where u.member_id = p.member_id)` : ''}
     ${wants(choosing)}`;

const choiceOf = ({ category, channel }: Choosing): string =>
  category
    ? `left join notifications.preference c on c.member_id = p.member_id and c.channel = '${channel}' and c.category = '${category}'`
    : '';

/** Who must have chosen it is found by the choice. */
const wants = ({ category, channel, frequency }: Choosing): string => {
  if (!category) return '';
  const choice = frequency ? `c.pace = '${frequency}'` : `c.pace <> 'never'`;
  return isByDefault(category, channel, frequency) ? `and coalesce(${choice}, true)` : `and ${choice}`;
};

const receiverValues = ({ category, siteId, countries }: Audience, channel: NotificationChannel): unknown[] => {
  const { statuses, stops } = channel === 'push' ? accountsForPush : accountsFor(category);
  return [statuses, stops, siteId, countries];
};

@Injectable()
export class MailingsRepository {
  /** The zones in which members live: one look at the index for each. */
  async zones(tx: Tx): Promise<Zones> {
    const [row] = await tx.query<{ zones: string[] | null; now: Date }>(
      `with recursive zone (name) as (
         (select p.zone from profiles.profile p order by p.zone limit 1)
         union all
         select (select p.zone from profiles.profile p where p.zone > zone.name order by p.zone limit 1) from zone where zone.name is not null)
       select array_agg(name) filter (where name is not null) as zones, public.app_now() as now from zone`,
    );
    if (!row) throw new Error('there is no time');
    return { zones: row.zones ?? [], now: row.now };
  }

  /**
   * Divides the members of a zone, or of all of them, into ranges that are due now, unless it was done before. Of pushes, and of what few asked
   * for, only those who want it: most members never chose anything. A duty has no pushes.
   */
  async plan(tx: Tx, { mailing, zone, channel }: Planned, { category, frequency }: Audience): Promise<void> {
    if (channel === 'push' && !category) return;
    const choosing = { category, channel, frequency };
    const isForFew = channel === 'push' || (category && !isByDefault(category, channel, frequency));
    await tx.query(
      `insert into notifications.mailing_range (mailing, channel, zone, lo, hi, due, planned_at)
       select $1, $4, zone, (array_agg(member_id order by member_id))[1], (array_agg(member_id order by member_id desc))[1], public.app_now(), public.app_now()
         from (select p.zone, p.member_id, (row_number() over (partition by p.zone order by p.member_id) - 1) / $3 as part
                 from profiles.profile p ${isForFew ? choiceOf(choosing) : ''}
                where ($2::text is null or p.zone = $2) ${isForFew ? wants(choosing) : ''}) m
        where not exists (select from notifications.mailing_range r where r.mailing = $1 and r.channel = $4 and ($2::text is null or r.zone = $2))
        group by zone, part
       on conflict on constraint mailing_range_once do nothing`,
      [mailing, zone, MEMBERS_IN_RANGE, channel],
    );
  }

  /** Takes the ranges that are due, the longest due first: their mails and pushes are being asked for. */
  async takeDue(tx: Tx, limit: number): Promise<Pick<MailingRange, 'id' | 'channel'>[]> {
    const due = await tx.query<Pick<MailingRange, 'id' | 'channel'>>(
      `select id, channel from notifications.mailing_range where due <= public.app_now() order by due, id limit $1 for update skip locked`,
      [limit],
    );
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.repository(MailingRangeEntity).update({ id: In(ids) }, { due: null });
    return due;
  }

  find(tx: Tx, id: string): Promise<MailingRange | null> {
    return tx.repository(MailingRangeEntity).findOneBy({ id });
  }

  /** Counts what went out of a range. What of it is still to be sent is due at that moment; without one it is finished. */
  async endRange(tx: Tx, { id, channel }: MailingRange, due: Date | null): Promise<void> {
    await tx.query(
      `update notifications.mailing_range r
          set due = $2::timestamptz, finished_at = case when $2::timestamptz is null then public.app_now() end,
              sent = (select count(*) from ${tables[channel]} m join profiles.profile p on p.member_id = m.member_id and p.zone = r.zone
                       where m.member_id between r.lo and r.hi and m.state = 'sent' and m.dedupe_key = r.mailing || ':' || m.member_id)
        where id = $1`,
      [id, due],
    );
  }

  async forget(tx: Tx, days: number): Promise<void> {
    await tx.query(`delete from notifications.mailing_range where planned_at < public.app_now() - make_interval(days => $1)`, [days]);
  }

  /** How many would get it by mail now. */
  async countReceivers(tx: Tx, audience: Audience): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from ${receivers({ ...audience, channel: 'email' })}`,
      receiverValues(audience, 'email'),
    );
    return row?.count ?? 0;
  }

  /** One row for each mail, for who may get it now; who has one keeps it. */
  async addMails(tx: Tx, { mailing, lo, hi, zone }: MailingRange, audience: Audience, domain: string): Promise<void> {
    await tx.query(
      `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select i.id, m.id, $9, $5 || ':' || m.id, m.language, 'queued', '<' || i.id || '@' || $10::text || '>', public.app_now()
         from (select a.id, a.language from ${receivers({ ...audience, channel: 'email' })} and p.zone = $6 and p.member_id between $7 and $8) m
        cross join lateral (select uuidv7() as id where m.id is not null) i
       on conflict on constraint mail_dedupe do nothing`,
      [...receiverValues(audience, 'email'), mailing, zone, lo, hi, audience.kind, domain],
    );
  }

  /** The same for pushes, for who takes them in some browser. */
  async addPushes(tx: Tx, { mailing, lo, hi, zone }: MailingRange, audience: Audience): Promise<void> {
    await tx.query(
      `insert into notifications.push (member_id, kind, dedupe_key, state, created_at)
       select a.id, $9, $5 || ':' || a.id, 'queued', public.app_now()
         from ${receivers({ ...audience, channel: 'push' })} and p.zone = $6 and p.member_id between $7 and $8
       on conflict on constraint push_dedupe do nothing`,
      [...receiverValues(audience, 'push'), mailing, zone, lo, hi, audience.kind],
    );
  }

  /** Whose mails or pushes of a range wait, in the order of their ids. */
  async waiting(tx: Tx, { mailing, channel, lo, hi }: MailingRange, after: MemberId | null, limit: number): Promise<MemberId[]> {
    const rows = await tx.query<{ memberId: MemberId }>(
      `select member_id as "memberId" from ${tables[channel]}
        where member_id between $2 and $3 and ($4::uuid is null or member_id > $4) and state = 'queued' and dedupe_key = $1 || ':' || member_id
        order by member_id limit $5`,
      [mailing, lo, hi, after, limit],
    );
    return rows.map(({ memberId }) => memberId);
  }

  /** What of a range has not gone out shall not. */
  async suppress(tx: Tx, { mailing, channel, lo, hi }: MailingRange): Promise<void> {
    await tx.query(
      `update ${tables[channel]} set state = 'suppressed'
        where member_id between $2 and $3 and state = 'queued' and dedupe_key = $1 || ':' || member_id`,
      [mailing, lo, hi],
    );
  }
}
