import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { rowsOf } from './rows.js';
import { Tx } from './tx.js';

@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

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
   * more than reading it. Safe to send to a replica.
   */
  async read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return work(new Tx((sql, parameters) => this.single(sql, parameters), this.dataSource.manager));
  }

  /**
   * One statement that is a transaction by itself, such as a call of a SQL function: one round trip. Each connection prepares it once, so the
   * text must be a constant: a text made up per call would fill the connections with plans.
   */
  async single<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query({ name: nameOf(sql), text: sql, values: [...parameters] });
    return rows as Row[];
  }

  /** Whether Postgres answers at all. */
  isAnswered(): Promise<boolean> {
    return this.single('select 1', []).then(
      () => true,
      () => false,
    );
  }

  /** The driver's own pool: the hot paths go round the query runner, which costs as much as a small query. */
  private get pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
  }
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
