import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnswerComplaints1800000079001 implements MigrationInterface {
  name = 'AnswerComplaints1800000079001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What staff wrote to whoever complained about the service, sealed; it goes when the complaint goes.
alter table moderation.complaint add column answer bytea;
alter table moderation.complaint drop constraint complaint_outcome;
alter table moderation.complaint add constraint complaint_outcome check (outcome in ('acted', 'nothing', 'answered'));
alter table moderation.complaint add constraint complaint_answer check (answer is null or outcome = 'answered');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
