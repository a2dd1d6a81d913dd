import { Injectable } from '@nestjs/common';
import type { Locale, MemberId } from '#contracts';
import type { Tx } from '#database';
import type { SiteFacts } from '../site-facts.js';

/** Times as ISO texts. */
export type ImportedAccount = {
  readonly memberId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Locale;
  readonly joinedAt: string;
  /** Null: nobody has shown that the mailbox is theirs. */
  readonly confirmedAt: string | null;
  /** The terms that were accepted, and when. */
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
  readonly wantsMails: boolean;
};

@Injectable()
export class ImportedAccountsRepository {
  /** Those that have an account, or are kept for one whose change of address can be undone. */
  async takenOf(tx: Tx, communityId: string, emails: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ email: string }>(
      `select a.email from auth.account a where a.community_id = $1 and a.email = any ($2)
       union
       select c.old_value from auth.account_change c join auth.account o on o.id = c.member_id
        where o.community_id = $1 and c.kind = 'mail' and c.old_value = any ($2) and c.applied_at is not null and c.undone_at is null
          and c.ends_at > public.app_now()`,
      [communityId, emails],
    );
    return rows.map(({ email }) => email);
  }

  async insertAll(
    tx: Tx,
    { id: siteId, communityId }: Pick<SiteFacts, 'id' | 'communityId'>,
    accounts: readonly ImportedAccount[],
  ): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `insert into auth.account (id, community_id, site_id, email, password_hash, language, status, notifications_disabled, terms_version,
                                 terms_accepted_at, created_at, confirmed_at)
       select a."memberId", $1, $2, a.email, a."passwordHash", a.language, case when a."confirmedAt" is null then 'not_confirmed' else 'active' end,
              case when a."wantsMails" then '{}' else '{unsubscribed}' end::text[], a."termsVersion", a."termsAcceptedAt", a."joinedAt", a."confirmedAt"
         from jsonb_to_recordset($3::jsonb) as a ("memberId" uuid, email text, "passwordHash" text, language text, "joinedAt" timestamptz,
              "confirmedAt" timestamptz, "termsVersion" timestamptz, "termsAcceptedAt" timestamptz, "wantsMails" boolean)
        order by a.email
       on conflict on constraint account_email do nothing returning id`,
      [communityId, siteId, JSON.stringify(accounts)],
    );
    return rows.map(({ id }) => id);
  }

  async lock(tx: Tx, members: readonly MemberId[]): Promise<MemberId[]> {
    const rows = await tx.query<{ id: MemberId }>(`select id from auth.account where id = any ($1) order by id for update`, [members]);
    return rows.map(({ id }) => id);
  }
}
