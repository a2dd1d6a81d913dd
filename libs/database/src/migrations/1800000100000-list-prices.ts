import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListPrices1800000100000 implements MigrationInterface {
  name = 'ListPrices1800000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What a site sells in some countries from a moment on.
create table site.price_list (
  id uuid not null default uuidv7() constraint price_list_pk primary key,
  site_id uuid not null constraint price_list_site_fk references site.site (id) on delete cascade,
  countries text[] not null,
  bundles jsonb not null constraint price_list_bundles check (jsonb_array_length(bundles) > 0),
  begins_at timestamptz not null,
  withdrawn_at timestamptz,
  made_at timestamptz not null,
  made_by uuid not null,
  reason text not null
);
create index price_list_by_site on site.price_list (site_id, begins_at, id);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on site.price_list from app;
    grant select, insert on site.price_list to app;
    grant update (withdrawn_at) on site.price_list to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
