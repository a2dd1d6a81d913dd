import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexOfficeLists1800000100100 implements MigrationInterface {
  name = 'IndexOfficeLists1800000100100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A code with a budget counts its orders while somebody waits.
create index orders_with_code on payments.orders (discount_code, site_id)
  where discount_code is not null and state not in ('failed', 'cancelled', 'expired');

-- What the lists of the back office are filtered by.
create index discount_code_inactive on payments.discount_code (created_at, id) where status = 'inactive';
create index discount_code_by_site on payments.discount_code (site_id, created_at, id);
drop index payments.money_request_waiting;
create index money_request_by_state on payments.money_request (state, asked_at, id);
create index recon_issue_by_kind on payments.recon_issue (kind, found_at, id);
create index recon_issue_by_taker on payments.recon_issue (taken_by, found_at, id) where taken_by is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
