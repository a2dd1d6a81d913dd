import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Queue, Worker, type Job, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule, RedisClients, Transactions, type Tx } from '#database';
import { Claim, EventsModule, OutboxStore } from '#events';
import { setLogLevel } from '#observability';
import { done, JobQueues, QueuesModule, workerOptions, type JobOutcome } from '#queues';
import { projectRoot } from '../../project.js';
import type { Figure } from '../figure.js';
import { compare, type Side } from '../pairs.js';
import { configOf } from '../product-config.js';

/** A community of its own size: jobs do not look at it. */
const MEMBERS = 2_500;
const CONCURRENCY = 50;
/** Added before the clock runs, and done then. */
const JOBS_AT_ONCE = 4_000;
/** A job of one queue that carries the id of a member, as most do. */
const JOB = 'push.summary';

/** R6: jobs whose row is taken in a transaction, run and counted as the worker does it, against jobs of BullMQ that do nothing. */
export const jobRate: Figure = {
  key: 'R6',
  title: 'jobs done through the outbox / bare BullMQ jobs that do nothing, fifty at a time (per second)',
  accepted: '>= 0.25; the wrapper alone >= 0.85',
  async measure({ pace, open, atEnd }) {
    const stage = await open({ members: MEMBERS });
    const app = await NestFactory.createApplicationContext(JobsModule.with(configOf(stage)), { logger: false, abortOnError: false });
    atEnd(() => app.close());
    const redis = app.get(RedisClients);
    const queue = new Queue('bench', {
      prefix: '{bench}',
      connection: redis.fresh('queues'),
      defaultJobOptions: app.get(JobQueues).named('push').defaultJobOptions,
    });
    atEnd(async () => {
      await queue.obliterate({ force: true });
      await queue.close();
    });
    const on = (processor: Processor, prepare: Prepare = async () => undefined) =>
      jobsPerSecond({ queue, connection: () => redis.fresh('worker'), processor, prepare });
    const transactions = app.get(Transactions);
    const worker = await runnerFor(app.get(OutboxStore), (claim) => transactions.run((tx) => claim.settle(tx)));
    const wrapper = await runnerFor({ claim: (id) => new Claim(noRows, id) }, (claim) => claim.settle(noTx));
    const bare = on(async () => undefined);
    const real = await compare(
      on(worker, (ids) => addRows(stage.owner, ids)),
      bare,
      pace,
    );
    const alone = await compare(on(wrapper), bare, pace);
    return { ...real, parts: { 'through the outbox': real, 'the wrapper alone': alone } };
  },
};

type Prepare = (ids: readonly string[]) => Promise<unknown>;
interface Bench {
  readonly queue: Queue;
  readonly connection: () => Redis;
  readonly processor: Processor;
  /** What has to be there for jobs of these ids. */
  readonly prepare: Prepare;
}

/** Heaps of jobs, one after the other; only the time counts in which they are done. */
const jobsPerSecond =
  ({ queue, connection, processor, prepare }: Bench): Side =>
  async (seconds) => {
    let [count, ms] = [0, 0];
    while (ms < seconds * 1_000) {
      const ids = Array.from({ length: JOBS_AT_ONCE }, () => randomUUID());
      await prepare(ids);
      await queue.addBulk(ids.map((id) => ({ name: JOB, data: { memberId: id }, opts: { jobId: `ob-${id}` } })));
      ms += await timeOf(queue, connection(), processor);
      count += ids.length;
    }
    return (count / ms) * 1_000;
  };

/** How long the jobs take that wait. */
async function timeOf(queue: Queue, connection: Redis, processor: Processor): Promise<number> {
  const options = { ...workerOptions('push'), prefix: '{bench}', concurrency: CONCURRENCY, connection };
  const worker = new Worker(queue.name, processor, options);
  try {
    await worker.waitUntilReady();
    const startedAt = performance.now();
    await new Promise<void>((resolve, reject) => {
      let left = JOBS_AT_ONCE;
      worker.on('completed', () => {
        left -= 1;
        if (left === 0) resolve();
      });
      worker.on('failed', (_job, error) => reject(error));
      worker.on('error', reject);
      void worker.run();
    });
    return performance.now() - startedAt;
  } finally {
    await worker.close();
    connection.disconnect();
  }
}

/** Rows that are due tomorrow: the worker of the stage does not take them. */
const addRows = (owner: pg.Pool, ids: readonly string[]) =>
  owner.query(
    `insert into events.outbox (id, reaction, payload, due, at)
     select id, $2, jsonb_build_object('memberId', id), public.app_now() + interval '1 day', public.app_now() from unnest($1::uuid[]) id`,
    [ids, JOB],
  );

type Store = { claim(id: string): Claim };
type Handler = (payload: unknown, claim: Claim) => Promise<JobOutcome>;
interface Runners {
  readonly JobRunner: new (reactions: unknown, recurring: undefined) => { run(job: Job): Promise<void> };
  readonly ReactionRunner: new (handlers: { named(): Handler }, store: Store) => unknown;
}

/** What the worker does around each job, with a handler that settles its claim so. */
async function runnerFor(store: Store, settle: (claim: Claim) => Promise<unknown>): Promise<Processor> {
  const { JobRunner } = await partOfWorker('job-runner');
  const { ReactionRunner } = await partOfWorker('reaction-runner');
  const handler: Handler = async (_payload, claim) => {
    await settle(claim);
    return done;
  };
  const runner = new JobRunner(new ReactionRunner({ named: () => handler }, store), undefined);
  return (job) => runner.run(job);
}

/** As it is built: apps do not import each other. */
const partOfWorker = async (name: string): Promise<Runners> =>
  (await import(pathToFileURL(join(projectRoot, 'dist/apps/worker/src/relay', `${name}.js`)).href)) as Runners;

const noRows = { consume: () => Promise.resolve(true), tries: () => Promise.resolve(0) };
/** Commits at once. */
const noTx = { afterCommit: (tell: () => void) => tell() } as unknown as Tx;

@Module({})
class JobsModule {
  static with(config: Config): DynamicModule {
    setLogLevel('silent');
    return { module: JobsModule, imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot(), EventsModule, QueuesModule] };
  }
}
