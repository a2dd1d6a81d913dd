import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpenOwnCases1800000091000 implements MigrationInterface {
  name = 'OpenOwnCases1800000091000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table moderation.case
  drop constraint case_kind,
  add constraint case_kind check (kind in ('report', 'complaint', 'appeal', 'review', 'initiative'));

-- A case that staff opened themselves: why, and which kinds of signals led them to it. It has the id of its case.
create table moderation.initiative (
  id uuid constraint initiative_pk primary key,
  at timestamptz not null,
  staff_id uuid not null,
  member_id uuid not null,
  reason text not null,
  signals text[] not null
);
create index initiative_by_member on moderation.initiative (member_id, at desc);
-- One at a time about each member.
create unique index case_initiative_once on moderation.case (subject_id) where kind = 'initiative' and state <> 'closed';
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on moderation.initiative from app;
    grant select, insert on moderation.initiative to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
