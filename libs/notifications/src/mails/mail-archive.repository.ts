import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class MailArchiveRepository {
  /** The tables of the months from which mails come now, and of so many months ahead. */
  async makeMonths(tx: Tx, ahead: number): Promise<void> {
    await tx.query(`select notifications.make_mail_months($1)`, [ahead]);
  }

  /** Forgets the months that ended so many months ago; what their mails were found by stays. */
  async dropMonths(tx: Tx, months: number): Promise<void> {
    await tx.query(`select notifications.drop_mail_months($1)`, [months]);
  }

  /**
   * Moves so many of the mails that are older than so many days, the oldest first; how many there were. What waits to be sent stays. All in one
   * statement: a mail is in one of the two places at any moment.
   */
  async take(tx: Tx, days: number, limit: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `with old as (
         select id from notifications.mail
          where created_at < public.app_now() - make_interval(days => $1) and state <> 'queued'
          order by created_at limit $2 for update skip locked),
       moved as (delete from notifications.mail m using old where m.id = old.id returning m.*),
       keys as (
         insert into notifications.mail_key (key, mail_id, created_at)
         select md5(dedupe_key)::uuid, id, created_at from moved on conflict on constraint mail_key_pk do nothing),
       kept as (
         insert into notifications.mail_archive (id, member_id, kind, dedupe_key, locale, state, message_id, created_at, sent_at)
         select id, member_id, kind, dedupe_key, locale, state, message_id, created_at, sent_at from moved returning 1)
       select count(*)::int as count from kept`,
      [days, limit],
    );
    return row?.count ?? 0;
  }

  /** The mails of a member, and what they were found by. */
  async eraseMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `with gone as (delete from notifications.mail_archive where member_id = $1 returning dedupe_key)
       delete from notifications.mail_key k using gone where k.key = md5(gone.dedupe_key)::uuid`,
      [memberId],
    );
  }
}
