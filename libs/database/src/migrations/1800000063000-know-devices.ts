import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowDevices1800000063000 implements MigrationInterface {
  name = 'KnowDevices1800000063000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The browsers in which a member logged in: each keeps a cookie, whose hash is here. A login in another one is told to the member.
create table auth.known_device (
  id uuid constraint known_device_pk primary key default uuidv7(),
  member_id uuid not null,
  token_hash bytea not null,
  user_agent text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint known_device_once unique (member_id, token_hash)
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
