import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameSessionNews1800000042000 implements MigrationInterface {
  name = 'RenameSessionNews1800000042000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A process of the version before does not find the table: it remembers no session then and asks each time, as it does when Postgres is slow.
alter table auth.session_news rename to session_revocation;
alter table auth.session_revocation rename constraint session_news_pk to session_revocation_pk;
alter index auth.session_news_by_time rename to session_revocation_by_time;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
