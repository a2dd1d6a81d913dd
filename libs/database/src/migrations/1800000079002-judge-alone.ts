import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JudgeAlone1800000079002 implements MigrationInterface {
  name = 'JudgeAlone1800000079002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Why an objection was decided by somebody who had a part in the decision: no other moderator existed.
alter table moderation.appeal add column alone text;
alter table moderation.appeal add constraint appeal_alone check (alone is null or state <> 'open');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
