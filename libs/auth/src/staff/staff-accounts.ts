import type { StaffRole } from '#contracts-admin';
import type { Passwords } from '../passwords.js';
import { sealSecret } from './sealed-secret.js';
import { newTotpSecret, totpUri } from './totp.js';

/** A connection of the database's owner. */
type OwnerClient = { query(sql: string, parameters: unknown[]): Promise<{ rows: { id: string | null }[] }> };

export type NewStaffAccount = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
};

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

  /** Makes an account and answers the address for its authenticator app, which can never be read again. `issuer` is what the app shows. */
  async create({ name, password, roles, ...account }: NewStaffAccount, issuer: string): Promise<{ id: string; totpUri: string }> {
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
    return { id, totpUri: totpUri(secret, email, issuer) };
  }

  /** Ends the person's sessions too. No role closes the account. False when there is none. */
  async setRoles(email: string, roles: readonly StaffRole[], reason: string): Promise<boolean> {
    return Boolean(await this.ask(`select auth.set_staff_roles($1, $2, $3) as id`, [addressOf(email), roles, reason]));
  }

  private async ask(sql: string, parameters: unknown[]): Promise<string | undefined> {
    const { rows } = await this.owner.query(sql, parameters);
    return rows[0]?.id ?? undefined;
  }
}

const addressOf = (email: string): string => email.trim().toLowerCase();
