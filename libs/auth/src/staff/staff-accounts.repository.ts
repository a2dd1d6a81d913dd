import type { StaffRole } from '#contracts-admin';

/** A connection of the database's owner. */
export type OwnerClient = { query(sql: string, parameters: unknown[]): Promise<{ rows: { id: string | null }[] }> };
type NewStaff = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
  readonly roles: readonly StaffRole[];
};

/** Functions that only the database's owner may call (sql/staff.sql), and what comes with them. Each answers the person's id, if there is one. */
export class StaffAccountsRepository {
  constructor(private readonly owner: OwnerClient) {}

  create({ email, name, passwordHash, totpSecret, roles }: NewStaff): Promise<string | undefined> {
    return this.ask(`select auth.create_staff($1, $2, $3, $4, $5) as id`, [email, name, passwordHash, totpSecret, roles]);
  }

  resetDevice(email: string, totpSecret: Buffer, codeHashes: readonly Buffer[]): Promise<string | undefined> {
    return this.ask(`select auth.reset_staff_device($1, $2, $3) as id`, [email, totpSecret, codeHashes]);
  }

  setRoles(email: string, roles: readonly StaffRole[], reason: string): Promise<string | undefined> {
    return this.ask(`select auth.set_staff_roles($1, $2, $3) as id`, [email, roles, reason]);
  }

  async addRecoveryCodes(staffId: string, hashes: readonly Buffer[]): Promise<void> {
    await this.owner.query(`insert into auth.staff_recovery_code (staff_id, code_hash) select $1, hash from unnest($2::bytea[]) as hash`, [
      staffId,
      hashes,
    ]);
  }

  private async ask(sql: string, parameters: unknown[]): Promise<string | undefined> {
    const { rows } = await this.owner.query(sql, parameters);
    return rows[0]?.id ?? undefined;
  }
}
