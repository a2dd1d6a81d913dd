import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = `sought_min_age, sought_max_age, fictional, traits, interests, words, joined_on, lat, lon`;
const newest = `active_on desc, member_id desc`;
/** The bits of hair, eyes, body and relationship: together they are the kind of a listing. */
const kind = `(traits & 18014398509477888)`;

/**
 * The same three ways, each divided by whom the members look for: who looks for their own sex would else be sought among twenty times as many.
 * Built beside the running product: not in a transaction.
 */
export class IndexListingsByWhoIsSought1800000020000 implements MigrationInterface {
  name = 'IndexListingsByWhoIsSought1800000020000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of [
      ['listing_sought_in_country', `(community_id, country, gender, sought_sex, ${newest}) include (birth_date, ${facts})`],
      ['listing_sought_in_region', `(community_id, country, region, gender, sought_sex, ${newest}) include (birth_date, ${facts})`],
      [
        'listing_sought_by_kind',
        `(community_id, country, gender, sought_sex, ${kind}, birth_date) include (active_on, member_id, region, ${facts})`,
      ],
    ] as const) {
      // One that was broken off half-way lies there unusable, and is made again.
      await runner.query(`drop index concurrently if exists search.${name}`);
      await runner.query(`create index concurrently ${name} on search.listing ${columns}`);
    }
    for (const name of ['listing_newest_in_country', 'listing_newest_in_region', 'listing_by_kind'])
      await runner.query(`drop index concurrently if exists search.${name}`);
    // What the planner knows of an expression it learns from the rows.
    await runner.query(`analyze search.listing`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
