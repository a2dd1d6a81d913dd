import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CompareCountries1800000083001 implements MigrationInterface {
  name = 'CompareCountries1800000083001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.orders add column country_unclear boolean not null default false;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
