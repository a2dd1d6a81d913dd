import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SearchNames1800000095100 implements MigrationInterface {
  name = 'SearchNames1800000095100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The letters that everybody can type, as plainLetters of libs/contracts makes them; apostrophes are nothing. Immutable as long as the rules of the
-- dictionary stay, which come with Postgres: an upgrade that changes them rebuilds the index.
create function public.plain_letters(p_text text) returns text language sql immutable strict parallel safe set search_path = pg_catalog as $fn$
  select lower(public.unaccent('public.unaccent', translate(normalize(p_text, NFKC), '’‘\`´ʼ′''', '')))
$fn$;
create function public.name_words(p_name text) returns tsvector language sql immutable strict parallel safe set search_path = pg_catalog as $fn$
  select to_tsvector('pg_catalog.simple', translate(public.plain_letters(p_name), '-./@_\\\\', '      '))
$fn$;
-- What somebody types of a name: each word begins so, in any order. Null when there is no word in it.
create function public.name_query(p_text text) returns tsquery language sql immutable strict parallel safe set search_path = pg_catalog as $fn$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(tsvector_to_array(public.name_words(p_text))) as word
$fn$;
drop index profiles.profile_by_name;
create index profile_by_name_words on profiles.profile using gin (public.name_words(name));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
