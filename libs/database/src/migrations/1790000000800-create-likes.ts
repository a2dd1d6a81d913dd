import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLikes1790000000800 implements MigrationInterface {
  name = 'CreateLikes1790000000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema likes;

create table likes.member_like (
  liker uuid not null,
  liked uuid not null,
  at timestamptz not null,
  seen_at timestamptz,
  constraint member_like_pk primary key (liker, liked)
);
create index member_like_given on likes.member_like (liker, at desc, liked desc);
create index member_like_received on likes.member_like (liked, at desc, liker desc);
create index member_like_new on likes.member_like (liked) where seen_at is null;

-- Two rows for each match, one in the family of each member.
create table likes.match (
  member_id uuid not null,
  other_id uuid not null,
  at timestamptz not null,
  constraint match_pk primary key (member_id, other_id)
);
create index match_by_time on likes.match (member_id, at desc, other_id desc);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema likes to app;
    grant select, insert, update, delete on all tables in schema likes to app;
    grant usage on all sequences in schema likes to app;
    alter default privileges in schema likes grant select, insert, update, delete on tables to app;
    alter default privileges in schema likes grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
