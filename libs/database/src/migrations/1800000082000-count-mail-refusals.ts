import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountMailRefusals1800000082000 implements MigrationInterface {
  name = 'CountMailRefusals1800000082000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table notifications.mail_refusal (
  member_id uuid constraint mail_refusal_pk primary key,
  domain text not null,
  at timestamptz not null,
  marked boolean not null
);
create index mail_refusal_by_age on notifications.mail_refusal (at);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on notifications.mail_refusal from app;
    grant select, insert, update, delete on notifications.mail_refusal to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
