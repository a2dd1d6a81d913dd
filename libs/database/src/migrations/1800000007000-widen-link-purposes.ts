import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by mail get more purposes than activation and reset. */
export class WidenLinkPurposes1800000007000 implements MigrationInterface {
  name = 'WidenLinkPurposes1800000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table auth.one_time_token drop constraint one_time_token_purpose;
alter table auth.one_time_token add constraint one_time_token_purpose
  check (purpose in ('activate', 'reset', 'mail_change', 'mail_undo', 'password_undo', 'deletion_undo')) not valid;
alter table auth.one_time_token validate constraint one_time_token_purpose;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
