import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { photoOf, Product, type Answer, type Hint, type Member, type OpenSocket } from '#testing-product';
import { expectedOf, memberOperations, requestOf, situations, type Row, type Situation } from './support/member-operations.js';
import { allOperations } from './support/operations.js';

const KNOWN = 'Ouwehands';
let product: Product;
let me: Member;
let them: Member;
let pair: string;
let sockets: readonly OpenSocket[];

beforeAll(async () => {
  product = new Product();
  me = await product.member({ credits: 1_000, paid: true });
  // Found by nobody else's search, and recognised in any answer.
  them = await product.member({ name: KNOWN, gender: 'male', date_of_birth: '1935-11-30', credits: 100 });
  pair = await product.chatOf(me, them);
  sockets = await Promise.all([product.socketOf(me.cookie), product.socketOf(them.cookie)]);
});
afterAll(() => product.close());

const flags = ['deleted', 'paused', 'suspended', 'banned'] as const;

/**
 * Sets the two to a situation by its facts alone: nothing that a block takes away is taken, so that each query must hide it by itself.
 */
async function set(situation: Situation, inContact: boolean, given?: string): Promise<void> {
  const [lo, hi] = me.id < them.id ? [me.id, them.id] : [them.id, me.id];
  const block = situation === 'i_block' ? [me.id] : situation === 'they_block' ? [them.id] : [];
  const bits = (block.includes(lo) ? 1 : 0) + (block.includes(hi) ? 2 : 0);
  await product.sql(`
    delete from likes.member_like where liker in ('${lo}', '${hi}');
    delete from likes.swipe where member_id in ('${lo}', '${hi}');
    delete from likes.profile_view where viewer in ('${lo}', '${hi}');
    delete from likes.match where member_id in ('${lo}', '${hi}');
    delete from moderation.report where reporter_id in ('${lo}', '${hi}');
    delete from chats.message where conversation_id = '${pair}';
    delete from chats.conv_member where conversation_id = '${pair}';
    delete from chats.conversation where id = '${pair}';
    update chats.inbox set started = 0, free_left = 5, seq = seq + 1 where member_id in ('${lo}', '${hi}');
    update visibility.pair set block = ${bits}, lo_blocked_at = case when ${bits} & 1 > 0 then now() end,
           hi_blocked_at = case when ${bits} & 2 > 0 then now() end where id = '${pair}';
    update visibility.member_standing set confirmed = ${situation !== 'not_confirmed'},
           ${flags.map((flag) => `${flag} = ${flag === situation}`).join(', ')} where member_id = '${them.id}';
  `);
  if (!inContact) return;
  await product.sql(`
    insert into likes.member_like (liker, liked, at) values ('${lo}', '${hi}', now()), ('${hi}', '${lo}', now());
    insert into likes.match (member_id, other_id, at) values ('${lo}', '${hi}', now()), ('${hi}', '${lo}', now());
    insert into likes.swipe (member_id, other_id, liked, at) values ('${me.id}', '${them.id}', false, now());
    insert into likes.profile_view (viewed, viewer, at) values ('${me.id}', '${them.id}', now());
    insert into chats.conversation (id, last_seq, n_lo, n_hi, starter, started_at) values ('${pair}', 2, 1, 1, '${me.id}', now());
    insert into chats.message (conversation_id, seq, client_id, sender_id, dir_seq, kind, body, cost, at)
      select '${pair}', seq, uuidv7(), sender::uuid, 1, 1, 'From the time before', 0, now()
        from (values (1, '${me.id}'), (2, '${them.id}')) as x(seq, sender);
    insert into chats.conv_member (member_id, conversation_id, other_id, recv, inbox_seq)
      select i.member_id, '${pair}', case i.member_id when '${lo}' then '${hi}'::uuid else '${lo}'::uuid end, 1, i.seq
        from chats.inbox i where i.member_id in ('${lo}', '${hi}');
  `);
  if (given) await product.sql(given.replaceAll(':me', `'${me.id}'`).replaceAll(':them', `'${them.id}'`));
}

type Told = { readonly status: number; readonly error: unknown; readonly text: string };

/** Each way of a list is asked. */
async function ask(name: string, row: Row): Promise<readonly Told[]> {
  const id = row.kind === 'chat' ? pair : them.id;
  const told: Told[] = [];
  for (const query of [row.query ?? ''].flat()) {
    const { status, body } = (await requestOf(product.signedIn(me), name, id, query)) as Answer;
    told.push({ status, error: body['error'], text: JSON.stringify(body) });
  }
  return told;
}

const toldIn = ({ status, error, text }: Told, { kind }: Row, expected: string): string => {
  if (kind === 'list' && status < 300) return text.includes(them.id) ? 'shown' : 'hidden';
  return expected.includes(' ') ? `${status} ${String(error)}` : String(status);
};

/** The same in each way, or what it was in which. */
const told = (answers: readonly Told[], row: Row, expected = ''): string => {
  const each = answers.map((answer) => toldIn(answer, row, expected));
  return new Set(each).size === 1 ? (each[0] ?? '') : each.join(', ');
};

const rows = Object.entries(memberOperations);
const inMatrix = rows.filter(([, { kind }]) => kind === 'list' || kind === 'member' || kind === 'chat');
const columns = [false, true].flatMap((inContact) => situations.map((situation) => [situation, inContact] as const));
const isBlock = (situation: Situation) => situation === 'i_block' || situation === 'they_block';

describe('two members, whatever stands between them', () => {
  it('are thought of at every operation that takes or answers with an id', () => {
    const operations = allOperations();
    const wanted = operations.filter(
      ({ path, ids, answersIds }) => ids.some((id) => id !== 'client_id') || (answersIds && !path.startsWith('/api/admin/')),
    );
    const missing = wanted.filter(({ name }) => !(name in memberOperations)).map(({ name }) => name);
    const open = inMatrix.filter(([, row]) => !row.strangers || !row.inContact).map(([name]) => name);
    const gone = Object.keys(memberOperations).filter((name) => !operations.some((operation) => operation.name === name));
    expect({ 'to be added to member-operations.ts': missing, 'without answers there': open, 'not in openapi.json': gone }).toEqual({
      'to be added to member-operations.ts': [],
      'without answers there': [],
      'not in openapi.json': [],
    });
  });

  it.each(columns)('get what the decisions say: %s, inContact: %s [#137]', async (situation, inContact) => {
    const [answers, expected]: Record<string, string | undefined>[] = [{}, {}];
    for (const [name, row] of inMatrix) {
      await set(situation, inContact, row.given);
      const wanted = expectedOf(row, inContact, situation);
      const answer = await ask(name, row);
      Object.assign(answers ?? {}, { [name]: told(answer, row, wanted) });
      Object.assign(expected ?? {}, { [name]: wanted });
      // A refusal may name the one who blocked; nothing else tells of somebody hidden.
      const isTold = situation === 'none' || (wanted !== 'hidden' && !wanted?.startsWith('404'));
      if (!isTold || (isBlock(situation) && wanted === '200'))
        expect([name, answer.some(({ text }) => text.includes(KNOWN))]).toEqual([name, false]);
    }
    expect(answers).toEqual(expected);
  });

  it.each(['i_block', 'they_block', 'deleted', 'paused', 'suspended', 'banned', 'not_confirmed'] as const)(
    'are counted and told nothing of each other: %s',
    async (situation) => {
      await set(situation, true);
      const likes: Answer = await product.signedIn(me).get('/api/likes');
      const chats: Answer = await product.signedIn(me).get('/api/chats');
      expect([likes.body['num_new_likes'], chats.body['num_new_likes']]).toEqual([0, 0]);
      expect(chats.body['num_unread_messages']).toBe(isBlock(situation) ? 0 : 1);
      const page = await product.signedIn(me).get(`/members/${them.id}`);
      expect(page.text).not.toContain(KNOWN);
    },
  );

  it('are two: nobody does anything to themselves that breaks the server', async () => {
    const answers: Record<string, number> = {};
    for (const [name] of inMatrix.filter(([, { kind }]) => kind === 'member'))
      answers[name] = (await requestOf(product.signedIn(me), name, me.id)).status;
    expect(Object.entries(answers).filter(([, status]) => status >= 500)).toEqual([]);
  });

  it('have their photos to themselves, byte by byte, while they are hidden [#137]', async () => {
    const photo = await photoOf(product, them);
    const seen: Record<string, number> = {};
    // A yes is remembered for some seconds: it comes last.
    for (const situation of [...situations].toReversed()) {
      await set(situation, false);
      seen[situation] = (await product.signedIn(me).get(`/photos/${photo}`)).status;
    }
    expect(seen).toEqual(Object.fromEntries(situations.map((situation) => [situation, situation === 'none' ? 200 : 404])));
  });

  it.each(['i_block', 'they_block'] as const)('hear nothing of each other over open sockets: %s', async (situation) => {
    for (const inContact of [false, true]) {
      const heard = sockets.map(({ hints }) => hints.length);
      for (const [name, row] of inMatrix) {
        if (name.endsWith('/blocks/{id}')) continue;
        await set(situation, inContact);
        await ask(name, row);
      }
      await product.signedIn(them).post('/api/likes').send({ profile: me.id });
      await product.send(them, pair, 'Over the wall');
      const hints = sockets.flatMap((socket, index) => socket.hints.slice(heard[index]));
      expect(hints.filter(({ name }: Hint) => !['chat.gone', 'member.gone'].includes(name))).toEqual([]);
    }
  });
});
