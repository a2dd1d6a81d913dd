import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';
import { AccountsRepository, type Credentials } from '../accounts/index.js';
import { Passwords } from '../passwords/index.js';

/** Asks members for their passwords. What another product made of one stands until its member has shown it here; then our own hash takes its place. */
@Injectable()
export class MemberPasswords {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
  ) {}

  /** The hash that stands for the password from now on; undefined when it is wrong, or there is no account, which takes as long. */
  async proven(account: Pick<Credentials, 'id' | 'passwordHash'> | null, password: string): Promise<string | undefined> {
    if (!(await this.passwords.fits(password, account?.passwordHash)) || !account) return undefined;
    const { id, passwordHash } = account;
    if (this.passwords.isOwn(passwordHash)) return passwordHash;
    const own = await this.passwords.hash(password);
    // Not when another password took its place meanwhile.
    const isReplaced = await this.transactions.run((tx) => this.accounts.replacePassword(tx, id, passwordHash, own));
    if (isReplaced) logger.info({ event: 'password_rehashed', member: id }, 'a password of another product is kept as ours are');
    return isReplaced ? own : passwordHash;
  }
}
