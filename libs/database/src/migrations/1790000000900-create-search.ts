import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSearch1790000000900 implements MigrationInterface {
  name = 'CreateSearch1790000000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema search;

-- What search asks, one narrow row for each member who may be found. Triggers of this room keep it in the transaction that changes a
-- profile or a standing. \`active_on\` is a day: an index on the exact time would be rewritten at every visit.
create table search.listing (
  member_id uuid constraint listing_pk primary key,
  community_id uuid not null,
  country char(2) not null,
  region text not null,
  gender text not null,
  birth_date date not null,
  sought_sex text not null,
  sought_min_age int not null,
  sought_max_age int not null,
  fictional boolean not null,
  active_on date not null
);
create index listing_by_country on search.listing (community_id, country, gender, active_on desc, member_id desc)
  include (birth_date, sought_sex, sought_min_age, sought_max_age, fictional);
create index listing_by_region on search.listing (community_id, country, region, gender, active_on desc, member_id desc)
  include (birth_date, sought_sex, sought_min_age, sought_max_age, fictional);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema search to app;
    grant select, insert, update, delete on all tables in schema search to app;
    grant usage on all sequences in schema search to app;
    alter default privileges in schema search grant select, insert, update, delete on tables to app;
    alter default privileges in schema search grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
