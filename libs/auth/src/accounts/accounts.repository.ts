import { Injectable } from '@nestjs/common';
import { LessThan, type Repository } from 'typeorm';
import type { DisplayPrefs, Locale, MemberId, SignupBody } from '#contracts';
import { appNow, uniqueViolation, type Tx } from '#database';
import { AccountEntity, type MailStop } from './account.entity.js';

export type { MailStop };

export type Account = Readonly<Omit<AccountEntity, 'passwordHash'>>;
export type Credentials = Readonly<Pick<AccountEntity, 'id' | 'status' | 'passwordHash'>>;
export type NewAccount = {
  readonly communityId: string;
  readonly siteId: string;
  readonly passwordHash: string;
  readonly signup: Pick<SignupBody, 'email' | 'language' | 'terms_version' | 'tracking'>;
};

/** An address that was changed stays with its member for as long as the change can be undone: nobody else may take it meanwhile. */
const isReserved = `exists (
  select from auth.account_change c join auth.account o on o.id = c.member_id
   where c.kind = 'mail' and c.old_value = $2 and o.community_id = $1 and c.applied_at is not null and c.undone_at is null
     and c.ends_at > public.app_now() and c.member_id is distinct from $3::uuid)`;

const accounts = (tx: Tx): Repository<AccountEntity> => tx.repository(AccountEntity);

@Injectable()
export class AccountsRepository {
  /** Undefined when the address has an account in the community, also when that one is being made at this moment, or is kept for one. */
  async insertOnce(tx: Tx, { communityId, siteId, passwordHash, signup }: NewAccount): Promise<MemberId | undefined> {
    const { email, language, terms_version, tracking = {} } = signup;
    if (await this.isTaken(tx, communityId, email)) return undefined;
    const times = { termsAcceptedAt: appNow, createdAt: appNow };
    const made = await accounts(tx)
      .createQueryBuilder()
      .insert()
      .values({ communityId, siteId, email, passwordHash, language, termsVersion: new Date(terms_version), tracking, ...times })
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return (made.raw as { id: MemberId }[])[0]?.id;
  }

  find(tx: Tx, id: MemberId): Promise<Account | null> {
    return accounts(tx).findOneBy({ id });
  }

  findForUpdate(tx: Tx, id: MemberId): Promise<Account | null> {
    return accounts(tx).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByEmail(tx: Tx, communityId: string, email: string): Promise<Account | null> {
    return accounts(tx).findOneBy({ communityId, email });
  }

  /** Whether another member of the community has the address, or may get it back. */
  async isTaken(tx: Tx, communityId: string, email: string, exceptMember?: MemberId): Promise<boolean> {
    const [row] = await tx.query<{ taken: boolean }>(
      `select exists (select from auth.account where community_id = $1 and email = $2 and id is distinct from $3::uuid) or ${isReserved} as taken`,
      [communityId, email, exceptMember ?? null],
    );
    return row?.taken ?? false;
  }

  async passwordHash(tx: Tx, id: MemberId): Promise<string | undefined> {
    return (await accounts(tx).findOne({ select: { id: true, passwordHash: true }, where: { id } }))?.passwordHash;
  }

  credentials(tx: Tx, communityId: string, email: string): Promise<Credentials | null> {
    return accounts(tx).findOne({ select: { id: true, status: true, passwordHash: true }, where: { communityId, email } });
  }

  /** False when the account was confirmed before, or is closed. */
  async confirm(tx: Tx, id: MemberId): Promise<boolean> {
    const { affected } = await accounts(tx).update({ id, status: 'not_confirmed' }, { status: 'active', confirmedAt: appNow });
    return affected === 1;
  }

  /** False when another account of the community has the address; then the transaction can only be rolled back. */
  async changeEmail(tx: Tx, id: MemberId, email: string): Promise<boolean> {
    try {
      await accounts(tx).update({ id }, { email, notificationsDisabled: () => `array_remove(notifications_disabled, 'bounced')` });
      return true;
    } catch (error) {
      if (uniqueViolation(error) === 'account_email') return false;
      throw error;
    }
  }

  async changePassword(tx: Tx, id: MemberId, passwordHash: string): Promise<void> {
    await accounts(tx).update({ id }, { passwordHash });
  }

  /** False when it was so before, or the account is closed. */
  async setPaused(tx: Tx, id: MemberId, paused: boolean): Promise<boolean> {
    const [before, after] = paused ? (['active', 'paused'] as const) : (['paused', 'active'] as const);
    const { affected } = await accounts(tx).update({ id, status: before }, { status: after });
    return affected === 1;
  }

  /** Closed by the house; what it was before is kept. One that its owner deleted stays deleted. */
  async close(tx: Tx, id: MemberId, why: 'suspended' | 'banned'): Promise<void> {
    await tx.query(
      `update auth.account set status = $2,
              status_before = case when status in ('not_confirmed', 'active', 'paused') then status else status_before end
        where id = $1 and status in ('not_confirmed', 'active', 'paused', 'suspended')`,
      [id, why],
    );
  }

  async reopen(tx: Tx, id: MemberId): Promise<void> {
    await tx.query(
      `update auth.account set status = coalesce(status_before, 'active'), status_before = null where id = $1 and status in ('suspended', 'banned')`,
      [id],
    );
  }

  /** False when the password is no longer the one that was checked. */
  async replacePassword(tx: Tx, id: MemberId, from: string, to: string): Promise<boolean> {
    const { affected } = await accounts(tx).update({ id, passwordHash: from }, { passwordHash: to });
    return affected === 1;
  }

  /** False when they had stopped for that reason before. */
  async stopMail(tx: Tx, memberId: MemberId, why: MailStop): Promise<boolean> {
    const stopped = await tx.query(
      `with stopped as (
         update auth.account set notifications_disabled = notifications_disabled || $2::text
          where id = $1 and $2 <> all (notifications_disabled) returning id)
       select from stopped`,
      [memberId, why],
    );
    return stopped.length > 0;
  }

  /** Nothing says any more that their addresses do not exist. */
  async unmarkBounced(tx: Tx, members: readonly MemberId[]): Promise<void> {
    await tx.query(
      `update auth.account set notifications_disabled = array_remove(notifications_disabled, 'bounced')
        where id = any ($1) and 'bounced' = any (notifications_disabled)`,
      [members],
    );
  }

  /** Mail reaches this address: it was marked as one that does not exist, or never was. An address that was corrected meanwhile stays as it is. */
  async trustMail(tx: Tx, memberId: MemberId, email: string): Promise<void> {
    await tx.query(
      `update auth.account set notifications_disabled = array_remove(notifications_disabled, 'bounced')
        where id = $1 and email = $2 and 'bounced' = any (notifications_disabled)`,
      [memberId, email],
    );
  }

  /** Whatever the member stopped; an address that mails come back from stays marked until a mail reaches it. */
  async resumeMail(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(
      `update auth.account set notifications_disabled = array_remove(array_remove(notifications_disabled, 'unsubscribed'), 'spam')
        where id = $1 and notifications_disabled && array['unsubscribed', 'spam']`,
      [memberId],
    );
  }

  /** False when these or newer ones were accepted before. */
  async acceptTerms(tx: Tx, id: MemberId, version: Date): Promise<boolean> {
    const { affected } = await accounts(tx).update(
      { id, termsVersion: LessThan(version) },
      { termsVersion: version, termsAcceptedAt: appNow },
    );
    return affected === 1;
  }

  async changeLanguage(tx: Tx, id: MemberId, language: Locale): Promise<void> {
    await accounts(tx).update({ id }, { language });
  }

  async changeDisplay(tx: Tx, id: MemberId, display: DisplayPrefs): Promise<void> {
    await accounts(tx).update({ id }, { display });
  }
}
