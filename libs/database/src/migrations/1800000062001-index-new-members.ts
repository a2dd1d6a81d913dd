import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who joined lately in a country, and who lives in a zone. Built beside the running product: not in a transaction. */
export class IndexNewMembers1800000062001 implements MigrationInterface {
  name = 'IndexNewMembers1800000062001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [schema, name, columns] of [
      ['search', 'listing_by_joining', 'search.listing (community_id, country, joined_on)'],
      ['profiles', 'profile_by_zone', 'profiles.profile (zone, member_id)'],
    ] as const) {
      // One that was broken off half-way lies there unusable, and is made again.
      await runner.query(`drop index concurrently if exists ${schema}.${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
