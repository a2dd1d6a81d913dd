import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Towns are looked for by their id, by their name in a country, and by a position wherever it lies: nobody asked by country and position. */
export class DropTownIndex1800000012001 implements MigrationInterface {
  name = 'DropTownIndex1800000012001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index if exists site.town_by_position`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
