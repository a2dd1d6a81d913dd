import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works here and what they may do is changed by functions of the owner alone: see libs/auth/src/sql/staff.sql. */
export class GuardStaff1800000022010 implements MigrationInterface {
  name = 'GuardStaff1800000022010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke insert, update, delete, truncate on auth.staff from app;
    -- Each login notes which code it used.
    grant update (totp_last_step) on auth.staff to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
