import { Injectable } from '@nestjs/common';
import type { DisplayPrefs, Locale, MemberId, SignupBody, UserStatus } from '#contracts';
import { uniqueViolation, type Tx } from '#database';

/** Why a member gets no mails any more, save those that the member asks for at that moment. */
export type MailStop = 'bounced' | 'spam' | 'unsubscribed';
export type Account = {
  readonly id: MemberId;
  readonly communityId: string;
  readonly siteId: string;
  readonly email: string;
  readonly status: UserStatus;
  readonly language: Locale;
  readonly display: DisplayPrefs | null;
  readonly notificationsDisabled: readonly MailStop[];
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly termsVersion: Date;
};
export type Credentials = Pick<Account, 'id' | 'status'> & { readonly passwordHash: string };
export type NewAccount = {
  readonly communityId: string;
  readonly siteId: string;
  readonly passwordHash: string;
  readonly signup: Pick<SignupBody, 'email' | 'language' | 'terms_version' | 'tracking'>;
};

const columns = `id, community_id as "communityId", site_id as "siteId", email, status, language, display,
  notifications_disabled as "notificationsDisabled", created_at as "createdAt", confirmed_at as "confirmedAt",
  terms_version as "termsVersion"`;
/** An address that was changed stays with its member for as long as the change can be undone: nobody else may take it meanwhile. */
const isKept = `exists (
  select from auth.account_change c join auth.account o on o.id = c.member_id
   where c.kind = 'mail' and c.old_value = $2 and o.community_id = $1 and c.applied_at is not null and c.undone_at is null
     and c.ends_at > public.app_now() and c.member_id is distinct from $3::uuid)`;

@Injectable()
export class AccountsRepository {
  /** Undefined when the address has an account in the community, also when that one is being made at this moment, or is kept for one. */
  async insertOnce(tx: Tx, { communityId, siteId, passwordHash, signup }: NewAccount): Promise<MemberId | undefined> {
    if (await this.isTaken(tx, communityId, signup.email)) return undefined;
    const [row] = await tx.query<{ id: MemberId }>(
      `insert into auth.account (community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, tracking, created_at)
       values ($1, $2, $3, $4, $5, $6, public.app_now(), $7, public.app_now())
       on conflict on constraint account_email do nothing returning id`,
      [communityId, siteId, signup.email, passwordHash, signup.language, signup.terms_version, JSON.stringify(signup.tracking ?? {})],
    );
    return row?.id;
  }

  async find(tx: Tx, memberId: string): Promise<Account | undefined> {
    const [row] = await tx.query<Account>(`select ${columns} from auth.account where id = $1`, [memberId]);
    return row;
  }

  async findForUpdate(tx: Tx, memberId: string): Promise<Account | undefined> {
    const [row] = await tx.query<Account>(`select ${columns} from auth.account where id = $1 for update`, [memberId]);
    return row;
  }

  async findByEmail(tx: Tx, communityId: string, email: string): Promise<Account | undefined> {
    const [row] = await tx.query<Account>(`select ${columns} from auth.account where community_id = $1 and email = $2`, [
      communityId,
      email,
    ]);
    return row;
  }

  /** Whether another member of the community has the address, or may get it back. */
  async isTaken(tx: Tx, communityId: string, email: string, exceptMember?: MemberId): Promise<boolean> {
    const [row] = await tx.query<{ taken: boolean }>(
      `select exists (select from auth.account where community_id = $1 and email = $2 and id is distinct from $3::uuid) or ${isKept} as taken`,
      [communityId, email, exceptMember ?? null],
    );
    return row?.taken ?? false;
  }

  async passwordHash(tx: Tx, memberId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ hash: string }>(`select password_hash as hash from auth.account where id = $1`, [memberId]);
    return row?.hash;
  }

  async credentials(tx: Tx, communityId: string, email: string): Promise<Credentials | undefined> {
    const [row] = await tx.query<Credentials>(
      `select id, status, password_hash as "passwordHash" from auth.account where community_id = $1 and email = $2`,
      [communityId, email],
    );
    return row;
  }

  /** False when the account was confirmed before, or is closed. */
  async confirm(tx: Tx, memberId: string): Promise<boolean> {
    const rows = await tx.query(
      `with confirmed as (update auth.account set status = 'active', confirmed_at = public.app_now()
        where id = $1 and status = 'not_confirmed' returning 1) select 1 from confirmed`,
      [memberId],
    );
    return rows.length === 1;
  }

  /** False when another account of the community has the address; then the transaction can only be rolled back. */
  async changeEmail(tx: Tx, memberId: string, email: string): Promise<boolean> {
    try {
      await tx.query(
        `update auth.account set email = $2, notifications_disabled = array_remove(notifications_disabled, 'bounced') where id = $1`,
        [memberId, email],
      );
      return true;
    } catch (error) {
      if (uniqueViolation(error) === 'account_email') return false;
      throw error;
    }
  }

  async changePassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
    await tx.query(`update auth.account set password_hash = $2 where id = $1`, [memberId, passwordHash]);
  }

  /** False when it was so before, or the account is closed. */
  async setPaused(tx: Tx, memberId: string, paused: boolean): Promise<boolean> {
    const [before, after] = paused ? ['active', 'paused'] : ['paused', 'active'];
    const rows = await tx.query(
      `with changed as (update auth.account set status = $3 where id = $1 and status = $2 returning 1) select 1 from changed`,
      [memberId, before, after],
    );
    return rows.length === 1;
  }

  /** False when the password is no longer the one that was checked. */
  async replacePassword(tx: Tx, memberId: string, from: string, to: string): Promise<boolean> {
    const rows = await tx.query(
      `with replaced as (update auth.account set password_hash = $3 where id = $1 and password_hash = $2 returning 1) select 1 from replaced`,
      [memberId, from, to],
    );
    return rows.length === 1;
  }

  async stopMail(tx: Tx, memberId: string, why: MailStop): Promise<void> {
    await tx.query(
      `update auth.account set notifications_disabled = notifications_disabled || $2::text
        where id = $1 and $2 <> all (notifications_disabled)`,
      [memberId, why],
    );
  }

  /** Whatever the member stopped; an address that mails come back from stays marked until it changes. */
  async resumeMail(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `update auth.account set notifications_disabled = array_remove(array_remove(notifications_disabled, 'unsubscribed'), 'spam')
        where id = $1 and notifications_disabled && array['unsubscribed', 'spam']`,
      [memberId],
    );
  }

  /** False when these or newer ones were accepted before. */
  async acceptTerms(tx: Tx, memberId: string, version: Date): Promise<boolean> {
    const rows = await tx.query(
      `with accepted as (update auth.account set terms_version = $2, terms_accepted_at = public.app_now()
        where id = $1 and terms_version < $2 returning 1) select 1 from accepted`,
      [memberId, version],
    );
    return rows.length === 1;
  }

  async changeLanguage(tx: Tx, memberId: string, language: Locale): Promise<void> {
    await tx.query(`update auth.account set language = $2 where id = $1`, [memberId, language]);
  }

  async changeDisplay(tx: Tx, memberId: string, display: DisplayPrefs): Promise<void> {
    await tx.query(`update auth.account set display = $2 where id = $1`, [memberId, JSON.stringify(display)]);
  }
}
