import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { Transactions } from '#database';
import { World } from '#testing';
import { DeadLetters, defineEvent, eventsBehind, Outbox, OutboxStore } from './index.js';

const activationRequested = defineEvent('auth.activation_requested', 1, z.object({ tokenId: z.uuid() }));
const messageSent = defineEvent('chat.message_sent', 1, z.object({ key: z.uuid(), conversationId: z.uuid(), memberId: z.uuid() }));

let world: World;
let letters: DeadLetters;
beforeAll(async () => {
  world = await World.open();
  letters = world.get(DeadLetters);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const run: Transactions['run'] = (work) => world.get(Transactions).run(work);
const retry = (id: string) => run((tx) => letters.retry(tx, id));
const outbox = () => world.rows<{ id: string }>(`select id, reaction, key, payload, v, tries, at, due <= now() as due from events.outbox`);
const giveUp = async (id: string, reason = 'Error: busy') => world.get(OutboxStore).fail(id, reason, 1, true);

async function aDeadLetter(): Promise<string> {
  await run((tx) => world.get(Outbox).tell(tx, activationRequested, { tokenId: randomUUID() }));
  const [row] = await outbox();
  await giveUp(row?.id ?? '');
  return row?.id ?? '';
}

describe('a reaction that was given up', () => {
  it('is put back as it was told, to be tried at once with all its tries before it', async () => {
    await run((tx) => world.get(Outbox).tell(tx, activationRequested, { tokenId: randomUUID() }));
    const told = await outbox();
    await giveUp(told[0]?.id ?? '');
    expect(await outbox()).toEqual([]);
    expect(await retry(told[0]?.id ?? '')).toEqual({ reaction: 'mail.activation', tries: 1 });
    expect(await outbox()).toEqual(told);
    expect(await world.rows(`select 1 from events.dead_letter`)).toEqual([]);
  });

  it('is put back once, however many try', async () => {
    const id = await aDeadLetter();
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
    expect(await retry(randomUUID())).toBeUndefined();
  });

  it('is done with when the same waits again already', async () => {
    const facts = { key: randomUUID(), conversationId: randomUUID(), memberId: randomUUID() };
    const tell = () => run((tx) => world.get(Outbox).tell(tx, messageSent, facts));
    await tell();
    const [first] = await outbox();
    await giveUp(first?.id ?? '');
    await tell();
    const [second] = await outbox();
    expect(await retry(first?.id ?? '')).toBeDefined();
    expect(await outbox()).toEqual([second]);
    expect(await world.rows(`select 1 from events.dead_letter`)).toEqual([]);
  });

  it('stays where it is when what else belongs to the retry cannot be done', async () => {
    const id = await aDeadLetter();
    const failing = run(async (tx) => {
      await letters.retry(tx, id);
      throw new Error('not written down');
    });
    await expect(failing).rejects.toThrow('not written down');
    expect(await outbox()).toEqual([]);
    expect(await run((tx) => letters.find(tx, id))).toMatchObject({ id, reaction: 'mail.activation', tries: 1, reason: 'Error: busy' });
  });

  it('is listed, the newest first, and counted as far as somebody wants to know', async () => {
    const ids = [await aDeadLetter(), await aDeadLetter(), await aDeadLetter()];
    expect((await run((tx) => letters.page(tx, 0, 2))).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await run((tx) => letters.page(tx, 2, 2))).map(({ id }) => id)).toEqual([ids[0]]);
    expect([await run((tx) => letters.count(tx, 2)), await run((tx) => letters.count(tx, 9))]).toEqual([2, 3]);
  });

  it('names the events that call for it', () => {
    expect(eventsBehind('photo.render')).toEqual(['media.photo_uploaded', 'media.photo_cut']);
    expect(eventsBehind('nobody.knows')).toEqual([]);
  });
});
