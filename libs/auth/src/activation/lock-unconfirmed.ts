import { AppError, type MemberId } from '#contracts';
import type { Tx } from '#database';
import type { Account, AccountsRepository } from '../accounts/index.js';

/** Locks the account's row, so that two calls at once come one after the other. Throws `already_active` for one that is confirmed. */
export async function lockUnconfirmed(accounts: AccountsRepository, tx: Tx, memberId: MemberId): Promise<Account> {
  const account = await accounts.findForUpdate(tx, memberId);
  if (!account) throw new AppError('authentication_required');
  if (account.status !== 'not_confirmed') throw new AppError('already_active');
  return account;
}
