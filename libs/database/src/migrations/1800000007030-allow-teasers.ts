import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members may allow that a page for visitors shows their first name, age and blurred photo. Off until they say so. */
export class AllowTeasers1800000007030 implements MigrationInterface {
  name = 'AllowTeasers1800000007030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profiles.profile add column shown_to_visitors boolean not null default false`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
