import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexDebitLists1800000120300 implements MigrationInterface {
  name = 'IndexDebitLists1800000120300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What the lists of the back office are ordered by and filtered by. The tables are new, and nobody writes to them yet.
create index debit_by_day on payments.debit (collect_on, order_id);
create index debit_by_state on payments.debit (state, collect_on, order_id);
create index mandate_revoked on payments.mandate (signed_at, id) where revoked_at is not null;
create index mandate_by_use on payments.mandate (coalesce(last_used_at, signed_at)) where revoked_at is null;
create index debit_block_lifted on payments.debit_block (since, id) where lifted_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
