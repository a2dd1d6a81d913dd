import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pidOf, Product, productUrls, untilWhole, type Answer, type Member } from './product.fixture.js';

/** Two seconds for a connection, and a little for the answer on a busy machine. */
const PATIENCE_MS = 3_000;
const DRILL_MS = 6_000;

let product: Product;
let anna: Member;
let bert: Member;
let chat: string;
beforeAll(() => {
  product = new Product({ endsProcesses: true });
});
beforeEach(async () => {
  await untilWhole();
  [anna, bert] = await Promise.all([product.member({ credits: 500, freeMessages: 0 }), product.member()]);
  chat = await product.chatOf(anna, bert);
});
afterAll(() => product.close());

/** A phone that repeats the same message until it is told that it arrived. */
async function sendUntilTaken(clientId: string, process: number): Promise<Answer> {
  for (;;) {
    const answer = await product.send(anna, chat, 'Good morning', clientId, process).catch(() => undefined);
    if (answer && answer.status < 300) return answer;
    await sleep(100);
  }
}

describe('when Postgres is killed and starts again', () => {
  it('T8 every request is answered soon, by what was asked or by "try again"; what was taken is there once', async () => {
    const clientIds = Array.from({ length: 6 }, () => randomUUID());
    const odd: string[] = [];
    let refused = 0;
    let slowest = 0;
    const look = async (answer: Answer, name: string) => {
      slowest = Math.max(slowest, answer.ms);
      if (answer.status === 503) refused += 1;
      const isSound = answer.status < 300 || (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0);
      if (!isSound) odd.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    };
    process.kill(pidOf('postgres'), 'SIGKILL');
    const endsAt = performance.now() + DRILL_MS;
    const asking = productUrls.map(async (_url, at) => {
      while (performance.now() < endsAt) {
        await look(await product.call('/api/chats', { cookie: bert.cookie, process: at }), 'feed');
        await look(await product.call('/api/members', { cookie: bert.cookie, process: at }), 'search');
        await look(await product.call('/api/settings', { process: at }), 'settings');
        await look(await product.call('/login', { process: at }), 'page');
        await sleep(50);
      }
    });
    const sending = clientIds.map((clientId, index) => sendUntilTaken(clientId, index));
    const taken = await Promise.all(sending);
    await Promise.all(asking);
    process.stdout.write(`  Postgres killed: slowest answer ${Math.round(slowest)} ms, ${refused} times "try again"\n`);
    expect(odd).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(PATIENCE_MS);

    await untilWhole();
    const again = await Promise.all(clientIds.map((clientId, index) => product.send(anna, chat, 'Good morning', clientId, index)));
    expect(again.map(({ status }) => status)).toEqual(clientIds.map(() => 200));
    expect(again.map(({ body }) => body['message'])).toEqual(taken.map(({ body }) => body['message']));
    expect(
      await product.sql(`select count(*)::int as n, max(seq)::int as last from chats.message where conversation_id = $1`, [chat]),
    ).toEqual([{ n: clientIds.length, last: clientIds.length }]);
    expect(await product.sql(`select balance from payments.wallet where member_id = $1`, [anna.id])).toEqual([
      { balance: 500 - clientIds.length },
    ]);
    expect(
      await product.sql(`select rule from chats.drift($1) union all select rule from payments.drift($2)`, [[chat], [anna.id, bert.id]]),
    ).toEqual([]);
  });

  it('the process lives on, says that it cannot serve, and nobody is logged out', async () => {
    process.kill(pidOf('postgres'), 'SIGKILL');
    const ready: number[] = [];
    for (let asked = 0; asked < 20; asked += 1) {
      const [live, isReady] = await Promise.all([product.call('/api/live'), product.call('/api/ready')]);
      expect(live.status).toBe(200);
      ready.push(isReady.status);
      await sleep(50);
    }
    expect(new Set(ready)).toContain(503);
    await untilWhole();
    expect((await product.call('/api/ready')).status).toBe(200);
    expect((await product.call('/api/user', { cookie: anna.cookie })).status).toBe(200);
  });
});
