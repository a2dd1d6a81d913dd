import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, paceNow, pidOf, Product, productUrls, untilWhole, type Answer, type Member } from '#testing-product';
import { timed, type Timed } from './support/timed.js';

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
    const look = async (name: string, act: () => PromiseLike<Answer>) => {
      const { answer, ms } = await timed(act);
      slowest = Math.max(slowest, ms);
      if (answer.status === 503) refused += 1;
      const isSound = answer.status < 300 || (answer.status === 503 && Number(answer.get('retry-after')) > 0);
      if (!isSound) odd.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    };
    process.kill(pidOf('postgres'), 'SIGKILL');
    const endsAt = performance.now() + DRILL_MS;
    const asking = productUrls.map(async (_url, at) => {
      while (performance.now() < endsAt) {
        await look('feed', () => product.signedIn(bert, at).get('/api/chats'));
        await look('search', () => product.signedIn(bert, at).get('/api/members'));
        await look('settings', () => product.visitor(at).get('/api/settings'));
        await look('page', () => product.visitor(at).get('/login'));
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
      const [live, isReady] = await Promise.all([product.visitor().get('/api/live'), product.visitor().get('/api/ready')]);
      expect(live.status).toBe(200);
      ready.push(isReady.status);
      await sleep(50);
    }
    expect(new Set(ready)).toContain(503);
    await untilWhole();
    expect((await product.visitor().get('/api/ready')).status).toBe(200);
    expect((await product.signedIn(anna).get('/api/user')).status).toBe(200);
  });
});

/** As /proc tells: not every Debian has `ps`. */
function childrenOf(pid: number): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((one) => {
    try {
      const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      return false; // ended meanwhile
    }
  });
}

/** Postgres and all its own processes: stopped, they hold their connections open and say nothing. */
function freezePostgres(): () => void {
  const postmaster = pidOf('postgres');
  const pids = [postmaster, ...childrenOf(postmaster)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It ended by itself.
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

describe('when Postgres is frozen and goes on', () => {
  /** What the product promises, and how much longer a busy machine takes. */
  const READY_MS = 1_000;
  const ANSWER_MS = 5_000;

  it('says at once that it cannot serve, answers everybody "try again" in time, and heals by itself; nobody gets what another asked for', async () => {
    const pace = paceNow();
    const members = [anna, bert];
    const clientIds = Array.from({ length: 12 }, () => randomUUID());
    const paths = ['/api/chats', '/api/user', '/api/members', '/api/likes', '/login', '/'];
    const thaw = freezePostgres();
    let ready: Timed<Answer>[];
    let answers: Timed<Answer>[];
    try {
      // More than there are connections.
      const sends = clientIds.map((clientId, index) => timed(() => product.send(anna, chat, `no ${index}`, clientId, index)));
      const asks = Array.from({ length: 48 }, (_ask, index) =>
        timed<Answer>(() => product.signedIn(index % 2 ? bert : anna, index).get(paths[index % paths.length] ?? '/')),
      );
      const first = await Promise.all(productUrls.map((_url, at) => timed<Answer>(() => product.visitor(at).get('/api/ready'))));
      answers = await Promise.all([...sends, ...asks]);
      // Whoever comes later finds every connection dead.
      const later = await Promise.all(productUrls.map((_url, at) => timed(() => product.send(anna, chat, 'no 0', clientIds[0], at))));
      const second = await Promise.all(productUrls.map((_url, at) => timed<Answer>(() => product.visitor(at).get('/api/ready'))));
      ready = [...first, ...second];
      answers.push(...later);
      expect((await product.visitor().get('/api/live')).status).toBe(200);
      // The workers hear that people wait.
      await eventually(10, async () => Number(await product.redis.get('{api}:latency')) > 1_000);
    } finally {
      thaw();
    }
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    process.stdout.write(
      `  Postgres frozen: slowest answer ${slowest} ms, ready ${Math.round(Math.max(...ready.map(({ ms }) => ms)))} ms\n`,
    );
    expect(new Set(ready.map(({ answer }) => answer.status))).toEqual(new Set([503]));
    expect(Math.max(...ready.map(({ ms }) => ms))).toBeLessThan(READY_MS * pace);
    // Pages of visitors and what is kept for a moment need no Postgres.
    const statuses = answers.map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status !== 503 && status >= 400)).toEqual([]);
    expect(statuses.slice(0, clientIds.length)).toEqual(clientIds.map(() => 503));
    expect(slowest).toBeLessThan(ANSWER_MS * pace);

    await untilWhole();
    const again = await Promise.all(clientIds.map((clientId, index) => product.send(anna, chat, `no ${index}`, clientId, index)));
    expect(again.map(({ body }) => (body['message'] as { text: string }).text)).toEqual(clientIds.map((_id, index) => `no ${index}`));
    const [row] = await product.sql<{ n: number }>(`select count(*)::int as n from chats.message where conversation_id = $1`, [chat]);
    expect(row?.n).toBe(clientIds.length);
    expect(await product.sql(`select rule from chats.drift($1)`, [[chat]])).toEqual([]);
    const own: Answer<{ user: { id: string } }>[] = await Promise.all(
      Array.from({ length: 60 }, (_ask, index) => product.signedIn(index % 2 ? bert : anna, index).get('/api/user')),
    );
    expect(own.map(({ status, body }) => [status, body.user.id])).toEqual(own.map((_answer, index) => [200, members[index % 2]?.id]));
    const left = await product.sql<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name = 'app' and state like 'idle in transaction%'`,
    );
    expect(left).toEqual([{ n: 0 }]);
  });
});
