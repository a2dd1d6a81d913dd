import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What systems of the house call the office with. Only keyed hashes rest here; a row that was changed opens nothing. */
export class MakeStaffTokens1800000114100 implements MigrationInterface {
  name = 'MakeStaffTokens1800000114100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table auth.staff_token (
        id uuid constraint staff_token_pk primary key,
        staff_id uuid not null constraint staff_token_staff_fk references auth.staff on delete cascade,
        name text not null,
        rights text[] not null,
        networks text[] not null,
        token_hash bytea not null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        last_used_network text not null default '',
        ended_at timestamptz
      );
      create index staff_token_by_staff on auth.staff_token (staff_id);
      revoke delete, truncate on auth.staff_token from app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
