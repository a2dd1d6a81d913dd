import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameTowns1800000095000 implements MigrationInterface {
  name = 'NameTowns1800000095000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What a town is found by: its own name, other names, and what follows a word of one. Bytes, not letters, are compared: beginnings are a range.
create table site.town_name (
  country char(2) not null,
  key text collate "C" not null,
  town_id int not null constraint town_name_town_fk references site.town on delete cascade,
  rank smallint not null,
  constraint town_name_pk primary key (country, key, town_id)
);
create index town_name_by_town on site.town_name (town_id);
drop index site.town_by_name;
alter table site.town drop column search_name;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    grant select, insert, update, delete on site.town_name to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
