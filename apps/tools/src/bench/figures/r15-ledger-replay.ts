import type pg from 'pg';
import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';

/** A community of its own size: its books are filled up, and kept like that between runs. */
const MEMBERS = 2_500;
const WALLETS = 100_000;
const ENTRIES_EACH = 100;

/** R15: adding up every wallet's book, as each night, against a sum over the same entries. */
export const ledgerReplay: Figure = {
  key: 'R15',
  title: 'comparison of every wallet with its entries / bare sum, ten million entries (ms)',
  accepted: '<= 2',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    await fillBooks(stage.owner);
    const sum = timeOf(stage.app, `select sum(amount) from payments.ledger_entry`);
    const replay = timeOf(stage.app, `select * from payments.wallet_faults()`);
    return compare(replay, sum, pace);
  },
};

/** The fastest of as many times as fit in the seconds. */
const timeOf = (pool: pg.Pool, sql: string) => async (seconds: number) => {
  const until = performance.now() + seconds * 1_000;
  let fastest = Number.POSITIVE_INFINITY;
  do {
    const startedAt = performance.now();
    await pool.query(sql);
    fastest = Math.min(fastest, performance.now() - startedAt);
  } while (performance.now() < until);
  return fastest;
};

/** Each wallet is filled once and then used credit by credit; the entries of all lie between each other, as time brings them. */
async function fillBooks(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ filled: boolean }>(`select count(*) >= $1 as filled from payments.wallet`, [WALLETS]);
  if (rows[0]?.filled) return;
  console.log('  Filling the books');
  const memberOf = (n: string): string => `md5('bench wallet ' || ${n})::uuid`;
  const books = await owner.connect();
  // All or nothing, so that a run that was broken off leaves no half of it behind.
  await books.query('begin');
  // Ten million entries go in much faster where the indexes are built afterwards.
  const { rows: constraints } = await books.query<{ name: string; definition: string }>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'payments.ledger_entry'::regclass and contype in ('p', 'u')`,
  );
  for (const { name } of constraints) await books.query(`alter table payments.ledger_entry drop constraint ${name}`);
  await books.query(
    `insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
     select ${memberOf('n')}, case turn when 1 then $2 else -1 end, $2 + 1 - turn, case turn when 1 then 1 else 3 end, 1, uuidv7(), now()
       from generate_series(1, $2::int) turn, generate_series(1, $1::int) n`,
    [WALLETS, ENTRIES_EACH],
  );
  for (const { name, definition } of constraints)
    await books.query(`alter table payments.ledger_entry add constraint ${name} ${definition}`);
  await books.query(
    `insert into payments.wallet (member_id, balance, spent) select ${memberOf('n')}, 1, $2 from generate_series(1, $1::int) n`,
    [WALLETS, ENTRIES_EACH - 1],
  );
  await books.query('commit');
  books.release();
  await owner.query('vacuum (analyze) payments.ledger_entry, payments.wallet');
}
