import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoticeFirstMessages1800000079003 implements MigrationInterface {
  name = 'NoticeFirstMessages1800000079003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What stands in a first message, each by a rule of its own.
alter table moderation.signal drop constraint signal_kind;
alter table moderation.signal add constraint signal_kind
  check (kind in ('message', 'openers', 'opener_link', 'opener_iban', 'opener_contact'));

-- Words of scams that staff added to the built-in ones.
create table moderation.scam_word (
  id uuid not null default uuidv7() constraint scam_word_pk primary key,
  language text not null,
  phrase text not null,
  caution text not null,
  added_at timestamptz not null,
  constraint scam_word_once unique (language, phrase),
  constraint scam_word_caution check (caution in ('money', 'gift_card', 'bank', 'crypto', 'contact', 'link'))
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
