import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepDeadLettersWhole1800000035030 implements MigrationInterface {
  name = 'KeepDeadLettersWhole1800000035030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What a retry needs to put the row back as it was.
alter table events.dead_letter
  add column key uuid,
  add column v smallint not null default 1,
  add column critical boolean not null default false,
  add column told_at timestamptz;
create index dead_letter_at on events.dead_letter (at);

-- By this id staff name a recurring job, in addresses and in the audit log.
alter table events.schedule add column id uuid not null default uuidv7() constraint schedule_id unique;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
