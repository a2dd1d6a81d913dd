import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payers of a year are counted in the index alone. Built beside the running product, not in a transaction; one that was broken off half-way lies there
 * unusable, and is made again.
 */
export class IndexPayers1800000135000 implements MigrationInterface {
  name = 'IndexPayers1800000135000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists payments.orders_by_payer`);
    await runner.query(
      `create index concurrently orders_by_payer on payments.orders (paid_at, member_id, country, site_id, payable_minor) where paid_at is not null`,
    );
    await runner.query(`drop index concurrently if exists payments.orders_by_payment`);
    await runner.query(`alter index payments.orders_by_payer rename to orders_by_payment`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
