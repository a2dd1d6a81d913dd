import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a paper counts for the VAT: a sale when it was paid, what goes back when it went, and what comes again when its paper was issued. */
const countedOn = `(case when refund_id is null then content->>'paidOn' when kind = 'invoice' then content->>'issuedOn'
  else coalesce(content->>'refundedOn', content->>'issuedOn') end)`;
const indexes = [
  ['invoice_counted', `payments.invoice (company_id, ${countedOn})`],
  ['orders_paid_by_company', `payments.orders ((company->>'id'), paid_at) where paid_at is not null`],
] as const;

/** Built beside the running product: not in a transaction. One that was broken off half-way lies there unusable, and is made again. */
export class IndexPapers1800000106000 implements MigrationInterface {
  name = 'IndexPapers1800000106000';
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
