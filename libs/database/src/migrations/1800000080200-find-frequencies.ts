import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindFrequencies1800000080200 implements MigrationInterface {
  name = 'FindFrequencies1800000080200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Who wants to hear of something at once, or daily, is found without reading all who never want it.
create index preference_by_pace on notifications.preference (category, channel, pace, member_id);
drop index notifications.preference_by_category;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
