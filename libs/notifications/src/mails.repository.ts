import { Injectable } from '@nestjs/common';
import type { Locale, MemberId } from '#contracts';
import type { Tx } from '#database';
import type { MailKind, MailState } from './postman.policy.js';

export type MailKey = { readonly dedupeKey: string; readonly kind: MailKind; readonly memberId: MemberId; readonly locale: Locale };
export type MailRow = { readonly id: string; readonly state: MailState; readonly isLeased: boolean; readonly messageId: string };

/** Short, because somebody waits: the next worker takes over from one that hangs. By the machine's clock, which no test moves. */
const LEASE_S = 10;

@Injectable()
export class MailsRepository {
  /** Finds or makes the row of a mail and locks it until the commit. */
  async lock(tx: Tx, { dedupeKey, kind, memberId, locale }: MailKey, domain: string): Promise<MailRow> {
    await tx.query(
      `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select i.id, $1, $2, $3, $4, 'queued', '<' || i.id || '@' || $5::text || '>', public.app_now() from (select uuidv7() as id) i
       on conflict on constraint mail_dedupe do nothing`,
      [memberId, kind, dedupeKey, locale, domain],
    );
    const [row] = await tx.query<MailRow>(
      `select id, state, message_id as "messageId", coalesce(leased_until > now(), false) as "isLeased"
         from notifications.mail where dedupe_key = $1 for update`,
      [dedupeKey],
    );
    if (!row) throw new Error('the mail row is gone');
    return row;
  }

  async lease(tx: Tx, id: string): Promise<void> {
    await tx.query(`update notifications.mail set state = 'sending', leased_until = now() + make_interval(secs => $2) where id = $1`, [
      id,
      LEASE_S,
    ]);
  }

  async finish(tx: Tx, id: string, state: MailState): Promise<void> {
    await tx.query(
      `update notifications.mail set state = $2, leased_until = null, sent_at = case when $2 = 'sent' then public.app_now() end where id = $1`,
      [id, state],
    );
  }

  /** Whether the member got a mail of this kind, with a key that begins so, in the last hours. */
  async wentOutSince(tx: Tx, memberId: string, keyStart: string, hours: number): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from notifications.mail
        where member_id = $1 and starts_with(dedupe_key, $2) and created_at > public.app_now() - make_interval(hours => $3)
          and state in ('sending', 'sent') limit 1`,
      [memberId, keyStart, hours],
    );
    return rows.length > 0;
  }
}
