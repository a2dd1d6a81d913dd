import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { AccountsRepository, type Account } from './accounts.repository.js';
import { foldedEmail } from './folded-email.js';
import { MemberLifecycle } from './member-lifecycle.js';
import { RefusalsRepository } from './refusals.repository.js';
import { SessionsService } from './sessions.service.js';

/** How long a person whose account was banned cannot sign up again with the same address. */
const KEPT_OUT_DAYS = 730;

/** Accounts that the house closes, for a time or for good, and opens again. Whoever calls this writes the standing in the same transaction. */
@Injectable()
export class AccountClosures {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly refusals: RefusalsRepository,
    private readonly sessions: SessionsService,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  /**
   * Closes the account; sessions and sockets end. An account that its owner deleted stays deleted, and cannot be taken back while the ban lasts.
   * False when it was erased.
   */
  async close(tx: Tx, memberId: MemberId, why: 'suspended' | 'banned'): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) return false;
    await this.accounts.close(tx, memberId, why);
    if (why === 'banned') await this.refusals.remember(tx, KEPT_OUT_DAYS, ...bannedAddress(account));
    await this.sessions.revokeAll(tx, memberId);
    await this.lifecycle.cameOrWent(tx, memberId);
    return true;
  }

  /** Opens the account as it was before; the address may sign up again. False when it was erased. */
  async reopen(tx: Tx, memberId: MemberId): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) return false;
    await this.accounts.reopen(tx, memberId);
    for (const address of bannedAddresses(account)) await this.refusals.forget(tx, ...address);
    await this.lifecycle.cameOrWent(tx, memberId);
    return true;
  }
}

/** Keeps a person out by their address, whatever its spelling and the network it comes from. */
const bannedAddress = ({ communityId, email }: Pick<Account, 'communityId' | 'email'>) =>
  ['banned', communityId, foldedEmail(email), ''] as const;

/** The same, and as it was remembered while each spelling was one by itself. */
const bannedAddresses = (account: Pick<Account, 'communityId' | 'email'>) =>
  [bannedAddress(account), ['banned', account.communityId, account.email, '']] as const;

/** Those of many addresses that are kept out. */
export async function keptOutOf(
  tx: Tx,
  refusals: RefusalsRepository,
  communityId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = emails.flatMap((email) => bannedAddresses({ communityId, email }).map((refusal) => ({ email, refusal })));
  const known = new Set(
    (
      await refusals.among(
        tx,
        asked.map(({ refusal }) => refusal),
      )
    ).map(([, , address]) => address),
  );
  return new Set(asked.flatMap(({ email, refusal: [, , address] }) => (known.has(address) ? [email] : [])));
}

export async function isKeptOut(tx: Tx, refusals: RefusalsRepository, account: Pick<Account, 'communityId' | 'email'>): Promise<boolean> {
  for (const address of bannedAddresses(account)) if (await refusals.isRemembered(tx, ...address)) return true;
  return false;
}
