import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { currentEnvironment, loadConfig } from '#config';
import { socketPath } from '#contracts';
import { socketsPerMember } from '#realtime';
import { endAllApps, eventually, isLong, pidOf, productUrls, runningApp, untilWhole } from '#testing-product';
import { percentile } from '../bench/pairs.js';
import { HistoryLog } from '../history/history-log.js';
import { Random } from '../seed/random.js';
import { Crowd } from './crowd.js';
import { faultsOf } from './faults.js';
import { judgeLog } from './judged-log.js';
import { LedgerNotes } from './ledger-notes.js';
import { LossyProxy } from './lossy-proxy.js';
import { faultsIn, judge, type Verdict } from './verdict.js';

const LOST_ANSWERS = 0.15;
const PHONES = 12;
const environment = currentEnvironment();
const names = ['APP_MODE', 'APP_SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'MOLLIE_KEY', 'MOLLIE_ENDPOINT', 'DATA_DIR'];

/** One crowd for all drills: each drill adds its messages, and after each everything that anybody saw is judged, and everything is counted again. */
describe('members who write to each other', () => {
  let crowd: Crowd;
  let proxies: LossyProxy[];
  let folder: string;
  let history: HistoryLog;
  let ledger: LedgerNotes;
  let losing = 0;

  beforeAll(async () => {
    await untilWhole();
    // A third API process beside the two of the product.
    const third = await runningApp('api', Object.fromEntries(names.map((name) => [name, environment[name] ?? ''])));
    const urls = [...productUrls, third.url];
    const random = new Random(58);
    proxies = await Promise.all(urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
    folder = mkdtempSync(join(tmpdir(), 'drills-'));
    history = new HistoryLog(join(folder, 'history.jsonl'));
    crowd = await Crowd.of({
      ownerUrl: environment['DATABASE_OWNER_URL'] ?? '',
      size: PHONES,
      credits: 20_000,
      urls: () => proxies.map(({ url }) => url),
      socketUrl: (phone) => urls[phone % urls.length] ?? '',
      history,
    });
    ledger = await LedgerNotes.begin(
      crowd.owner,
      history,
      crowd.phones.map(({ person }) => person.id),
    );
  });
  beforeEach(() => {
    losing = 0;
  });
  afterAll(async () => {
    await crowd.leave();
    history.close();
    rmSync(folder, { recursive: true });
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await endAllApps();
    await untilWhole(); // the next spec is about something else
  });

  const talk = (few: number, many: number, perSecond: number) => crowd.talk(isLong ? many : few, { perSecond, seconds: isLong ? 600 : 90 });
  const verdict = async (): Promise<Verdict> => {
    await untilWhole();
    await crowd.rest();
    const found = await judge(crowd);
    await ledger.add(await crowd.causes());
    const impossible: string[] = [];
    judgeLog(history, (text) => impossible.push(text));
    expect(impossible).toEqual([]);
    const refused = crowd.phones.flatMap((phone) => phone.refused.map(({ status, code }) => `${status} ${code}`));
    process.stdout.write(`  ${JSON.stringify(found)} ${refused.join()}\n`);
    return found;
  };
  const faults = () =>
    faultsOf({
      dataDir: environment['DATA_DIR'] ?? '',
      ownerUrl: environment['DATABASE_OWNER_URL'] ?? '',
      redisUrl: environment['REDIS_URL'] ?? '',
      apiProcesses: productUrls.length,
    });
  const strike = async (name: string) =>
    faults()
      .find((fault) => fault.name === name)
      ?.strike();

  it('T11 at three API processes all know the same in the end, each on the own phone', async () => {
    await talk(120, 10_000, 120);
    expect(faultsIn(await verdict())).toEqual({});
    expect(crowd.phones.reduce((sum, { hints }) => sum + hints, 0)).toBeGreaterThan(0);
  });

  it('T2 have what was acknowledged, once, when every seventh answer is lost and the phone asks again', async () => {
    losing = LOST_ANSWERS;
    await talk(150, 3_000, 80);
    losing = 0;
    expect(proxies.reduce((sum, { dropped }) => sum + dropped, 0)).toBeGreaterThan(5);
    expect(faultsIn(await verdict())).toEqual({});
  });

  it('T8 lose nothing when Postgres cuts connections in the middle, and ends at once and comes back', async () => {
    const talking = talk(120, 4_000, 40);
    for (let turn = 0; turn < (isLong ? 30 : 4); turn += 1) {
      await strike(turn % 6 === 3 ? 'Postgres restarted at once' : 'connections to Postgres cut');
      await sleep(isLong ? 2_000 : 500);
    }
    await talking;
    expect(faultsIn(await verdict())).toEqual({});
  });

  it('T15 lose nothing while one process after the other is told to end and comes back; each message is taken soon', async () => {
    const before = new Set(crowd.phones.flatMap(({ acknowledged }) => acknowledged));
    const talking = talk(160, 6_000, 20);
    // The other process ends in the next drill.
    for (const part of isLong ? ['api-0', 'api-1', 'worker'] : ['api-0', 'worker']) {
      const ending = pidOf(part);
      process.kill(ending, 'SIGTERM');
      await eventually(60, () => pidOf(part) !== ending);
      await untilWhole();
    }
    await talking;
    expect(faultsIn(await verdict())).toEqual({});
    const waits = crowd.phones.flatMap(({ acknowledged }) => acknowledged.filter((one) => !before.has(one))).map(({ ms }) => ms);
    expect(percentile(waits, 0.99)).toBeLessThan(5_000);
  });

  it('T16 all come back when a process with many sockets ends: no call fails elsewhere, and Postgres is not flooded', async () => {
    // No more than each member may have, beside the one of their own phone.
    const count = (socketsPerMember - 1) * crowd.phones.length;
    const sockets = Array.from({ length: count }, (_socket, index) =>
      io(productUrls[1], {
        path: socketPath,
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 500,
        reconnectionDelayMax: 2_000,
        extraHeaders: { cookie: crowd.phones[index % crowd.phones.length]?.person.cookie ?? '' },
      }),
    );
    // A process whose database does not answer yet refuses, which ends the client's own tries.
    for (const socket of sockets) socket.on('connect_error', () => !socket.active && setTimeout(() => socket.connect(), 500));
    const connected = () => sockets.filter((socket) => socket.connected).length;
    try {
      await eventually(30, () => connected() === count);
      process.kill(pidOf('api-1'), 'SIGTERM');
      await eventually(30, () => connected() === 0);
      const failed: number[] = [];
      let most = 0;
      const pools = (productUrls.length + 2) * loadConfig().databasePool; // the third process and the worker too
      await eventually(60, async () => {
        const answer = await fetch(`${productUrls[0]}/api/chats`, { headers: { cookie: crowd.phones[0]?.person.cookie ?? '' } });
        if (answer.status >= 500) failed.push(answer.status);
        const { rows } = await crowd.owner.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where application_name = 'app'`,
        );
        most = Math.max(most, rows[0]?.n ?? 0);
        return connected() === count;
      });
      expect(failed).toEqual([]);
      expect(most).toBeLessThanOrEqual(pools);
    } finally {
      for (const socket of sockets) socket.disconnect();
    }
  });
});
