import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  ['money_entry_by_company', 'payments.money_entry (company_id, at, id)'],
  // The entries lie in the order of time, and sending a message writes one: a few ranges cost it nothing.
  ['ledger_entry_by_time', 'payments.ledger_entry using brin (at)'],
] as const;

/** Built beside the running product: not in a transaction. One that was broken off half-way lies there unusable, and is made again. */
export class IndexBooks1800000112100 implements MigrationInterface {
  name = 'IndexBooks1800000112100';
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
