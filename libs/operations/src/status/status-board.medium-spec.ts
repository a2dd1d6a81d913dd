import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { locales, statusParts } from '#contracts';
import { Transactions } from '#database';
import { World } from '#testing';
import { AlarmWatch, OperationsModule, StatusModule } from '../index.js';
import { IncidentsRepository } from './incidents.repository.js';
import { partStates } from './parts.policy.js';
import { StatusBoard } from './status-board.js';
import { StatusFiles } from './status-files.js';
import { StatusRepository } from './status.repository.js';

let world: World;
beforeAll(async () => {
  world = await World.open([OperationsModule, StatusModule]);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const minute = (time: string) => new Date(`2026-11-29T${time}Z`);
/** A process that looks; `alarms` are those that fire in it. */
function process({ alarms = [], isDemo = false, transactions = world.get(Transactions) }: Partial<Process> = {}): StatusBoard {
  const watch = { raised: () => alarms.map((name) => ({ name, state: 'firing', about: [] })) } as unknown as AlarmWatch;
  return new StatusBoard(transactions, watch, world.get(StatusRepository), world.get(IncidentsRepository), { isDemo });
}
type Process = { readonly alarms: readonly string[]; readonly isDemo: boolean; readonly transactions: Transactions };

const daysOf = (part: string) =>
  world.rows<{ day: string; seen: number; slow: number; down: number }>(
    `select day::text as day, seen, slow, down from operations.status_day where part = $1 order by day`,
    [part],
  );

describe('the minutes of the status', () => {
  it('are counted once for all processes, each part by itself', async () => {
    const [one, other] = [process({ alarms: ['MailsFailing', 'PaymentEventLate'] }), process()];
    await one.look(minute('10:00:05'));
    await one.look(minute('10:00:20'));
    await other.look(minute('10:00:30'));
    await other.look(minute('10:01:10'));
    expect(await daysOf('site')).toEqual([{ day: '2026-11-29', seen: 2, slow: 0, down: 0 }]);
    expect(await daysOf('mail')).toEqual([{ day: '2026-11-29', seen: 2, slow: 0, down: 1 }]);
    expect(await daysOf('payments')).toEqual([{ day: '2026-11-29', seen: 2, slow: 1, down: 0 }]);
  });

  it('belong to the days of Amsterdam', async () => {
    const board = process();
    await board.look(minute('22:59:10'));
    await board.look(minute('23:00:10'));
    expect((await daysOf('site')).map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30']);
  });

  it('are bad where no process was there to look, but in a demo', async () => {
    await process().look(minute('10:00:00'));
    await process().look(minute('10:05:00'));
    expect(await daysOf('chat')).toEqual([{ day: '2026-11-29', seen: 6, slow: 0, down: 4 }]);
    await world.empty();
    await process({ isDemo: true }).look(minute('10:00:00'));
    await process({ isDemo: true }).look(minute('10:05:00'));
    expect(await daysOf('chat')).toEqual([{ day: '2026-11-29', seen: 2, slow: 0, down: 0 }]);
  });

  it('wait while Postgres is away, and are counted as they were when it is back', async () => {
    const real = world.get(Transactions);
    let isAway = false;
    const broken = new Proxy(real, {
      get: (target, name: 'run' | 'read') => (isAway ? () => Promise.reject(new Error('away')) : target[name].bind(target)),
    });
    const alarms: string[] = [];
    const board = process({ alarms, transactions: broken });
    await board.look(minute('10:00:00'));
    isAway = true;
    alarms.push('PostgresGone');
    await board.look(minute('10:01:00'));
    await board.look(minute('10:02:00'));
    expect(board.report(minute('10:02:00')).days.length).toBeGreaterThan(0);
    isAway = false;
    alarms.pop();
    await board.look(minute('10:03:00'));
    expect(await daysOf('search')).toEqual([{ day: '2026-11-29', seen: 4, slow: 0, down: 2 }]);
  });

  it('are forgotten after ninety days', async () => {
    await world.rows(`insert into operations.status_day values ('2026-08-31', 'site', 1440, 0, 0), ('2026-09-01', 'site', 1440, 0, 0)`);
    await process().look(minute('11:00:00'));
    expect((await daysOf('site')).map(({ day }) => day)).toEqual(['2026-09-01', '2026-11-29']);
  });
});

describe('the files of the status page', () => {
  it('are written in each language, as it is and for whoever gets no answer, once a minute and whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'status-'));
    const board = process();
    new StatusFiles(board, { statusDir: join(folder, 'made') }).onModuleInit();
    await board.look(minute('10:00:00'));
    expect((await readdir(join(folder, 'made'))).toSorted()).toEqual(
      locales.flatMap((locale) => [`${locale}.html`, `away-${locale}.html`]).toSorted(),
    );
    const read = (name: string) => readFile(join(folder, 'made', name), 'utf8');
    expect(await read('nl.html')).toContain('Alles werkt.');
    expect(await read('away-nl.html')).toContain('De site reageert nu niet.');
    await board.look(minute('10:00:30'));
    expect(await read('nl.html')).toContain('om 11:00');
    await board.look(minute('10:01:00'));
    expect(await read('nl.html')).toContain('om 11:01');
    await rm(folder, { recursive: true });
  });
});

it('the parts are those that the page knows', () => {
  expect(Object.keys(partStates([]))).toEqual(statusParts);
});
