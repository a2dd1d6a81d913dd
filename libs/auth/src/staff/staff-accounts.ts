import { readEmail } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import type { Passwords } from '../passwords/index.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { sealSecret } from './sealed-secret.js';
import { StaffAccountsRepository, type OwnerClient } from './staff-accounts.repository.js';
import { newTotpSecret, staffIssuer, totpUri } from './totp.js';

export type NewStaffAccount = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
};

/** The address for an authenticator app, and the codes for when the device is not there. Neither can be read again. */
export type GivenDevice = { readonly totpUri: string; readonly recoveryCodes: readonly string[] };

/**
 * Makes accounts of staff and gives roles, by functions that only the database's owner may call (sql/staff.sql): no process that
 * answers requests can.
 */
export class StaffAccounts {
  private readonly accounts: StaffAccountsRepository;

  constructor(
    owner: OwnerClient,
    private readonly passwords: Passwords,
    private readonly appSecret: string,
  ) {
    this.accounts = new StaffAccountsRepository(owner);
  }

  /** Makes an account and answers what its authenticator app needs. */
  async create({ name, password, roles, ...account }: NewStaffAccount): Promise<{ id: string } & GivenDevice> {
    const email = addressOf(account.email);
    const secret = newTotpSecret();
    const passwordHash = await this.passwords.hash(password);
    const totpSecret = sealSecret(secret, this.appSecret);
    const id = await this.accounts.create({ email, name, passwordHash, totpSecret, roles });
    if (!id) throw new Error('the staff account was not made');
    const { codes, hashes } = this.newCodes();
    await this.accounts.addRecoveryCodes(id, hashes);
    return { id, totpUri: totpUri(secret, email, staffIssuer), recoveryCodes: codes };
  }

  /** For a device that is lost together with its codes. Ends the person's sessions too. Undefined when nobody active has the address; throws `staff_no_password` from the database. */
  async resetDevice(address: string): Promise<GivenDevice | undefined> {
    const email = addressOf(address);
    const secret = newTotpSecret();
    const { codes, hashes } = this.newCodes();
    const id = await this.accounts.resetDevice(email, sealSecret(secret, this.appSecret), hashes);
    return id === undefined ? undefined : { totpUri: totpUri(secret, email, staffIssuer), recoveryCodes: codes };
  }

  /** Ends the person's sessions too. No role closes the account. False when there is none; throws `staff_last_owner` from the database. */
  async setRoles(email: string, roles: readonly StaffRole[], reason: string): Promise<boolean> {
    return (await this.accounts.setRoles(addressOf(email), roles, reason)) !== undefined;
  }

  private newCodes(): { codes: string[]; hashes: Buffer[] } {
    const codes = newRecoveryCodes();
    return { codes, hashes: codes.map((code) => hashOfRecoveryCode(this.appSecret, code)) };
  }
}

const addressOf = (email: string): string => readEmail(email) ?? email.trim().toLowerCase();
