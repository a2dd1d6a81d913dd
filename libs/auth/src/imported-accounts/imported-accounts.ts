import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { BannedAddresses } from '../closures/index.js';
import { NO_PASSWORD, Passwords, toStored, type ForeignPassword } from '../passwords/index.js';
import { ImportedAccountsRepository, type ImportedAccount } from './imported-accounts.repository.js';
import type { SiteFacts } from '../site-facts.js';

export type { ImportedAccount };

/** Accounts of people who were members of another product. Nobody is told of them, and none of them has a session. */
@Injectable()
export class ImportedAccounts {
  constructor(
    private readonly accounts: ImportedAccountsRepository,
    private readonly bannedAddresses: BannedAddresses,
    private readonly passwords: Passwords,
  ) {}

  /** Those of these addresses that can have no new account in the community, each with the reason. */
  async closedAddresses(
    tx: Tx,
    communityId: string,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, 'address_taken' | 'address_banned'>> {
    const banned = await this.bannedAddresses.bannedOf(tx, communityId, emails);
    const taken = await this.accounts.takenOf(tx, communityId, emails);
    return new Map([
      ...[...banned].map((email) => [email, 'address_banned'] as const),
      // An account that was banned and is still there is taken: so a sign-up is answered, too.
      ...taken.map((email) => [email, 'address_taken'] as const),
    ]);
  }

  /** The password as it rests here until its member logs in; without one, a member has to choose one by mail. */
  storedForm(password: ForeignPassword | null): Promise<string> {
    return password ? toStored(password, (text) => this.passwords.hash(text)) : Promise.resolve(NO_PASSWORD);
  }

  /** Answers whose accounts were made: nobody's whose address was taken meanwhile. */
  async insertAll(tx: Tx, site: Pick<SiteFacts, 'id' | 'communityId'>, accounts: readonly ImportedAccount[]): Promise<ReadonlySet<string>> {
    return new Set(await this.accounts.insertAll(tx, site, accounts));
  }

  /** Keeps these members from coming in before the commit; answers those who have an account. */
  lock(tx: Tx, members: readonly MemberId[]): Promise<MemberId[]> {
    return this.accounts.lock(tx, members);
  }
}
