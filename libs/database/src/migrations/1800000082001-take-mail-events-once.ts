import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeMailEventsOnce1800000082001 implements MigrationInterface {
  name = 'TakeMailEventsOnce1800000082001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table notifications.taken_mail_event (
  id text constraint taken_mail_event_pk primary key,
  at timestamptz not null
);
create index taken_mail_event_by_age on notifications.taken_mail_event (at);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on notifications.taken_mail_event from app;
    grant select, insert, delete on notifications.taken_mail_event to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
