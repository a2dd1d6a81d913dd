import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = `birth_date, sought_sex, sought_min_age, sought_max_age, fictional, traits, interests, joined_on, lat, lon`;

/** The two ways in which most searches read, with all that they ask in the index itself. Built beside the running product: not in a transaction. */
export class IndexListing1800000004002 implements MigrationInterface {
  name = 'IndexListing1800000004002';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off half-way lies there unusable, and is made again.
    for (const name of ['listing_in_country', 'listing_in_region']) await runner.query(`drop index concurrently if exists search.${name}`);
    await runner.query(`create index concurrently listing_in_country on search.listing
      (community_id, country, gender, active_on desc, member_id desc) include (${facts})`);
    await runner.query(`create index concurrently listing_in_region on search.listing
      (community_id, country, region, gender, active_on desc, member_id desc) include (${facts})`);
    for (const name of ['listing_by_country', 'listing_by_region']) await runner.query(`drop index concurrently if exists search.${name}`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
