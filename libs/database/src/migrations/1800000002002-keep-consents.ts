import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepConsents1800000002002 implements MigrationInterface {
  name = 'KeepConsents1800000002002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Which consent was given when, to which version of its words, and when it was taken back. A trigger of the room keeps it.
create table profiles.consent (
  member_id uuid not null,
  kind text not null constraint consent_kind check (kind in ('sexuality', 'intimate')),
  version int not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint consent_pk primary key (member_id, kind, given_at)
);
insert into profiles.consent (member_id, kind, version, given_at)
select member_id, 'sexuality', 1, sexuality_consent_at from profiles.profile where sexuality_consent_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
