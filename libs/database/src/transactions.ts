import { createHash } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source.js';
import { databaseUnavailable, replicaConflict } from './errors.js';
import { RecentChanges } from './recent-changes.js';
import { Replica } from './replica.js';
import { rowsOf } from './rows.js';
import { Tx } from './tx.js';

@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly replica?: Replica,
    @Optional() private readonly recentChanges?: RecentChanges,
  ) {}

  /** Runs `work` in one READ COMMITTED transaction; a throw rolls everything back. Hints run after the commit and cannot fail it. */
  async run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    let opened: Tx | undefined;
    const result = await this.dataSource.transaction('READ COMMITTED', (manager) => {
      opened = new Tx(async (sql, parameters) => rowsOf(await manager.query(sql, [...parameters])), manager);
      return work(opened);
    });
    for (const tell of opened?.takeHints() ?? []) {
      // A hint that is lost is repaired by the next poll; the commit stands either way.
      void Promise.resolve()
        .then(tell)
        .catch(() => undefined);
    }
    return result;
  }

  /**
   * Runs reads that need no common snapshot, each statement a `single` one: their texts must be constants too, because planning a list costs
   * more than reading it. The primary answers: what was written is seen.
   */
  async read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return work(new Tx((sql, parameters) => this.single(sql, parameters), this.dataSource.manager));
  }

  /**
   * The same where an answer may be five seconds old: a replica gives it while there is one that is not further behind, otherwise the primary.
   * `readerId` is the member who is to see what just changed for them (`RecentChanges`): the primary answers them; null where nobody's changes count.
   * Who may see whom, sessions, wallets and the outbox are never asked here: what a stale answer (`tx.isStale`) found is to be looked at again.
   * `tx.repository` asks the primary all the same.
   */
  async readStale<Result>(readerId: string | null, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const pool = this.replica?.recent;
    if (!pool || (readerId !== null && (await this.recentChanges?.concern(readerId)))) return this.read(work);
    try {
      return await work(new Tx((sql, parameters) => ask(pool, sql, parameters), this.dataSource.manager, true));
    } catch (error) {
      if (databaseUnavailable(error)) this.replica?.giveUp();
      else if (!replicaConflict(error)) throw error;
      return this.read(work);
    }
  }

  /**
   * One statement that is a transaction by itself, such as a call of a SQL function: one round trip. Each connection prepares it once, so the
   * text must be a constant: a text made up per call would fill the connections with plans.
   */
  async single<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return ask<Row>(poolOf(this.dataSource), sql, parameters);
  }

  /** Whether the primary answers what a replica should, because that is away or too far behind. */
  get isReplicaMissing(): boolean {
    return this.replica?.isMissing ?? false;
  }

  /** The connections of this process to the primary, and how many statements wait for one. */
  get connections(): { readonly open: number; readonly idle: number; readonly waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = poolOf(this.dataSource);
    return { open, idle, waiting };
  }

  /** Whether Postgres answers at all. */
  isAnswered(): Promise<boolean> {
    return this.single('select 1', []).then(
      () => true,
      () => false,
    );
  }
}

async function ask<Row>(pool: pg.Pool, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query({ name: nameOf(sql), text: sql, values: [...parameters] });
  return rows as Row[];
}

const names = new Map<string, string>();

/** The name under which a connection keeps a prepared statement: the same text has the same name in every process. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}
