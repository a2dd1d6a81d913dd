import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DateBlocks1800000006000 implements MigrationInterface {
  name = 'DateBlocks1800000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- When either side blocked the other: the order of the list of blocked members. The bits of \`block\` stay the rule.
alter table visibility.pair add column lo_blocked_at timestamptz, add column hi_blocked_at timestamptz;
update visibility.pair
   set lo_blocked_at = case when block & 1 > 0 then public.app_now() end, hi_blocked_at = case when block & 2 > 0 then public.app_now() end
 where block <> 0;
create index pair_blocked_by_lo on visibility.pair (lo, lo_blocked_at desc, hi desc) where lo_blocked_at is not null;
create index pair_blocked_by_hi on visibility.pair (hi, hi_blocked_at desc, lo desc) where hi_blocked_at is not null;

-- Up to which message a conversation was taken from both members. What is at or below it is the copy for the moderators.
alter table chats.conversation add column parted_seq bigint not null default 0, add column parted_at timestamptz;
create index conversation_parted on chats.conversation (parted_at) where parted_at is not null;

-- The likes that a block took away: the copy for the moderators.
create table likes.parted_like (
  liker uuid not null,
  liked uuid not null,
  at timestamptz not null,
  parted_at timestamptz not null,
  constraint parted_like_pk primary key (liker, liked, parted_at)
);
create index parted_like_by_liked on likes.parted_like (liked);
create index parted_like_by_time on likes.parted_like (parted_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
