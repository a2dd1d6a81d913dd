import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeeDecisions1800000076000 implements MigrationInterface {
  name = 'SeeDecisions1800000076000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- When the member saw it in the product. Those of before were told by mail: nobody is called to them.
alter table moderation.decision add column seen_at timestamptz;
update moderation.decision set seen_at = coalesce(in_force_at, at);
create index decision_unseen on moderation.decision (member_id)
  where seen_at is null and measure <> 'none' and state in ('in_force', 'ended', 'overturned');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
