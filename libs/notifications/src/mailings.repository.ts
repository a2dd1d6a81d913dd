import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { MemberId, NotificationCategory } from '#contracts';
import type { Tx } from '#database';
import type { MailKind } from './mail-delivery.policy.js';
import { MailingRangeEntity } from './mailing-range.entity.js';

export type MailingRange = Readonly<Pick<MailingRangeEntity, 'id' | 'mailing' | 'lo' | 'hi' | 'zone'>>;

/** A mail of it goes to whoever has this pace or no choice at all, when that is what the product proposes. */
interface Audience {
  readonly kind: MailKind;
  readonly category: NotificationCategory;
  readonly isDefault: boolean;
  readonly domain: string;
}

@Injectable()
export class MailingsRepository {
  /** The zones in which members live: one look at the index for each. */
  async zones(tx: Tx): Promise<{ readonly zones: string[]; readonly now: Date }> {
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

  /** Divides the members of a zone into ranges that are due now, unless it was done before. */
  async plan(tx: Tx, mailing: string, zone: string, membersInRange: number): Promise<void> {
    await tx.query(
      `insert into notifications.mailing_range (mailing, zone, lo, hi, due, planned_at)
       select $1, $2, (array_agg(member_id order by member_id))[1], (array_agg(member_id order by member_id desc))[1], public.app_now(), public.app_now()
         from (select p.member_id, (row_number() over (order by p.member_id) - 1) / $3 as part from profiles.profile p where p.zone = $2) m
        where not exists (select from notifications.mailing_range r where r.mailing = $1 and r.zone = $2)
        group by part
       on conflict on constraint mailing_range_once do nothing`,
      [mailing, zone, membersInRange],
    );
  }

  /** Takes the ranges that are due, the longest due first: their mails are being asked for. */
  async takeDue(tx: Tx, limit: number): Promise<string[]> {
    const due = await tx.query<{ id: string }>(
      `select id from notifications.mailing_range where due <= public.app_now() order by due, id limit $1 for update skip locked`,
      [limit],
    );
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.repository(MailingRangeEntity).update({ id: In(ids) }, { due: null });
    return ids;
  }

  find(tx: Tx, id: string): Promise<MailingRange | null> {
    return tx.repository(MailingRangeEntity).findOneBy({ id });
  }

  /** Its mails that are still to be sent are due at that moment. */
  async postpone(tx: Tx, id: string, due: Date): Promise<void> {
    await tx.repository(MailingRangeEntity).update({ id }, { due });
  }

  async forget(tx: Tx, days: number): Promise<void> {
    await tx.query(`delete from notifications.mailing_range where planned_at < public.app_now() - make_interval(days => $1)`, [days]);
  }

  /** One row for each mail, for who may get it now; who has one keeps it. */
  async addMails(tx: Tx, { mailing, lo, hi, zone }: MailingRange, { kind, category, isDefault, domain }: Audience): Promise<void> {
    await tx.query(
      `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select i.id, a.id, $5, $1 || ':' || a.id, a.language, 'queued', '<' || i.id || '@' || $8::text || '>', public.app_now()
         from profiles.profile p
         join auth.account a on a.id = p.member_id and a.status = 'active' and a.notifications_disabled = '{}'
         join visibility.member_standing s on s.member_id = p.member_id and not s.fictional
         left join notifications.preference c on c.member_id = p.member_id and c.category = $6 and c.channel = 'email'
        cross join lateral (select uuidv7() as id where p.member_id is not null) i
        where p.zone = $2 and p.member_id between $3 and $4 and coalesce(c.pace <> 'never', $7)
       on conflict on constraint mail_dedupe do nothing`,
      [mailing, zone, lo, hi, kind, category, isDefault, domain],
    );
  }

  /** Whose mails of a range wait, in the order of their ids. */
  async waiting(tx: Tx, { mailing, lo, hi }: MailingRange, after: MemberId | null, limit: number): Promise<MemberId[]> {
    const rows = await tx.query<{ memberId: MemberId }>(
      `select member_id as "memberId" from notifications.mail
        where member_id between $2 and $3 and ($4::uuid is null or member_id > $4) and state = 'queued' and dedupe_key = $1 || ':' || member_id
        order by member_id limit $5`,
      [mailing, lo, hi, after, limit],
    );
    return rows.map(({ memberId }) => memberId);
  }
}
