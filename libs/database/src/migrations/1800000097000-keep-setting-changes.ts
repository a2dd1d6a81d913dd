import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSettingChanges1800000097000 implements MigrationInterface {
  name = 'KeepSettingChanges1800000097000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What an owner set, and what held before; the version is that of the site from then on.
create table site.settings_change (
  site_id uuid not null constraint settings_change_site_fk references site.site (id) on delete cascade,
  version integer not null constraint settings_change_version check (version > 1),
  at timestamptz not null,
  staff_id uuid not null,
  reason text not null,
  undoes boolean not null,
  before jsonb not null,
  after jsonb not null,
  constraint settings_change_pk primary key (site_id, version)
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on site.settings_change from app;
    grant select, insert on site.settings_change to app;
    grant update on site.site to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
