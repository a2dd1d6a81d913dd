import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ArchiveMails1800000134200 implements MigrationInterface {
  name = 'ArchiveMails1800000134200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What is known of mails that went out long ago, by the month in which they were asked for.
create table notifications.mail_archive (
  id uuid not null,
  member_id uuid,
  kind text not null,
  dedupe_key text not null,
  locale text not null,
  state text not null,
  message_id text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint mail_archive_pk primary key (id, created_at)
) partition by range (created_at);
create index mail_archive_by_member on notifications.mail_archive (member_id);
create table notifications.mail_archive_default partition of notifications.mail_archive default;

-- What the mails of the archive were found by, as a number: none is sent a second time, however long ago it was.
create table notifications.mail_key (
  key uuid constraint mail_key_pk primary key,
  mail_id uuid not null,
  created_at timestamptz not null
);

-- The app's role may not change tables; these two changes it may ask for. Mails come into the archive three months after their time.
create function notifications.make_mail_months(months int) returns void language plpgsql security definer set search_path = pg_catalog set timezone = 'UTC' as $fn$
declare
  month date;
begin
  for ahead in -4..months loop
    month := date_trunc('month', public.app_now())::date + make_interval(months => ahead);
    begin
      execute format('create table if not exists notifications.mail_archive_%s partition of notifications.mail_archive for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month, month + interval '1 month');
    exception when check_violation then
      -- The default partition holds mails of that month already: they stay where they are.
      null;
    end;
  end loop;
end $fn$;
select notifications.make_mail_months(3);

-- Forgets the mails of months that ended so many months ago, a year at least; their keys stay.
create function notifications.drop_mail_months(months int) returns void language plpgsql security definer set search_path = pg_catalog set timezone = 'UTC' as $fn$
declare
  oldest date := date_trunc('month', public.app_now())::date - make_interval(months => greatest(months, 12));
  part regclass;
begin
  for part in
    select c.oid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'notifications.mail_archive'::regclass and c.relname ~ '^mail_archive_\\d{6}$'
       and to_date(right(c.relname, 6), 'YYYYMM') < oldest
  loop
    execute format('drop table %s', part);
  end loop;
  delete from notifications.mail_archive a where a.created_at < oldest;
end $fn$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
