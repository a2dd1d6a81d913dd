import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1790000001100 implements MigrationInterface {
  name = 'CreateNotifications1790000001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema notifications;

-- Each mail that was ever meant to go out, once: \`dedupe_key\` is what makes a retry find it sent.
create table notifications.mail (
  id uuid constraint mail_pk primary key default uuidv7(),
  member_id uuid not null,
  kind text not null,
  dedupe_key text not null constraint mail_dedupe unique,
  locale text not null,
  state text not null constraint mail_state check (state in ('queued', 'sending', 'sent', 'bounced', 'dead', 'suppressed')),
  leased_until timestamptz,
  message_id text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_by_member on notifications.mail (member_id);
create index mail_by_age on notifications.mail (created_at);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema notifications to app;
    grant select, insert, update, delete on all tables in schema notifications to app;
    grant usage on all sequences in schema notifications to app;
    alter default privileges in schema notifications grant select, insert, update, delete on tables to app;
    alter default privileges in schema notifications grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
