import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import type { StaffRole } from '#contracts-admin';
import { Transactions } from '#database';
import { Passwords } from '../passwords.js';
import { sealSecret } from './sealed-secret.js';
import { StaffRepository } from './staff.repository.js';
import { newTotpSecret, totpUri } from './totp.js';

export type NewStaffAccount = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
};

@Injectable()
export class StaffAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes an account and answers the address for its authenticator app, which can never be read again. `issuer` is what the app shows. */
  async create(account: NewStaffAccount, issuer: string): Promise<{ id: string; totpUri: string }> {
    const email = account.email.trim().toLowerCase();
    const secret = newTotpSecret();
    const password_hash = await this.passwords.hash(account.password);
    const totp_secret = sealSecret(secret, this.config.appSecret);
    const id = await this.transactions.run(async (tx) => {
      const made = await this.staff.insert(tx, { email, name: account.name, password_hash, totp_secret, roles: [...account.roles] });
      await this.audit.record(tx, {
        staffId: null,
        act: 'staff.created',
        subject: { kind: 'staff', id: made },
        facts: { roles: account.roles },
        ip: '',
      });
      return made;
    });
    return { id, totpUri: totpUri(secret, email, issuer) };
  }
}
