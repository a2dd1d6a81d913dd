import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexPapers1800000106000 implements MigrationInterface {
  name = 'IndexPapers1800000106000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The day on which a paper counts for the VAT: a sale when it was paid, what goes back when it went.
create index invoice_counted on payments.invoice
  (company_id, (case when refund_id is null then content->>'paidOn' else coalesce(content->>'refundedOn', content->>'issuedOn') end));
create index orders_paid_by_company on payments.orders ((company->>'id'), paid_at) where paid_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
