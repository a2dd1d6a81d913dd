import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which a day's money and payers are found. */
const indexes = [
  ['money_entry_by_time', 'payments.money_entry (at)'],
  ['orders_by_payment', 'payments.orders (paid_at, member_id) where paid_at is not null'],
] as const;

/** Built beside the running product: not in a transaction. One that was broken off half-way lies there unusable, and is made again. */
export class IndexDaysOfMoney1800000103500 implements MigrationInterface {
  name = 'IndexDaysOfMoney1800000103500';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of indexes) {
      await runner.query(`drop index concurrently if exists payments.${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
