import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMedia1790000000500 implements MigrationInterface {
  name = 'CreateMedia1790000000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema media;

-- The keys are random and say nothing of each other. A photo is served by a key only while its row names it.
create table media.photo (
  id uuid not null default uuidv7(),
  member_id uuid not null,
  position int not null,
  main boolean not null default false,
  private boolean not null default false,
  premium_only boolean not null default false,
  status text not null constraint photo_status check (status in ('processing', 'visible', 'rejected', 'hidden')),
  original text,
  thumb_key uuid,
  card_key uuid,
  full_key uuid,
  blurred_key uuid,
  width int,
  height int,
  created_at timestamptz not null,
  constraint photo_pk primary key (member_id, id),
  -- The main photo is the one that everybody sees.
  constraint photo_main_public check (not (main and private))
);
create unique index photo_id on media.photo (id);
create unique index photo_main on media.photo (member_id) where main;

create table media.rendition (
  key uuid constraint rendition_pk primary key,
  member_id uuid not null,
  photo_id uuid not null,
  variant text not null constraint rendition_variant check (variant in ('thumb', 'card', 'full', 'blurred')),
  object text not null
);
create unique index rendition_by_photo on media.rendition (photo_id, variant);

-- Objects that no row names, or not yet: written down before the first byte is, and again when a photo goes. Whatever dies in between, a
-- sweep finds here what nobody claimed in time.
create table media.stray_object (
  object text constraint stray_object_pk primary key,
  photo_id uuid,
  due timestamptz not null
);
create index stray_object_due on media.stray_object (due);
create index stray_object_by_photo on media.stray_object (photo_id) where photo_id is not null;

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema media to app;
    grant select, insert, update, delete on all tables in schema media to app;
    grant usage on all sequences in schema media to app;
    alter default privileges in schema media grant select, insert, update, delete on tables to app;
    alter default privileges in schema media grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
