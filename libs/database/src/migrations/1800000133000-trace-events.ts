import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TraceEvents1800000133000 implements MigrationInterface {
  name = 'TraceEvents1800000133000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Where an event stands in the trace of what it follows from: few have one, and none while nothing is traced.
alter table events.outbox add column trace text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
