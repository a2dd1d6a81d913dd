import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CutAndSharePhotos1800000003001 implements MigrationInterface {
  name = 'CutAndSharePhotos1800000003001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table media.photo
  add column caption text not null default '',
  add column crop_x float8,
  add column crop_y float8,
  add column crop_width float8,
  add column crop_height float8,
  -- Another cut was asked for; what is shown is the old one until the worker has made the new renditions.
  add column remake boolean not null default false,
  -- More photos than the account may show: this one waits, and is not lost.
  add column over_limit boolean not null default false,
  -- Taken away a moment ago, and still to be had back.
  add column removed_at timestamptz,
  add column removed_main boolean not null default false,
  add column removed_status text;

alter table media.photo drop constraint photo_status;
alter table media.photo add constraint photo_status
  check (status in ('processing', 'visible', 'rejected', 'hidden', 'removed')) not valid;
alter table media.photo validate constraint photo_status;
alter table media.photo add constraint photo_removed check ((status = 'removed') = (removed_at is not null and removed_status is not null) and not (main and status = 'removed')) not valid;
alter table media.photo validate constraint photo_removed;
alter table media.photo add constraint photo_crop check (
  num_nonnulls(crop_x, crop_y, crop_width, crop_height) in (0, 4)
  and coalesce(crop_x >= 0 and crop_y >= 0 and crop_width > 0 and crop_height > 0 and crop_x + crop_width <= 1.000001 and crop_y + crop_height <= 1.000001, true)) not valid;
alter table media.photo validate constraint photo_crop;
create index photo_removed_at on media.photo (removed_at) where removed_at is not null;

-- A row stands for a member who lets nobody see the private photos but those allowed one by one.
create table media.by_permission (member_id uuid constraint by_permission_pk primary key);

create table media.photo_access (
  owner_id uuid not null,
  viewer_id uuid not null,
  state text not null constraint photo_access_state check (state in ('asked', 'allowed', 'refused')),
  changed_at timestamptz not null,
  constraint photo_access_pk primary key (owner_id, viewer_id),
  constraint photo_access_two check (owner_id <> viewer_id)
);
create index photo_access_by_owner on media.photo_access (owner_id, state, changed_at desc, viewer_id desc);
create index photo_access_by_viewer on media.photo_access (viewer_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
