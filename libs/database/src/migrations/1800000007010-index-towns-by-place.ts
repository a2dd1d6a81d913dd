import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The town of a position is looked for in a narrow band of latitude. */
export class IndexTownsByPlace1800000007010 implements MigrationInterface {
  name = 'IndexTownsByPlace1800000007010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index town_by_place on site.town (lat, lon)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
