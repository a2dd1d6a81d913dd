import { Injectable } from '@nestjs/common';
import { AppError, type PasswordChangeBody } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { assertUncommon, Passwords } from '../passwords/index.js';
import { Limiter } from '../limits/index.js';
import { OwnPassword } from '../login/index.js';
import type { SessionMember } from '../sessions/index.js';
import { ChangeConsequences } from './change-consequences.js';

/** Another password for whoever knows the old one. The owner of the address can undo it for 48 hours. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly passwords: Passwords,
    private readonly consequences: ChangeConsequences,
    private readonly limiter: Limiter,
  ) {}

  /** Every other session ends. */
  async change(me: SessionMember, { old_password: old, password }: PasswordChangeBody): Promise<void> {
    await this.limiter.consume('passwordChange', me.id);
    const oldHash = await this.ownPassword.assertFits(me, old, 'old_password', 'old_password_wrong');
    const passwordHash = await this.acceptable(me, password);
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findForUpdate(tx, me.id);
      // Another tab was faster: what was checked is not the old password any more.
      if (!account || !(await this.accounts.replacePassword(tx, me.id, oldHash, passwordHash)))
        throw new AppError('old_password_wrong', { fields: { old_password: 'old_password_wrong' } });
      await this.consequences.passwordChanged(tx, me, account, oldHash);
    });
    logger.info({ event: 'password_changed', member: me.id }, 'a password was changed');
  }

  private async acceptable(me: SessionMember, password: string): Promise<string> {
    const account = await this.transactions.read((tx) => this.accounts.find(tx, me.id));
    await assertUncommon(password, account ?? {});
    return this.passwords.hash(password);
  }
}
