import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeyTownChanges1800000033000 implements MigrationInterface {
  name = 'KeyTownChanges1800000033000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A row without a key cannot be an entity.
alter table profiles.town_change add column id uuid not null default uuidv7() constraint town_change_pk primary key;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
