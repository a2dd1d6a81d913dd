import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChatPhotos1800000016000 implements MigrationInterface {
  name = 'CreateChatPhotos1800000016000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The two files of a photo that was sent. The message names the key; whoever deletes or empties the message deletes this row and the files.
create table chats.photo (
  key uuid constraint photo_pk primary key,
  conversation_id uuid not null,
  seq bigint not null,
  sender_id uuid not null,
  preview_object text not null,
  full_object text not null,
  constraint photo_message unique (conversation_id, seq)
);
create index photo_by_sender on chats.photo (sender_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
