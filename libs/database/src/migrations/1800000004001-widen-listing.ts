import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a listing can be searched by. The columns have constant defaults, so that no row is rewritten; the rows are filled afterwards, a few
 * thousand at a time (`search.fill-listing`). A member without terms is not filled yet.
 */
export class WidenListing1800000004001 implements MigrationInterface {
  name = 'WidenListing1800000004001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table search.listing
  add column traits bigint not null default 0,
  add column interests bigint not null default 0,
  add column joined_on date not null default '2000-01-01',
  add column lat real,
  add column lon real;

-- Everything rare that a search may ask for, and the words of the about-me text, each with country and sex before it: the list of a term
-- in the index then holds nobody whom this search could not find. Apart from the listing, because a day's visit must not touch it.
create table search.listing_terms (
  member_id uuid constraint listing_terms_pk primary key,
  terms tsvector not null
);
create index listing_terms_find on search.listing_terms using gin (terms) with (fastupdate = off);

create table search.saved_search (
  id uuid constraint saved_search_pk primary key default uuidv7(),
  member_id uuid not null,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null
);
create index saved_search_by_member on search.saved_search (member_id, created_at);

-- What a member answered to the match finder.
create table search.match_answers (
  member_id uuid constraint match_answers_pk primary key,
  answers jsonb not null,
  updated_at timestamptz not null
);

create index town_by_position on site.town (country, lat, lon);
    `);
    await runner.query(dictionaries);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}

/** One for each language of the product: its own stems, accents ignored. Postgres has no stems for Polish. */
const dictionaries = Object.entries({
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  pl: 'simple',
  sv: 'swedish',
})
  .map(
    ([language, name]) => `
create text search configuration search.words_${language} (copy = pg_catalog.${name});
alter text search configuration search.words_${language}
  alter mapping for hword, hword_part, word with public.unaccent, ${name === 'simple' ? 'simple' : `${name}_stem`};`,
  )
  .join('');
