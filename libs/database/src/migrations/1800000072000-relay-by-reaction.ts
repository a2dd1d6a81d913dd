import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RelayByReaction1800000072000 implements MigrationInterface {
  name = 'RelayByReaction1800000072000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Each reaction is taken from its own end, so that none stands behind a crowd of another.
create index outbox_reaction_due on events.outbox (reaction, due);
drop index events.outbox_due;
drop index events.outbox_critical;
alter table events.outbox drop column critical;
alter table events.dead_letter drop column critical;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
