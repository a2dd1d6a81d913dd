import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameCreditors1800000120200 implements MigrationInterface {
  name = 'NameCreditors1800000120200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table site.company add creditor_id text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
