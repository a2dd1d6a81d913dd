import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MeasureUseOfMandates1800000134000 implements MigrationInterface {
  name = 'MeasureUseOfMandates1800000134000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Few mandates lapse. Without these figures Postgres guesses a third, and reads all of them by their date of signing to find a page.
create statistics payments.mandate_use on (coalesce(last_used_at, signed_at)) from payments.mandate;
analyze payments.mandate;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
