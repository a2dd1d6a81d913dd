import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that many tell of themselves get a bit in the listing, so that the index knows them. The column has a constant default: no row is rewritten. */
export class KnowFrequentWords1800000019001 implements MigrationInterface {
  name = 'KnowFrequentWords1800000019001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table search.listing add column words bigint not null default 0;

-- Which bit is which word, country by country. A word is used by the search when every listing is marked with it.
create table search.frequent_word (
  country char(2) not null,
  nr smallint not null constraint frequent_word_nr_ck check (nr between 0 and 62),
  word text not null,
  marked_at timestamptz,
  constraint frequent_word_pk primary key (country, word),
  constraint frequent_word_nr_uq unique (country, nr)
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
