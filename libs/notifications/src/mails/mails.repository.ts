import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { ArchivedMailEntity } from './archived-mail.entity.js';
import { MailEntity } from './mail.entity.js';
import type { MailState } from './mail-delivery.policy.js';

export type MailKey = Readonly<Pick<MailEntity, 'dedupeKey' | 'kind' | 'memberId' | 'locale'>>;
export type MailRow = Readonly<Pick<MailEntity, 'id' | 'state' | 'messageId'>> & {
  readonly isLeased: boolean;
  /** Made by this very call: nothing was decided about it before. */
  readonly isNew: boolean;
  /** Asked for so long ago that one of a mailing is not worth another try. */
  readonly isStale: boolean;
};

/** Short, because somebody waits: the next worker takes over from one that hangs. By the machine's clock, which no test moves. */
const LEASE_S = 10;
const STALE_HOURS = 24;

const mails = (tx: Tx): Repository<MailEntity> => tx.repository(MailEntity);

@Injectable()
export class MailsRepository {
  /** Finds or makes the row of a mail and locks it until the commit; 'archived' when there was such a mail so long ago that its row has moved. */
  async lock(tx: Tx, { dedupeKey, kind, memberId, locale }: MailKey, domain: string): Promise<MailRow | 'archived'> {
    const made = await tx.query(
      `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select i.id, $1, $2, $3, $4, 'queued', '<' || i.id || '@' || $5::text || '>', public.app_now() from (select uuidv7() as id) i
       on conflict on constraint mail_dedupe do nothing returning 1`,
      [memberId, kind, dedupeKey, locale, domain],
    );
    // Asked after the insert, which waits for a row that is just being moved.
    const [row] = await tx.query<Omit<MailRow, 'isNew'> & { readonly isArchived: boolean }>(
      `select id, state, message_id as "messageId", coalesce(leased_until > now(), false) as "isLeased",
              created_at < public.app_now() - make_interval(hours => ${STALE_HOURS}) as "isStale",
              exists (select from notifications.mail_key k where k.key = md5($1)::uuid) as "isArchived"
         from notifications.mail where dedupe_key = $1 for update`,
      [dedupeKey],
    );
    if (!row) throw new Error('the mail row is gone');
    const { isArchived, ...mail } = row;
    if (!isArchived) return { ...mail, isNew: made.length > 0 };
    await mails(tx).delete({ id: mail.id });
    return 'archived';
  }

  async lease(tx: Tx, id: string): Promise<void> {
    await mails(tx).update({ id }, { state: 'sending', leasedUntil: () => `now() + make_interval(secs => ${LEASE_S})` });
  }

  /** A mail that was to go out shall not. False when it does not wait any more. */
  async suppress(tx: Tx, dedupeKey: string): Promise<boolean> {
    const { affected } = await mails(tx).update({ dedupeKey, state: 'queued' }, { state: 'suppressed' });
    return affected === 1;
  }

  async forget(tx: Tx, dedupeKey: string): Promise<void> {
    await mails(tx).delete({ dedupeKey, state: 'queued' });
  }

  async finish(tx: Tx, id: string, state: MailState): Promise<void> {
    await mails(tx).update({ id }, { state, leasedUntil: null, sentAt: state === 'sent' ? appNow : null });
  }

  /** Whose mail has this message id, with its brackets; nobody's, when its reader has no account. */
  async memberOf(tx: Tx, messageId: string): Promise<MemberId | null | undefined> {
    const [, id] = /^<([\da-f-]{36})@/.exec(messageId) ?? [];
    if (!id) return undefined;
    const mail = (await mails(tx).findOneBy({ id, messageId })) ?? (await tx.repository(ArchivedMailEntity).findOneBy({ id, messageId }));
    return mail?.memberId;
  }

  /** When the newest mail that a server has taken was asked for; undefined when there is none. */
  async newestSent(tx: Tx): Promise<Date | undefined> {
    const row = await mails(tx).findOne({ select: { id: true, createdAt: true }, where: { state: 'sent' }, order: { createdAt: 'desc' } });
    return row?.createdAt;
  }

  /** Whether the member got a mail with a key that begins so, or so, in the last hours. */
  async wentOutSince(
    tx: Tx,
    memberId: MemberId,
    { keyStarts, dedupeKey }: { readonly keyStarts: readonly string[]; readonly dedupeKey: string },
    hours: number,
  ): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from notifications.mail
        where member_id = $1 and exists (select from unnest($2::text[]) k (start) where starts_with(dedupe_key, k.start))
          and dedupe_key <> $4 and created_at > public.app_now() - make_interval(hours => $3)
          and state in ('sending', 'sent') limit 1`,
      [memberId, keyStarts, hours, dedupeKey],
    );
    return rows.length > 0;
  }
}
