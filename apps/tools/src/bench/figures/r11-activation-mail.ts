import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { signalPart } from '../../chaos/faults.js';
import type { Figure } from '../figure.js';
import { end, secondWorker } from '../hung-worker.js';
import { MailSink } from '../mail-sink.js';
import { signUpMany } from '../newcomers.js';
import { percentile, ratioOf } from '../pairs.js';
import type { Stage } from '../stage.js';
import { until } from '../until.js';
import { untilIdle } from '../webhooks.js';

/** A community of its own: it grows by every run. */
const MEMBERS = 2_300;
const NEWCOMERS = 500;
const MAILINGS = 100_000;
const DOWN_MS = 20_000;
const MOST_S = 60;
const P95_S = 2;

interface Scene {
  readonly stage: Stage;
  readonly sink: MailSink;
}
interface Condition {
  readonly name: string;
  readonly begin?: (scene: Scene) => Promise<unknown>;
  /** What happens when so many have signed up. */
  readonly at?: Readonly<Record<number, (scene: Scene) => Promise<unknown>>>;
  readonly end?: (scene: Scene) => Promise<unknown>;
}

const withRedis = async ({ stage }: Scene, act: (redis: Redis) => Promise<unknown>): Promise<void> => {
  const redis = new Redis(stage.product.redisUrl);
  await act(redis);
  redis.disconnect();
};
const signal = ({ stage }: Scene, part: string, name: NodeJS.Signals) => signalPart(stage.product.dataDir, part, name);
const killWorker = async (scene: Scene) => signal(scene, 'worker', 'SIGKILL');
let second: Awaited<ReturnType<typeof secondWorker>> | undefined;

const conditions: readonly Condition[] = [
  { name: 'nothing else to do' },
  {
    name: '100,000 mails of a mailing wait',
    begin: ({ stage }) =>
      stage.owner.query(
        `insert into events.outbox (reaction, payload, due, at)
         select 'mail.summary', jsonb_build_object('memberId', m.id), now(), now()
           from (select id from auth.account limit 1) m, generate_series(1, $1)`,
        [MAILINGS],
      ),
    end: async (scene) => {
      await scene.stage.owner.query(`delete from events.outbox where reaction = 'mail.summary'`);
      await withRedis(scene, (redis) => redis.flushall());
    },
  },
  { name: 'worker killed twice', at: { 150: killWorker, 350: killWorker } },
  { name: 'Redis killed and started again', at: { 200: async (scene) => signal(scene, 'redis', 'SIGKILL') } },
  { name: 'Redis emptied', at: { 200: (scene) => withRedis(scene, (redis) => redis.flushall()) } },
  {
    name: 'mail server says "later" twice',
    begin: async ({ sink }) => void (sink.refusals = 2),
    end: async ({ sink }) => void (sink.refusals = 0),
  },
  {
    name: 'mail server down for 20 s',
    at: {
      200: async ({ sink }) => {
        await sink.down();
        await sleep(DOWN_MS);
        await sink.up();
      },
    },
  },
  {
    name: 'one of two workers hangs',
    begin: async ({ stage }) => void (second = await secondWorker(stage)),
    at: { 100: async () => second?.kill('SIGSTOP') },
    end: async () => second && end(second),
  },
];

interface Measured {
  readonly p95: number;
  readonly max: number;
  readonly inTime: number;
  readonly doubled: number;
}

/** R11: from the sign-up's transaction to the mail server's yes. */
export const activationMail: Figure = {
  key: 'R11',
  title: 'p95 of an activation mail behind 100,000 mails of a mailing / with nothing else to do (seconds)',
  accepted: `<= 2, and in each condition ${NEWCOMERS} of ${NEWCOMERS} within ${MOST_S} s, p95 <= ${P95_S} s`,
  async measure({ open, atEnd }) {
    const sink = await MailSink.open();
    atEnd(() => sink.down());
    const stage = await open({ members: MEMBERS, settings: { SMTP_URL: sink.url, WORKER_PROCESSES: '2' } });
    atEnd(() => second && end(second));
    const measured: Measured[] = [];
    await withRedis({ stage, sink }, (redis) => redis.flushall());
    await untilIdle(stage);
    for (const [network, condition] of conditions.entries()) {
      const found = await measureIn(condition, { stage, sink }, network + 1);
      measured.push(found);
      const verdict = found.inTime === NEWCOMERS && found.p95 <= P95_S ? 'held' : 'NOT HELD';
      console.log(
        `    ${condition.name.padEnd(34)} ${found.inTime} of ${NEWCOMERS} within ${MOST_S} s   p95 ${found.p95.toFixed(2)} s   longest ${found.max.toFixed(2)} s   twice ${found.doubled}   ${verdict}`,
      );
    }
    return ratioOf([[measured[1]?.p95 ?? Number.NaN, measured[0]?.p95 ?? Number.NaN]]);
  },
};

async function measureIn({ begin, at = {}, end: tidy }: Condition, scene: Scene, network: number): Promise<Measured> {
  const { stage, sink } = scene;
  await begin?.(scene);
  const faults: Promise<unknown>[] = [];
  const before = sink.taken;
  const after = (count: number) => void (at[count] && faults.push(at[count](scene)));
  const addresses = await signUpMany(stage.url, NEWCOMERS, { run: randomUUID().slice(0, 8), network, after });
  await Promise.all(faults);
  // What never comes counts as late.
  await until(async () => addresses.every((one) => sink.takenAt.has(one)) || undefined, 'mails are missing').catch(() => undefined);
  // A mail that comes twice comes within the time that a job is held.
  await untilIdle(stage, 'mail.activation').catch(() => undefined);
  await tidy?.(scene);
  const { rows } = await stage.owner.query<{ email: string; at: Date }>(
    `select email, created_at as at from auth.account where email = any($1)`,
    [addresses],
  );
  const waits = rows.map(({ email, at: askedAt }) => ((sink.takenAt.get(email) ?? Infinity) - askedAt.getTime()) / 1_000);
  return {
    p95: percentile(waits, 0.95),
    max: Math.max(...waits),
    inTime: waits.filter((wait) => wait <= MOST_S).length,
    doubled: sink.taken - before - waits.filter(Number.isFinite).length,
  };
}
