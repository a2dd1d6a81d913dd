import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { Lockout } from '../limits/index.js';
import { MemberPasswords } from './member-passwords.js';
import type { SessionMember } from '../sessions/index.js';

/** Asks a signed-in member for the password once more, before something that a stranger at an open screen must not do. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly lockout: Lockout,
    private readonly passwords: MemberPasswords,
  ) {}

  /** Answers the hash that fits. Five wrong tries lock the question, not the account; `field` is where the form asks, `fault` what it then says. */
  async assertFits(me: SessionMember, password: string, field: string, fault: 'old_password_wrong' | 'password_wrong'): Promise<string> {
    const counted = await this.lockout.count(['own-password', me.id]);
    const passwordHash = await this.transactions.read((tx) => this.accounts.passwordHash(tx, me.id));
    const hash = await this.passwords.proven(passwordHash === undefined ? null : { id: me.id, passwordHash }, password);
    if (hash === undefined) {
      logger.warn({ event: 'own_password_wrong', member: me.id, last: counted.isLast }, 'a wrong password on a settings page');
      return this.lockout.wrong(counted, new AppError(fault, { fields: { [field]: fault } }));
    }
    await this.lockout.right(counted);
    return hash;
  }
}
