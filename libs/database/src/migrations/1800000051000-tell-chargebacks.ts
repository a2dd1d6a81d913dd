import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellChargebacks1800000051000 implements MigrationInterface {
  name = 'TellChargebacks1800000051000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.refund drop constraint refund_cause;
alter table payments.refund add constraint refund_cause check (cause in ('withdrawal', 'provider', 'chargeback'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
