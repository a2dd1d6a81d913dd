import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepErasedActivity1800000103600 implements MigrationInterface {
  name = 'KeepErasedActivity1800000103600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The first messages that go with a member who is erased, as sums: a day that is counted anew afterwards comes to the same.
create table figures.erased_activity (
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  openings int not null,
  answered int not null,
  constraint erased_activity_pk primary key (day, site_id, country, source)
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on figures.erased_activity from app;
    grant select, insert, update on figures.erased_activity to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
