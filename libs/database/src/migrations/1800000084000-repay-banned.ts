import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RepayBanned1800000084000 implements MigrationInterface {
  name = 'RepayBanned1800000084000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.refund drop constraint refund_cause;
alter table payments.refund add constraint refund_cause check (cause in ('withdrawal', 'ban', 'provider', 'chargeback'));
drop index payments.refund_withdrawal;
create unique index refund_withdrawal on payments.refund (order_id) where cause in ('withdrawal', 'ban');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
