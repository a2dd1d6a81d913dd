import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { Transactions } from '#database';
import { World } from '#testing';
import { defineEvent, Outbox, OutboxStore, reactionsTo } from './index.js';

const activationRequested = defineEvent('auth.activation_requested', 1, z.object({ tokenId: z.uuid() }));
const messageSent = defineEvent('chat.message_sent', 1, z.object({ key: z.uuid(), conversationId: z.uuid(), memberId: z.uuid() }));
const nothingFollows = defineEvent('nobody.listens' as never, 1, z.object({}));

let world: World;
let store: OutboxStore;
beforeAll(async () => {
  world = await World.open();
  store = world.get(OutboxStore);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const run: Transactions['run'] = (work) => world.get(Transactions).run(work);
const tell = (facts: { tokenId: string } = { tokenId: randomUUID() }) =>
  run((tx) => world.get(Outbox).tell(tx, activationRequested, facts));
const rows = () =>
  world.rows<{ id: string; reaction: string; payload: unknown; tries: number; key: string | null }>(
    `select * from events.outbox order by id`,
  );
const makeDue = () => world.rows(`update events.outbox set due = now(), leased_until = null`);
/** As a relay whose queues have room for so many of each. */
const lease = (room: number) =>
  store.lease(['mail.activation', 'mail.unread-reminder', 'notifications.check-unread'].map((reaction) => ({ reaction, room })));
const only = async (): Promise<string> => {
  const [row, ...others] = await rows();
  if (!row || others.length > 0) throw new Error('not one row');
  return row.id;
};

describe('what was told', () => {
  it('waits as one row for each reaction of the one table, with ids only', async () => {
    const tokenId = randomUUID();
    await tell({ tokenId });
    expect(await rows()).toMatchObject(
      reactionsTo('auth.activation_requested').map(({ job }) => ({ reaction: job, payload: { tokenId }, tries: 0 })),
    );
  });

  it('waits as a row for each of many that are told at once; those that wait once for each key are not told so', async () => {
    const tokens = [randomUUID(), randomUUID(), randomUUID()];
    const tellAll = (facts: readonly { tokenId: string }[]) => run((tx) => world.get(Outbox).tellAll(tx, activationRequested, facts));
    await tellAll(tokens.map((tokenId) => ({ tokenId })));
    await tellAll([]);
    expect((await rows()).map(({ payload }) => payload)).toEqual(expect.arrayContaining(tokens.map((tokenId) => ({ tokenId }))));
    expect(await rows()).toHaveLength(tokens.length);
    await expect(tellAll([{ tokenId: 'no-id' }])).rejects.toThrow();
    const sent = { key: randomUUID(), conversationId: randomUUID(), memberId: randomUUID() };
    await expect(run((tx) => world.get(Outbox).tellAll(tx, messageSent, [sent, sent]))).rejects.toThrow('once for each key');
    expect(await rows()).toHaveLength(tokens.length);
  });

  it('is gone with the transaction that did not commit', async () => {
    const failing = run(async (tx) => {
      await world.get(Outbox).tell(tx, activationRequested, { tokenId: randomUUID() });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('is refused when it is not what the event says, and costs nothing when nobody reacts', async () => {
    await expect(tell({ tokenId: 'no-id' })).rejects.toThrow();
    await run((tx) => world.get(Outbox).tell(tx, nothingFollows, {}));
    expect(await rows()).toEqual([]);
  });

  it('waits once under its key, and again when that was done', async () => {
    const facts = { key: randomUUID(), conversationId: randomUUID(), memberId: randomUUID() };
    const tellOfMessage = () => run((tx) => world.get(Outbox).tell(tx, messageSent, facts));
    await Promise.all([tellOfMessage(), tellOfMessage(), tellOfMessage()]);
    const id = await only();
    await run((tx) => store.consume(tx, id));
    await tellOfMessage();
    expect(await rows()).toHaveLength(1);
  });
});

describe('the relay', () => {
  it('holds what it takes: two at once never get the same row', async () => {
    await Promise.all(Array.from({ length: 40 }, () => tell()));
    const taken = (await Promise.all(Array.from({ length: 8 }, () => lease(10)))).flat();
    expect(taken).toHaveLength(40);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(40);
    expect(await lease(10)).toEqual([]);
  });

  it('takes a row again when its lease is over: after 15 seconds at first, then later and later', async () => {
    await tell();
    for (const seconds of [15, 30, 60]) {
      expect(await lease(1)).toHaveLength(1);
      await world.rows(`update events.outbox set leased_until = leased_until - make_interval(secs => $1)`, [seconds - 5]);
      // Five seconds are left, however busy the machine is.
      expect(await lease(1)).toEqual([]);
      await world.rows(`update events.outbox set leased_until = leased_until - interval '5 seconds'`);
    }
  });

  it('takes of each reaction the oldest that there is room for: none waits behind a crowd of another', async () => {
    await world.rows(
      `insert into events.outbox (reaction, payload, due)
       select 'mail.unread-reminder', to_jsonb(n), now() - make_interval(hours => n) from generate_series(1, 30) n`,
    );
    await tell();
    const taken = await lease(2);
    expect(taken.map(({ reaction, payload }) => [reaction, typeof payload === 'number' ? payload : 'told'])).toEqual(
      expect.arrayContaining([
        ['mail.activation', 'told'],
        ['mail.unread-reminder', 30],
        ['mail.unread-reminder', 29],
      ]),
    );
    expect(taken).toHaveLength(3);
    expect(await lease(100)).toHaveLength(28);
  });

  it('takes nothing of a reaction whose queue has no room', async () => {
    await tell();
    expect(await store.lease([{ reaction: 'mail.unread-reminder', room: 5 }])).toEqual([]);
    expect(await store.lease([])).toEqual([]);
  });

  it('leaves what is not due yet', async () => {
    await run((tx) => world.get(Outbox).tell(tx, messageSent, { key: randomUUID(), conversationId: randomUUID(), memberId: randomUUID() }));
    expect(await lease(10)).toEqual([]);
    await makeDue();
    expect(await lease(10)).toHaveLength(1);
  });

  it('sees how long the oldest one waits', async () => {
    expect(await store.due()).toEqual({ due: 0, oldestS: undefined });
    await tell();
    await world.rows(`update events.outbox set due = now() - interval '7 seconds'`);
    expect(await store.due()).toEqual({ due: 1, oldestS: expect.closeTo(7, 0) });
  });
});

describe('a consumer', () => {
  it('does the effect once, however many try', async () => {
    await tell();
    const id = await only();
    const won = await Promise.all(Array.from({ length: 6 }, () => run((tx) => store.consume(tx, id))));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('has settled its claim when that is committed, not before', async () => {
    await tell();
    const claim = store.claim(await only());
    const failing = run(async (tx) => {
      expect(await claim.settle(tx)).toBe(true);
      throw new Error('no effect');
    });
    await expect(failing).rejects.toThrow('no effect');
    expect(claim.isSettled()).toBe(false);
    await run((tx) => claim.settle(tx));
    expect(claim.isSettled()).toBe(true);
    expect(await run((tx) => claim.settle(tx))).toBe(false);
  });

  it('leaves the row when its effect is undone', async () => {
    await tell();
    const id = await only();
    const failing = run(async (tx) => {
      await store.consume(tx, id);
      throw new Error('no effect');
    });
    await expect(failing).rejects.toThrow('no effect');
    expect(await run((tx) => store.exists(tx, id))).toBe(true);
  });

  it('that failed tries again after its pause, with a short lease as if it were new', async () => {
    await tell();
    const id = await only();
    for (let relayed = 0; relayed < 4; relayed += 1) {
      await world.rows(`update events.outbox set leased_until = null`);
      await lease(1);
    }
    expect(await store.fail(id, 'busy', 30, false)).toBe('again');
    expect(await store.tries(id)).toBe(1);
    expect(await lease(1)).toEqual([]);
    const [row] = await world.rows<{ wait: number; lease_s: number }>(
      `select extract(epoch from due - now())::int as wait, lease_s from events.outbox`,
    );
    expect(row?.wait).toBeGreaterThan(28);
    expect(row?.lease_s).toBe(15);
  });

  it('gives up after twenty tries, or at once when no try can help; the others flow on', async () => {
    await tell();
    await tell();
    const [poison, other] = await rows();
    await world.rows(`update events.outbox set tries = 18 where id = $1`, [poison?.id]);
    expect(await store.fail(poison?.id ?? '', 'still busy', 1, false)).toBe('again');
    expect(await store.fail(poison?.id ?? '', 'still busy', 1, false)).toBe('dead');
    expect(await lease(10)).toMatchObject([{ id: other?.id }]);
    expect(await store.fail(other?.id ?? '', 'no such address', 1, true)).toBe('dead');
    expect(await world.rows(`select tries, reason from events.dead_letter order by at`)).toEqual([
      { tries: 20, reason: 'still busy' },
      { tries: 1, reason: 'no such address' },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('that failed on a row which somebody else has done changes nothing', async () => {
    expect(await store.fail(randomUUID(), 'late', 1, true)).toBe('again');
    expect(await world.rows(`select 1 from events.dead_letter`)).toEqual([]);
  });
});
