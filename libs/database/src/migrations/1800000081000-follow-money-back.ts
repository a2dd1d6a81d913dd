import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowMoneyBack1800000081000 implements MigrationInterface {
  name = 'FollowMoneyBack1800000081000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.orders add column movements integer not null default 0;
alter table payments.refund add column failed_transfers integer not null default 0;

-- A withdrawal stands whatever becomes of its transfer. Those that were undone with a failed one were given up, and are no withdrawals.
update payments.refund set cause = 'provider' where cause = 'withdrawal' and state = 'failed';
drop index payments.refund_withdrawal;
create unique index refund_withdrawal on payments.refund (order_id) where cause = 'withdrawal';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
