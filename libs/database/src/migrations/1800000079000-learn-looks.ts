import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LearnLooks1800000079000 implements MigrationInterface {
  name = 'LearnLooks1800000079000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Whether anybody tried to tell what a photo looks like. Those that have a look need no mark.
    await runner.query(`alter table media.photo add column if not exists looked boolean not null default false`);
    await runner.query(`drop index concurrently if exists media.photo_without_look`);
    await runner.query(`create index concurrently photo_without_look on media.photo (id) where look is null and not looked`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
