import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '#config';
import { dataSourceOptions, patience, Replica, Transactions } from '#database';
import { testEnvironment } from '#testing';
import { freePort } from './ports.js';
import { asSuperuser, launchPostgres, preparePostgres, superuserUrl, type PostgresOptions } from './postgres.js';
import { stopProcess, type LaunchHooks } from './processes.js';
import { prepareReplica } from './replica.js';

const PATIENCE_MS = 20_000;
const settings = ['fsync=off', 'shared_buffers=16MB', 'hot_standby_feedback=on'];
const pids: number[] = [];
const hooks: LaunchHooks = { onSpawn: (pid) => void pids.push(pid), log: () => undefined };
let folder: string;
let primary: PostgresOptions;
let copy: PostgresOptions;
let copyPid: number;
let dataSource: DataSource;
let replica: Replica;
let transactions: Transactions;

/** Who answers: each server says its own port. */
const answeredBy = async (): Promise<number> => {
  const [row] = await transactions.readStale(null, (tx) => tx.query<{ port: number }>(`select current_setting('port')::int as port`));
  return row?.port ?? 0;
};
const untilAnsweredBy = async ({ port }: PostgresOptions): Promise<void> => {
  for (const endsAt = Date.now() + PATIENCE_MS; (await answeredBy()) !== port; await sleep(50))
    if (Date.now() > endsAt) throw new Error(`not answered by ${port}`);
};
/** The server, and each process of it that has a connection. */
const processesOf = (server: number): number[] => [
  server,
  ...readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(Number),
];
const onCopy = (sql: string) => asSuperuser(copy, (client) => client.query(sql));

beforeAll(async () => {
  // Beside the data of the run, which other users may enter.
  folder = await mkdtemp(join(loadConfig(testEnvironment()).dataDir, 'replica-'));
  primary = { folder: join(folder, 'primary'), port: await freePort(), password: 'postgres', settings };
  copy = { folder: join(folder, 'copy'), port: await freePort(), password: 'postgres', settings };
  await preparePostgres(primary);
  await launchPostgres(primary, hooks);
  await asSuperuser(primary, (client) => client.query(`create table word (text text)`));
  await prepareReplica(primary, copy);
  copyPid = (await launchPostgres(copy, hooks)).pid;
  const options = dataSourceOptions({
    url: superuserUrl(primary),
    pool: 4,
    patience: patience.interactive,
    onPoolError: () => undefined,
  });
  dataSource = await new DataSource(options).initialize();
  replica = new Replica(dataSource, { databaseReadUrl: superuserUrl(copy), databasePool: 4 }, 'interactive');
  transactions = new Transactions(dataSource, replica);
  await replica.onModuleInit();
});
beforeEach(() => untilAnsweredBy(copy));
afterAll(async () => {
  await replica.onModuleDestroy();
  await dataSource.destroy();
  await Promise.all(pids.map((pid) => stopProcess(pid, { signal: 'SIGKILL' })));
  await rm(folder, { recursive: true, force: true });
});

describe('a read that may be a little old', () => {
  it('is answered by the replica, and what must not be old by the primary', async () => {
    expect(await answeredBy()).toBe(copy.port);
    const [own] = await transactions.read((tx) => tx.query<{ port: number }>(`select current_setting('port')::int as port`));
    expect(own?.port).toBe(primary.port);
    const [asked] = await transactions.single<{ port: number }>(`select current_setting('port')::int as port`, []);
    expect(asked?.port).toBe(primary.port);
    const [written] = await transactions.run((tx) => tx.query<{ text: string }>(`insert into word values ('bread') returning text`));
    expect(written).toEqual({ text: 'bread' });
    expect(transactions.isReplicaMissing).toBe(false);
  });

  it('is answered by the primary once the replica is more than five seconds behind, and by the replica when it has caught up', async () => {
    await onCopy('select pg_wal_replay_pause()');
    await transactions.run((tx) => tx.query(`insert into word values ('cheese')`));
    const pausedAt = Date.now();
    await untilAnsweredBy(primary);
    expect(Date.now() - pausedAt).toBeLessThan(8_000);
    const words = await transactions.readStale(null, (tx) => tx.query<{ text: string }>(`select text from word where text = 'cheese'`));
    expect(words).toEqual([{ text: 'cheese' }]);
    expect(transactions.isReplicaMissing).toBe(true);
    await onCopy('select pg_wal_replay_resume()');
    await untilAnsweredBy(copy);
  });

  it('is answered by the primary while the replica hangs', async () => {
    const processes = processesOf(copyPid);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    try {
      const began = Date.now();
      expect(await answeredBy()).toBe(primary.port);
      expect(Date.now() - began).toBeLessThan(patience.interactive.answerMs + 1_500);
      const next = Date.now();
      expect(await answeredBy()).toBe(primary.port);
      expect(Date.now() - next).toBeLessThan(1_000);
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
  });

  it('that is wrong is refused, and not asked twice', async () => {
    let asked = 0;
    const wrong = transactions.readStale(null, (tx) => {
      asked += 1;
      return tx.query('select nothing from nowhere');
    });
    await expect(wrong).rejects.toMatchObject({ code: '42P01' });
    expect(asked).toBe(1);
  });

  it('is answered by the primary at once when the replica is killed, and where there is none', async () => {
    for (const pid of processesOf(copyPid)) process.kill(pid, 'SIGKILL');
    const answers = await Promise.all(Array.from({ length: 8 }, () => answeredBy()));
    expect(new Set(answers)).toEqual(new Set([primary.port]));
    const without = new Transactions(dataSource);
    const [row] = await without.readStale(null, (tx) => tx.query<{ port: number }>(`select current_setting('port')::int as port`));
    expect(row?.port).toBe(primary.port);
    expect(without.isReplicaMissing).toBe(false);
    copyPid = (await launchPostgres(copy, hooks)).pid;
    await untilAnsweredBy(copy);
  });
});
