import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadConfig } from '#config';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { databaseUnavailable } from './errors.js';
import { patience, roleLimits, type Patience } from './patience.js';
import { RoleLimits } from './role-limits.js';
import { Transactions } from './transactions.js';

const POOL = 2;
/** Longer than anybody here waits. */
const asleep = 'select pg_sleep(60)';
const few: Patience = { statementMs: 50_000, answerMs: 500, idleMs: 50_000 };

describe('a statement that is not answered in time', () => {
  let close: () => Promise<void>;
  afterEach(() => close());

  const connected = async (patience: Patience) => {
    const options = dataSourceOptions({ url: loadConfig().databaseUrl, pool: POOL, patience, onPoolError: () => undefined });
    const dataSource = await new DataSource(options).initialize();
    close = () => dataSource.destroy();
    const { master } = dataSource.driver as unknown as { readonly master: pg.Pool };
    return { transactions: new Transactions(dataSource), pool: master };
  };
  const reason = (asking: Promise<unknown>): Promise<unknown> =>
    asking.then(
      () => 'answered',
      (error: unknown) => error,
    );

  it.each([
    ['alone', (transactions: Transactions) => transactions.single(asleep, [])],
    ['in a transaction', (transactions: Transactions) => transactions.run((tx) => tx.query(asleep))],
    [
      'after others in its transaction',
      (transactions: Transactions) =>
        transactions.run(async (tx) => {
          await tx.query('select 1');
          await tx.query(asleep);
        }),
    ],
  ])('takes its connection with it, and the next ones get new ones and their own answers: %s', async (_how, ask) => {
    const { transactions, pool } = await connected(few);
    // More than there are connections: those who wait for one get one.
    const reasons = await Promise.all(Array.from({ length: POOL * 2 }, () => reason(ask(transactions))));
    expect(reasons.map(databaseUnavailable)).toEqual(reasons.map(() => true));
    expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]);
    const numbers = Array.from({ length: 20 }, (_number, index) => index);
    const answers = await Promise.all(
      numbers.map((n) =>
        n % 2 ? transactions.single('select $1::int as n', [n]) : transactions.run((tx) => tx.query('select $1::int as n', [n])),
      ),
    );
    expect(answers).toEqual(numbers.map((n) => [{ n }]));
    expect(pool.totalCount).toBe(pool.idleCount);
  });

  it('is given up by Postgres before, which keeps the connection of a transaction', async () => {
    const { transactions, pool } = await connected(patience.background);
    const limited = transactions.run(async (tx) => {
      await tx.query(`set local statement_timeout = 200`);
      await tx.query(asleep);
    });
    expect(databaseUnavailable(await reason(limited))).toBe(true);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    expect(await transactions.single('select 1 as n', [])).toEqual([{ n: 1 }]);
  });

  it('counts from the last question: a connection in use for longer than that lives on', async () => {
    const { transactions } = await connected(few);
    const nap = 'select pg_sleep(0.2), 1 as n';
    const rows = await transactions.run(async (tx) => {
      for (let asked = 0; asked < 4; asked += 1) await tx.query(nap);
      return tx.query<{ n: number }>('select 1 as n');
    });
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('the limits of a role', () => {
  const ask = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('are those of its processes, and stand on the role: a connection asks for none, so that a pooler takes it', async () => {
    const { databaseUrl } = loadConfig();
    const rows = await ask<{ rolname: string; rolconfig: string[] }>(
      databaseUrl,
      `select rolname, rolconfig from pg_roles where rolname like 'app\\_%' order by rolname`,
    );
    expect(rows).toEqual(
      Object.entries(roleLimits).map(([rolname, limits]) => ({
        rolname,
        rolconfig: Object.entries(limits).map(([name, ms]) => `${name}=${ms}`),
      })),
    );
    const { extra, applicationName } = dataSourceOptions({
      url: databaseUrl,
      pool: POOL,
      patience: patience.interactive,
      onPoolError: () => undefined,
    }) as { extra: object; applicationName: string };
    // Of the parameters of a start, PgBouncer takes the name of the application, the character set, the time zone and the form of dates.
    expect(Object.keys(extra)).toEqual(['idleTimeoutMillis', 'keepAlive', 'onConnect']);
    expect(applicationName).toBe('app');
  });

  it.each(['statement_timeout', 'idle_in_transaction_session_timeout'])(
    'are missed at the start of a process: it does not start without %s, and says what to do',
    async (name) => {
      const url = new URL(loadConfig().databaseUrl);
      url.searchParams.set('options', `-c ${name}=0`);
      const options = dataSourceOptions({ url: url.href, pool: 1, patience: patience.background, onPoolError: () => undefined });
      const dataSource = await new DataSource(options).initialize();
      await expect(new RoleLimits(new Transactions(dataSource)).onModuleInit()).rejects.toThrow(
        `The database role app_worker has no ${name}. DATABASE_URL has to name app_api or app_worker`,
      );
      await dataSource.destroy();
    },
  );
});
