import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepMessageDetails1800000041000 implements MigrationInterface {
  name = 'KeepMessageDetails1800000041000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Which picture it is, of a photo and of a moving picture; the body holds words alone, whatever the kind.
alter table chats.message add column details jsonb;
update chats.message set
  details = jsonb_build_object('provider', split_part(body, '/', 1), 'id', split_part(split_part(body, ' ', 1), '/', 2)),
  body = substr(body, strpos(body, ' ') + 1)
 where kind = 3 and body <> '';
update chats.message set
  details = jsonb_build_object('key', split_part(body, ' ', 1),
    'width', split_part(split_part(body, ' ', 2), 'x', 1)::int, 'height', split_part(split_part(body, ' ', 2), 'x', 2)::int),
  body = regexp_replace(body, '^\\S+ \\S+ ?', '')
 where kind = 2 and body <> '';
alter table chats.message add constraint message_details_ck check (details is null or kind in (2, 3));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
