import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TuneSignals1800000075001 implements MigrationInterface {
  name = 'TuneSignals1800000075001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- From how many on a rule takes notice, where somebody chose; without a row it is what the code says.
create table moderation.signal_rule (
  id uuid not null constraint signal_rule_pk primary key,
  threshold int not null constraint signal_rule_threshold check (threshold >= 0)
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
