import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1790000000000 implements MigrationInterface {
  name = 'Foundation1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table public.sql_functions (only_row boolean primary key default true check (only_row), checksum text not null);

-- One row: how far the product's clock is ahead of the machine's. Only tests and the demo set it, as the owner.
create table public.app_clock (only_row boolean primary key default true check (only_row), ahead interval not null default interval '0');
insert into public.app_clock default values;

create function public.app_now() returns timestamptz language sql stable as
  'select now() + (select ahead from public.app_clock)';

-- The app's role reads and writes rows and never changes tables.
do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema public to app;
    grant select on public.app_clock, public.sql_functions to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
