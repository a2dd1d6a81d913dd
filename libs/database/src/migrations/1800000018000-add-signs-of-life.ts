import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSignsOfLife1800000018000 implements MigrationInterface {
  name = 'AddSignsOfLife1800000018000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What a member lets others know of them: that they are here, are writing, have received and have read.
alter table visibility.member_standing
  add column shows_online boolean not null default true,
  add column shows_typing boolean not null default true,
  add column shows_delivered boolean not null default true,
  add column shows_read boolean not null default true;

-- delivered_to: up to here a device of the member said that it has the messages.
-- shown_read_to: up to here the other was told of the reading, where that is less than what was read; null: of all of it.
alter table chats.conv_member
  add column delivered_to bigint not null default 0,
  add column shown_read_to bigint;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
