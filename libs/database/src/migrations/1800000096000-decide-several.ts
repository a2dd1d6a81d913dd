import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DecideSeveral1800000096000 implements MigrationInterface {
  name = 'DecideSeveral1800000096000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Moderators took the message away: its place stays, and both sides read nothing of it.
alter table chats.message add column removed boolean not null default false;
-- How often that happened in a conversation: what was read before the last time is read anew.
alter table chats.conversation add column rewritten integer not null default 0;

-- One decision takes away several photos and messages (of a message, its conversation and its number there), and answers several cases.
alter table moderation.decision
  add column photo_ids uuid[] not null default '{}',
  add column messages jsonb not null default '[]',
  add column other_case_ids uuid[] not null default '{}';
update moderation.decision set photo_ids = array[photo_id] where photo_id is not null;
alter table moderation.decision
  drop constraint decision_removal,
  add constraint decision_removal check (measure = 'removal' or (photo_ids = '{}' and messages = '[]' and not removes_text)),
  drop column photo_id;

-- What a moderator says in their own language of words that the next one may not understand.
alter table moderation.note
  add column kind text not null default 'note' constraint note_kind check (kind in ('note', 'translation'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
