import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealChildMaterial1800000093000 implements MigrationInterface {
  name = 'SealChildMaterial1800000093000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Material of child sexual abuse that was found with a member: kept sealed for the authority, then destroyed. The row stays.
create table moderation.child_material (
  id uuid default uuidv7() constraint child_material_pk primary key,
  reference text not null constraint child_material_reference unique,
  at timestamptz not null,
  found_by uuid not null,
  member_id uuid not null,
  site_id uuid not null,
  country char(2),
  state text not null default 'sealing' constraint child_material_state check (state in ('sealing', 'sealed', 'destroyed')),
  keep_until timestamptz not null,
  handed_over_at timestamptz,
  handed_over_by uuid,
  handed_over_to text,
  released_at timestamptz,
  objects text[] not null default '{}',
  sealed bytea,
  constraint child_material_sealed check ((state = 'destroyed') = (sealed is null)),
  constraint child_material_handed_over check (num_nonnulls(handed_over_at, handed_over_by, handed_over_to) in (0, 3))
);
create unique index child_material_once on moderation.child_material (member_id) where released_at is null;
create index child_material_due on moderation.child_material (keep_until) where state <> 'destroyed';
create index child_material_newest on moderation.child_material (at, id);
grant select, insert, update on moderation.child_material to app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
