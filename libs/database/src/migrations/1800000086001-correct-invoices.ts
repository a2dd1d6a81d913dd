import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectInvoices1800000086001 implements MigrationInterface {
  name = 'CorrectInvoices1800000086001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Of which refund a credit note is, and the invoice that takes one back.
alter table payments.invoice add column refund_id uuid;
update payments.invoice set refund_id = ref where kind = 'credit_note';
create index invoice_by_refund on payments.invoice (refund_id) where refund_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
