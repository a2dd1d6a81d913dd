import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSwipesAndViews1800000005001 implements MigrationInterface {
  name = 'CreateSwipesAndViews1800000005001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What a member decided about another in the swipe game.
create table likes.swipe (
  member_id uuid not null,
  other_id uuid not null,
  liked boolean not null,
  at timestamptz not null,
  constraint swipe_pk primary key (member_id, other_id)
);
create index swipe_by_time on likes.swipe (member_id, at desc, other_id desc);

-- One row for each player: the lock that makes the likes of a day countable.
create table likes.swipe_player (
  member_id uuid constraint swipe_player_pk primary key
);

-- The newest look of a viewer at a member; a second look on the same day writes nothing.
create table likes.profile_view (
  viewed uuid not null,
  viewer uuid not null,
  at timestamptz not null,
  constraint profile_view_pk primary key (viewed, viewer)
);
create index profile_view_by_time on likes.profile_view (viewed, at desc, viewer desc);
create index profile_view_given on likes.profile_view (viewer);
create index profile_view_age on likes.profile_view (at);

-- Members who look without being seen. They do not see their own viewers either.
create table likes.unseen_viewer (
  member_id uuid constraint unseen_viewer_pk primary key,
  since timestamptz not null
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
