import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { AccountsRepository, type Account } from '../accounts/index.js';
import { RestoringService } from '../leaving/index.js';
import { Lockout } from '../limits/index.js';

/** What keeps a member out of the account, and until when. */
export type AccountHurdles = { readonly lockedUntil: Date | undefined; readonly restorableUntil: Date | undefined };

/** What staff see and take away of what keeps a member out. Whoever calls this has asked for the right, and writes it down. */
@Injectable()
export class AccountHurdlesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly lockout: Lockout,
    private readonly restoring: RestoringService,
  ) {}

  async of(tx: Tx, memberId: MemberId): Promise<AccountHurdles> {
    const account = await this.accounts.find(tx, memberId);
    if (!account) throw new AppError('member_not_found');
    const locks: number[] = [];
    for (const subject of questionsOf(account)) locks.push((await this.lockout.lockedUntil(tx, subject))?.getTime() ?? 0);
    const last = Math.max(...locks);
    return { lockedUntil: last > 0 ? new Date(last) : undefined, restorableUntil: await this.restoring.restorableUntil(tx, memberId) };
  }

  /** Wrong passwords are forgotten, from whatever network they came. False when there were none. */
  async clearLockouts(tx: Tx, memberId: MemberId): Promise<boolean> {
    const forgotten: boolean[] = [];
    for (const subject of questionsOf(await this.locked(tx, memberId))) forgotten.push(await this.lockout.forgetAll(tx, subject));
    return forgotten.includes(true);
  }

  private async locked(tx: Tx, memberId: MemberId): Promise<Account> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) throw new AppError('member_not_found');
    return account;
  }
}

/** Where wrong passwords of the account are counted. */
const questionsOf = ({ id, communityId, email }: Account) =>
  [
    ['login', communityId, email],
    ['own-password', id],
  ] as const;
