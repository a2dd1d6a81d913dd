import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepConsentTexts1800000085000 implements MigrationInterface {
  name = 'KeepConsentTexts1800000085000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Null for the orders before: which words they stand for is not known any more, and nobody makes a proof up afterwards.
alter table payments.orders add column consent jsonb, add column terms_version timestamptz;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
