import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, pidOf, Product, productUrls, untilWhole, type Answer, type Member } from '#testing-product';
import { timed } from './support/timed.js';

const OUTAGE_MS = 10_000;
const PATIENCE_MS = 2_000;

let product: Product;
let anna: Member;
let bert: Member;
/** Logs in again and again: a member keeps twenty sessions, so the others' would end. */
let carl: Member;
let chat: string;
beforeAll(async () => {
  product = new Product({ endsProcesses: true });
});
beforeEach(async () => {
  await untilWhole();
  [anna, bert, carl] = await Promise.all([product.member({ credits: 500, freeMessages: 0 }), product.member(), product.member()]);
  chat = await product.chatOf(anna, bert);
});
afterAll(() => product.close());

/** What people do all day, at one of the processes. */
const day = (process: number): Readonly<Record<string, () => PromiseLike<Answer>>> => ({
  login: () => product.visitor(process).post('/api/user').send({ email: carl.email, password: carl.password }),
  search: () => product.signedIn(anna, process).get('/api/members?gender=female'),
  feed: () => product.signedIn(bert, process).get('/api/chats'),
  send: () => product.send(anna, chat, 'Are you there?', undefined, process),
  page: () => product.signedIn(anna, process).get('/members'),
});

/** Lives one day after the other while `isOver` says no; answers how long each act took, and what went wrong. */
async function live(isOver: () => boolean): Promise<{ slowest: Record<string, number>; faults: string[]; sent: number }> {
  const slowest: Record<string, number> = {};
  const faults: string[] = [];
  let sent = 0;
  const at = async (process: number) => {
    while (!isOver()) {
      for (const [name, act] of Object.entries(day(process))) {
        const { answer, ms } = await timed(act);
        const { status, body } = answer;
        if (status >= 300) faults.push(`${name}: ${status} ${JSON.stringify(body)}`);
        if (name === 'send' && status === 201) sent += 1;
        slowest[name] = Math.max(slowest[name] ?? 0, Math.round(ms));
      }
      await sleep(100);
    }
  };
  await Promise.all(productUrls.map((_url, process) => at(process)));
  return { slowest, faults, sent };
}

const hears = async () => {
  const [{ hints }, sent] = [await product.socketOf(bert.cookie, 1), await product.send(anna, chat, 'Do you hear me?')];
  await eventually(2, () => hints.find(({ name }) => name === 'chat.message'));
  return sent.status;
};

describe('while Redis', () => {
  it('T10 hangs for ten seconds, login, search, feed and sending go on; then hints come again to the sockets that stayed open', async () => {
    const socket = await product.socketOf(bert.cookie, 1);
    const redis = pidOf('redis');
    process.kill(redis, 'SIGSTOP');
    const endsAt = performance.now() + OUTAGE_MS;
    try {
      const { slowest, faults, sent } = await live(() => performance.now() > endsAt);
      process.stdout.write(`  Redis hung: slowest in ms ${JSON.stringify(slowest)}, ${sent} messages sent\n`);
      expect(faults).toEqual([]);
      expect(Object.entries(slowest).filter(([, ms]) => ms > PATIENCE_MS)).toEqual([]);
      expect(sent).toBeGreaterThan(5);

      const health = await product.visitor().get('/api/health');
      expect([health.status, health.body]).toMatchObject([503, { api: true, postgres: true, redis: false, worker: true }]);
      expect((await product.visitor().get('/api/ready')).status).toBe(200);
      expect((await product.visitor().get('/api/live')).status).toBe(200);
      expect(await product.sql(`select count(*)::int as n from chats.message where conversation_id = $1`, [chat])).toEqual([{ n: sent }]);
    } finally {
      process.kill(redis, 'SIGCONT');
    }
    await untilWhole();
    const before = socket.hints.length;
    await product.send(anna, chat, 'There you are');
    await eventually(5, () => socket.hints.length > before);
    const { body } = (await product.signedIn(bert).get('/api/chats')) as Answer<{ chats: { last_seq: number }[] }>;
    expect(body.chats).toMatchObject([{ last_seq: body.chats[0]?.last_seq, messages: [{ text: 'There you are' }] }]);
  });

  it('T10 is killed and comes back, nothing fails in between', async () => {
    const killed = pidOf('redis');
    process.kill(killed, 'SIGKILL');
    const endsAt = performance.now() + 4_000;
    const { slowest, faults } = await live(() => performance.now() > endsAt);
    process.stdout.write(`  Redis killed: slowest in ms ${JSON.stringify(slowest)}\n`);
    expect(faults).toEqual([]);
    expect(Object.entries(slowest).filter(([, ms]) => ms > PATIENCE_MS)).toEqual([]);
    await untilWhole();
    expect(pidOf('redis')).not.toBe(killed);
    expect(await hears()).toBe(201);
  });

  it('T10 has forgotten everything, nobody is logged out and hints go on', async () => {
    const socket = await product.socketOf(bert.cookie, 1);
    await product.redis.flushall();
    expect((await product.signedIn(anna).get('/api/user')).status).toBe(200);
    await product.send(anna, chat, 'Still here');
    await eventually(5, () => socket.hints.find(({ name }) => name === 'chat.message'));
    expect(await hears()).toBe(201);
  });
});
