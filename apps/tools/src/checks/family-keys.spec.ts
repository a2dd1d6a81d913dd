import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { touchedTablesIn, type TouchedTable } from './touched-tables.fixture.js';

/**
 * By what rows that belong together could be kept together on one of several servers: a conversation, a member, a community. A statement that names
 * none of them for a table would have to be asked of all servers.
 */
const familyKeys: Readonly<Record<string, readonly string[]>> = {
  'chats.conv_member': ['member_id', 'conversation_id'],
  'chats.conversation': ['id'],
  'chats.inbox': ['member_id'],
  'chats.message': ['conversation_id'],
  'chats.opening': ['starter', 'receiver', 'conversation_id'],
  'likes.match': ['member_id'],
  'likes.member_like': ['liker', 'liked'],
  'likes.profile_view': ['viewer', 'viewed'],
  'likes.swipe': ['member_id'],
  'media.photo_access': ['owner_id', 'viewer_id'],
  'payments.ledger_entry': ['member_id'],
  'payments.wallet': ['member_id'],
  'profiles.profile': ['member_id', 'community_id'],
  'search.listing': ['community_id', 'member_id'],
  'search.match_answers': ['member_id'],
  'visibility.member_standing': ['member_id', 'community_id'],
  'visibility.pair': ['id', 'lo', 'hi'],
};
/** Small, and on every server; the outbox is of the server whose transaction writes it. */
const everywhere: ReadonlySet<string> = new Set(['events.outbox', 'public.app_clock', 'site.town']);

/** What each message, page of people, like and look into a wallet asks. */
const hotPath = [
  'chats/src/sql/accept_batch.sql',
  'chats/src/sql/aged_upto.sql',
  'chats/src/sql/find_sent.sql',
  'chats/src/sql/message_page.sql',
  'chats/src/sql/note_delivered.sql',
  'chats/src/sql/note_read.sql',
  'chats/src/sql/openings.sql',
  'likes/src/sql/likes_page.sql',
  'likes/src/sql/swipes.sql',
  'media/src/sql/photo_access.sql',
  'payments/src/sql/debit.sql',
  'search/src/sql/match_candidates.sql',
  'search/src/sql/new_members.sql',
  'search/src/sql/swipe_deck.sql',
  'visibility/src/sql/predicate.sql',
];
const textOf = (file: string) => readFileSync(new URL(`../../../../libs/${file}`, import.meta.url), 'utf8');
const namesNoKey = ({ table, columns }: TouchedTable) => !everywhere.has(table) && !familyKeys[table]?.some((key) => columns.has(key));
const inFunction = (body: string) => `create function f(p uuid) returns setof uuid language sql as $$ ${body} $$`;

describe('statements of the hot path', () => {
  it.each(hotPath)('of %s name a family key of every table that they touch', async (file) => {
    const touched = await touchedTablesIn(textOf(file));
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.filter(namesNoKey)).toEqual([]);
  });

  it.each([
    ['a table alone', `select m.id from chats.message m where m.id = p`],
    ['one of two that are joined', `select m.id from chats.inbox i join chats.message m on m.id = i.member_id where i.member_id = p`],
    [
      'one in a condition',
      `select i.member_id from chats.inbox i where i.member_id = p and exists (select from likes.match m where m.other_id = p)`,
    ],
    [
      'one half of a union',
      `select i.member_id from chats.inbox i where i.member_id = p union all select m.id from chats.message m where m.id = p`,
    ],
    ['what is changed', `update chats.message set body = '' where id = p returning id`],
    ['what is deleted', `delete from chats.message m using chats.inbox i where i.member_id = p and m.id = p returning m.id`],
    ['what is inserted', `insert into chats.inbox (seq) values (1) returning member_id`],
    ['a table that is not known', `select t.member_id from chats.thing t where t.member_id = p`],
  ])('are found where they name none, for %s', async (_, body) => {
    expect((await touchedTablesIn(inFunction(body))).filter(namesNoKey)).toHaveLength(1);
  });

  it('are found in PL/pgSQL, whether they stand alone, in a condition or behind an assignment', async () => {
    const body = `declare v uuid; begin
      if exists (select from chats.message m where m.id = p) then return; end if;
      v := (select m.id from chats.message m where m.id = p);
      perform 1 from chats.message m where m.id = p;
    end`;
    const touched = await touchedTablesIn(`create function f(p uuid) returns void language plpgsql as $$ ${body} $$`);
    expect(touched.filter(namesNoKey)).toHaveLength(3);
  });
});
