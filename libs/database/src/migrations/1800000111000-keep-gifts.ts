import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepGifts1800000111000 implements MigrationInterface {
  name = 'KeepGifts1800000111000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What owners made of the gifts. A built-in one without a row is as it was built in; rows are never removed, because messages name them.
create table chats.gift (
  id uuid not null default uuidv7() constraint gift_pk primary key,
  key text not null constraint gift_key unique,
  names jsonb not null,
  level smallint,
  credits int,
  place int not null,
  site_ids uuid[],
  from_day date,
  until_day date,
  picture uuid constraint gift_picture unique,
  retired_at timestamptz,
  version int not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint gift_price check (num_nonnulls(level, credits) = 1 and coalesce(level between 1 and 3, true) and coalesce(credits >= 0, true)),
  constraint gift_days check (from_day <= until_day)
);

-- The opening lines of a site in a language.
create table chats.icebreaker_list (
  site_id uuid not null,
  locale text not null,
  lines jsonb not null,
  version int not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint icebreaker_list_pk primary key (site_id, locale)
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on chats.gift, chats.icebreaker_list from app;
    grant select, insert, update on chats.gift, chats.icebreaker_list to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
