import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPageCounts1800000008001 implements MigrationInterface {
  name = 'AddPageCounts1800000008001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table site.page_count (
  hour timestamptz not null,
  site_id uuid not null,
  page text not null,
  kind text not null check (kind in ('hidden', 'bounced')),
  times bigint not null,
  constraint page_count_pk primary key (hour, site_id, page, kind)
) partition by range (hour);
create table site.page_count_default partition of site.page_count default;

-- The app's role may not change tables; this one change it may ask for.
create function site.make_partitions(months int) returns void language plpgsql security definer set search_path = pg_catalog as $fn$
declare
  month date;
begin
  for ahead in 0..months loop
    month := date_trunc('month', now())::date + make_interval(months => ahead);
    begin
      execute format('create table if not exists site.page_count_%s partition of site.page_count for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month, month + interval '1 month');
    exception when check_violation then
      -- The default partition holds counts of that month already, written by a clock that ran ahead: they stay where they are.
      null;
    end;
  end loop;
end $fn$;
select site.make_partitions(3);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant select, insert, update, delete on all tables in schema site to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
