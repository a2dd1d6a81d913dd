import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSite1790000000200 implements MigrationInterface {
  name = 'CreateSite1790000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema site;

create table site.community (id uuid constraint community_pk primary key default uuidv7(), name text not null);

create table site.company (
  id uuid constraint company_pk primary key default uuidv7(),
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country char(2) not null,
  tradenames text[] not null default '{}',
  vat_numbers text[] not null default '{}',
  support_phone text not null,
  delete_discount boolean not null default false,
  added timestamptz not null default now()
);

-- What the owner changed; everything else has its default in code. \`version\` rises with each change.
create table site.site (
  id uuid constraint site_pk primary key default uuidv7(),
  community_id uuid not null constraint site_community_fk references site.community,
  company_id uuid not null constraint site_company_fk references site.company,
  name text not null,
  domain_language text,
  settings jsonb not null default '{}',
  version int not null default 1,
  is_default boolean not null default false
);
create unique index site_one_default on site.site (is_default) where is_default;
create table site.site_host (host text constraint site_host_pk primary key, site_id uuid not null constraint site_host_site_fk references site.site);

create table site.country (code char(2) constraint country_pk primary key, region_word text not null);
create table site.region (
  country char(2) not null,
  code text not null,
  name text not null,
  constraint region_pk primary key (country, code)
);
-- Towns are GeoNames' populated places and keep its numbers.
create table site.town (
  id int constraint town_pk primary key,
  country char(2) not null,
  region_code text not null,
  name text not null,
  search_name text not null,
  lat real not null,
  lon real not null,
  population int not null,
  zone text not null
);
create index town_by_name on site.town (country, search_name text_pattern_ops);
create index town_by_region on site.town (country, region_code, population desc);
create table site.places_version (only_row boolean constraint places_version_pk primary key default true check (only_row), version text not null);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema site to app;
    grant select, insert, update, delete on all tables in schema site to app;
    grant usage on all sequences in schema site to app;
    alter default privileges in schema site grant select, insert, update, delete on tables to app;
    alter default privileges in schema site grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
