import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RelayCriticalFirst1800000035010 implements MigrationInterface {
  name = 'RelayCriticalFirst1800000035010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table events.outbox add column critical boolean not null default false;
-- Small: somebody waits for these, so that they hardly ever do.
create index outbox_critical on events.outbox (due) where critical;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
