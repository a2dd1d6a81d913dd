import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Account } from '../accounts/index.js';
import { foldedEmail } from '../limits/index.js';
import { RefusalsRepository, type Refusal } from './refusals.repository.js';

/** How long a person whose account was banned cannot sign up again with the same address. */
const BANNED_DAYS = 730;

type Address = Pick<Account, 'communityId' | 'email'>;

/** The addresses of banned accounts: who had one cannot sign up, come back or be imported with it. */
@Injectable()
export class BannedAddresses {
  constructor(private readonly refusals: RefusalsRepository) {}

  ban(tx: Tx, address: Address): Promise<void> {
    return this.refusals.remember(tx, BANNED_DAYS, ...refusalOf(address));
  }

  async unban(tx: Tx, address: Address): Promise<void> {
    for (const refusal of refusalsOf(address)) await this.refusals.forget(tx, ...refusal);
  }

  async isBanned(tx: Tx, address: Address): Promise<boolean> {
    for (const refusal of refusalsOf(address)) if (await this.refusals.isRemembered(tx, ...refusal)) return true;
    return false;
  }

  /** Those of many addresses that are banned. */
  async bannedOf(tx: Tx, communityId: string, emails: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = emails.flatMap((email) => refusalsOf({ communityId, email }).map((refusal) => ({ email, refusal })));
    const found = await this.refusals.among(
      tx,
      asked.map(({ refusal }) => refusal),
    );
    const known = new Set(found.map(([, , address]) => address));
    return new Set(asked.flatMap(({ email, refusal: [, , address] }) => (known.has(address) ? [email] : [])));
  }
}

/** Keeps a person out by their address, whatever its spelling and the network it comes from. */
const refusalOf = ({ communityId, email }: Address): Refusal => ['banned', communityId, foldedEmail(email), ''];

/** The same, and as it was remembered while each spelling was one by itself. */
const refusalsOf = (address: Address): readonly Refusal[] => [refusalOf(address), ['banned', address.communityId, address.email, '']];
