import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetNewMembersWait1800000080300 implements MigrationInterface {
  name = 'LetNewMembersWait1800000080300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What comes up in quiet hours is told together at their end, new members too.
alter table notifications.waiting
  drop constraint waiting_category,
  add constraint waiting_category check (category in
    ('new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications', 'new_members', 'promotions', 'site_news'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
