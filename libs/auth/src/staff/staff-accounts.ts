import type { StaffRole } from '#contracts-admin';
import type { Passwords } from '../passwords.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { sealSecret } from './sealed-secret.js';
import { newTotpSecret, staffIssuer, totpUri } from './totp.js';

/** A connection of the database's owner. */
type OwnerClient = { query(sql: string, parameters: unknown[]): Promise<{ rows: { id: string | null }[] }> };

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
  constructor(
    private readonly owner: OwnerClient,
    private readonly passwords: Passwords,
    private readonly appSecret: string,
  ) {}

  /** Makes an account and answers what its authenticator app needs. */
  async create({ name, password, roles, ...account }: NewStaffAccount): Promise<{ id: string } & GivenDevice> {
    const email = addressOf(account.email);
    const secret = newTotpSecret();
    const hash = await this.passwords.hash(password);
    const id = await this.ask(`select auth.create_staff($1, $2, $3, $4, $5) as id`, [
      email,
      name,
      hash,
      sealSecret(secret, this.appSecret),
      roles,
    ]);
    if (!id) throw new Error('the staff account was not made');
    const codes = this.newCodes();
    await this.owner.query(`insert into auth.staff_recovery_code (staff_id, code_hash) select $1, hash from unnest($2::bytea[]) as hash`, [
      id,
      codes.hashes,
    ]);
    return { id, totpUri: totpUri(secret, email, staffIssuer), recoveryCodes: codes.codes };
  }

  /** For a device that is lost together with its codes. Ends the person's sessions too. Undefined when nobody active has the address. */
  async resetDevice(address: string): Promise<GivenDevice | undefined> {
    const email = addressOf(address);
    const secret = newTotpSecret();
    const { codes, hashes } = this.newCodes();
    const id = await this.ask(`select auth.reset_staff_device($1, $2, $3) as id`, [email, sealSecret(secret, this.appSecret), hashes]);
    return id === undefined ? undefined : { totpUri: totpUri(secret, email, staffIssuer), recoveryCodes: codes };
  }

  /** Ends the person's sessions too. No role closes the account. False when there is none. */
  async setRoles(email: string, roles: readonly StaffRole[], reason: string): Promise<boolean> {
    return Boolean(await this.ask(`select auth.set_staff_roles($1, $2, $3) as id`, [addressOf(email), roles, reason]));
  }

  private newCodes(): { codes: string[]; hashes: Buffer[] } {
    const codes = newRecoveryCodes();
    return { codes, hashes: codes.map((code) => hashOfRecoveryCode(this.appSecret, code)) };
  }

  private async ask(sql: string, parameters: unknown[]): Promise<string | undefined> {
    const { rows } = await this.owner.query(sql, parameters);
    return rows[0]?.id ?? undefined;
  }
}

const addressOf = (email: string): string => email.trim().toLowerCase();
