import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Transactions, type Tx } from '#database';
import { ChatStage } from './chat-stage.fixture.js';
import { ChatsRepository } from './conversations/index.js';

const PARTS = 32;

/** What a statement took of the table of messages: `locked` are the parts that its plan names, `opened` those of which it looked into an index. */
type Taken = { readonly locked: number; readonly opened: readonly string[] };

const takenSql = `
  with part as (select i.inhrelid as oid from pg_inherits i where i.inhparent = 'chats.message'::regclass),
  held as (select l.relation as oid from pg_locks l where l.pid = pg_backend_pid() and l.relation is not null)
  select (select count(distinct part.oid)::int from part join held using (oid)) as locked,
         array(select distinct x.indrelid::regclass::text from pg_index x join held on held.oid = x.indexrelid
                where x.indrelid in (select part.oid from part) order by 1) as opened`;

describe('the parts of the table of messages', () => {
  const stage = new ChatStage({ credits: 50 }, { credits: 50 });
  const chats = () => stage.world.get(ChatsRepository);

  /** A connection makes its plans when it first asks, for which it opens everything: what counts is the second time. */
  async function takenBy(ask: (tx: Tx) => Promise<unknown>): Promise<Taken | undefined> {
    const transactions = stage.world.get(Transactions);
    await transactions.run(ask);
    return transactions.run(async (tx) => {
      await ask(tx);
      const [taken] = await tx.query<Taken>(takenSql);
      return taken;
    });
  }

  const partOf = async (chat: string): Promise<string> => {
    const [row] = await stage.world.rows<{ part: string }>(
      `select tableoid::regclass::text as part from chats.message where conversation_id = $1 limit 1`,
      [chat],
    );
    return row?.part ?? '?';
  };

  const accept = (tx: Tx, ids: readonly string[], senders: readonly string[]) =>
    tx.query(
      `select s.seq from chats.accept_batch(row(
          $1::uuid[], $2::uuid[], $3::uuid[], array_fill(1::smallint, array[$4::int]), array_fill('Good morning'::text, array[$4]),
          array_fill(null::jsonb, array[$4]), array_fill(1, array[$4]), array_fill(true, array[$4]), array_fill('message'::text, array[$4]),
          20, 30, 30, 7, array[]::text[], array[]::int[])::chats.message_batch) s`,
      [ids, senders, ids.map(() => randomUUID()), ids.length],
    );

  it('are 32, and each conversation lies in one of them', async () => {
    for (let index = 0; index < 3; index += 1) await stage.say(index % 2 ? stage.bert : stage.anna, `no ${index}`);
    const parts = await stage.world.rows<{ parts: number; used: number }>(
      `select (select count(*)::int from pg_inherits where inhparent = 'chats.message'::regclass) as parts,
              (select count(distinct tableoid)::int from chats.message) as used`,
    );
    expect(parts).toEqual([{ parts: PARTS, used: 1 }]);
  });

  it('are opened one by one when messages are sent, by plans that are made once for whatever conversation', async () => {
    await stage.say(stage.anna, 'Good morning');
    const others = [await stage.world.member('Carl', { credits: 50 }), await stage.world.member('Dora', { credits: 50 })] as const;
    const other = await stage.world.chatBetween(...others);
    const one = await takenBy((tx) => accept(tx, [stage.chat], [stage.anna.id]));
    expect(one).toEqual({ locked: PARTS, opened: [await partOf(stage.chat)] });
    const two = await takenBy((tx) => accept(tx, [stage.chat, other], [stage.anna.id, others[0].id]));
    const both = new Set([await partOf(stage.chat), await partOf(other)]);
    expect(two).toEqual({ locked: PARTS, opened: [...both].toSorted() });
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['a page of history', (tx) => chats().history(tx, stage.bert.id, stage.chat, { limit: 40, months: 12 })],
    ['a page forward', (tx) => chats().history(tx, stage.bert.id, stage.chat, { after: 1, limit: 40, months: 12 })],
    ['the feed', (tx) => chats().changedAfter(tx, stage.bert.id, 0, 50)],
    ['a conversation', (tx) => chats().one(tx, stage.bert.id, stage.chat)],
    ['what was read', (tx) => tx.query(`select from chats.note_read($1, $2, 2)`, [stage.chat, stage.bert.id])],
  ])('are opened where the conversation is, and nowhere else, for %s', async (_, ask) => {
    await stage.say(stage.anna, 'Good morning');
    await stage.say(stage.anna, 'Did the rain spoil your garden?');
    expect(await takenBy(ask)).toEqual({ locked: PARTS, opened: [await partOf(stage.chat)] });
  });

  it('are not looked at for the number of unread messages, nor for a poll without news', async () => {
    await stage.say(stage.anna, 'Good morning');
    const asked = await takenBy(async (tx) => {
      await chats().badges(tx, stage.bert.id);
      await chats().unreadIn(tx, stage.chat, stage.bert.id);
      await chats().feedMarks(tx, [stage.bert.id]);
    });
    expect(asked).toEqual({ locked: 0, opened: [] });
  });
});
