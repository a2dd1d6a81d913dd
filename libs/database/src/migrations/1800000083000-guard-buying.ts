import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuardBuying1800000083000 implements MigrationInterface {
  name = 'GuardBuying1800000083000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.orders add column blocks_buying boolean not null default false;
update payments.orders set blocks_buying = true where charged_back_minor > 0;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
