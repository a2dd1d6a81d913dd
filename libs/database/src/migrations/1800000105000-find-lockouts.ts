import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindLockouts1800000105000 implements MigrationInterface {
  name = 'FindLockouts1800000105000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Empty in rows from before, until their next try.
alter table auth.lockout add column subject bytea;
create index lockout_subject on auth.lockout (subject);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
