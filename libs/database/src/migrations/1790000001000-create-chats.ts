import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChats1790000001000 implements MigrationInterface {
  name = 'CreateChats1790000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema chats;

create table chats.inbox (
  member_id uuid constraint inbox_pk primary key,
  seq bigint not null default 0,
  free_left int not null constraint inbox_free check (free_left >= 0),
  started int not null default 0 constraint inbox_started check (started >= 0)
) with (fillfactor = 70);

-- Shares its id with visibility.pair.
create table chats.conversation (
  id uuid constraint conversation_pk primary key,
  last_seq bigint not null default 0,
  n_lo bigint not null default 0,
  n_hi bigint not null default 0,
  starter uuid,
  started_at timestamptz
) with (fillfactor = 70);

create table chats.conv_member (
  member_id uuid not null,
  conversation_id uuid not null,
  other_id uuid not null,
  recv bigint not null default 0,
  read bigint not null default 0,
  read_to bigint not null default 0,
  inbox_seq bigint not null default 0,
  hidden_seq bigint not null default 0,
  state smallint not null default 0,
  constraint conv_member_pk primary key (member_id, conversation_id),
  constraint conv_member_read check (read <= recv)
) with (fillfactor = 70);
create index conv_member_feed on chats.conv_member (member_id, inbox_seq);
create index conv_member_unread on chats.conv_member (member_id) where recv > read;

-- \`dir_seq\` counts the messages of one sender: the receiver's unread number needs no counting. \`client_id\` dedupes only.
create table chats.message (
  conversation_id uuid not null,
  seq bigint not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sender_id uuid not null,
  dir_seq bigint not null,
  kind smallint not null,
  body text not null,
  cost int not null,
  at timestamptz not null,
  constraint message_pk primary key (conversation_id, seq),
  constraint message_client_id unique (conversation_id, sender_id, client_id)
);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema chats to app;
    grant select, insert, update, delete on all tables in schema chats to app;
    grant usage on all sequences in schema chats to app;
    alter default privileges in schema chats grant select, insert, update, delete on tables to app;
    alter default privileges in schema chats grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
