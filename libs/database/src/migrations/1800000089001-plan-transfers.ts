import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanTransfers1800000089001 implements MigrationInterface {
  name = 'PlanTransfers1800000089001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.refund add column transfer_at timestamptz;
update payments.refund set transfer_at = public.app_now() where state = 'requested' and failed_transfers > 0;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
