import { afterEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { loadConfig } from '#config';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { databaseUnavailable } from './errors.js';
import type { Patience } from './patience.js';
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
    const { transactions, pool } = await connected({ statementMs: 200, answerMs: 60_000, idleMs: 60_000 });
    expect(databaseUnavailable(await reason(transactions.run((tx) => tx.query(asleep))))).toBe(true);
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
