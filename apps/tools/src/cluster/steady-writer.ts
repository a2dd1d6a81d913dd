import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { patience } from '#database';
import { withClient } from '../with-client.js';

const EVERY_MS = 100;
/** So many wait for their answer at most. */
const UNDER_WAY = 20;

export type WrittenRows = { readonly rows_acknowledged: number; readonly rows_lost: number; readonly rows_doubled: number };

/** Writes a row every tenth of a second, with the patience of an API process and never the same one again, and notes when each was acknowledged. */
export class SteadyWriter {
  /** When. */
  readonly taken: number[] = [];
  private readonly acknowledged: number[] = [];
  private readonly open = new Set<Promise<void>>();
  private isOver = false;
  private readonly going: Promise<void>;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly ownerUrl: string,
  ) {
    this.going = this.write();
  }

  static async begin(apiUrl: string, ownerUrl: string): Promise<SteadyWriter> {
    await withClient(ownerUrl, (client) =>
      client.query('create table public.steady_row (n int); grant insert on public.steady_row to app'),
    );
    const limits = { connectionTimeoutMillis: 2_000, query_timeout: patience.interactive.answerMs };
    const pool = new pg.Pool({ connectionString: apiUrl, max: UNDER_WAY, ...limits });
    pool.on('error', () => undefined);
    return new SteadyWriter(pool, ownerUrl);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.going;
    await Promise.all(this.open);
    await this.pool.end();
  }

  /** Compares what was acknowledged with what is there. */
  async judge(): Promise<WrittenRows> {
    const rows = await this.rows();
    const there = new Set(rows);
    return {
      rows_acknowledged: this.acknowledged.length,
      rows_lost: this.acknowledged.filter((n) => !there.has(n)).length,
      rows_doubled: rows.length - there.size,
    };
  }

  /** When the rows were acknowledged that are not there. */
  async lost(): Promise<number[]> {
    const there = new Set(await this.rows());
    return this.taken.filter((_, index) => !there.has(this.acknowledged[index] ?? 0));
  }

  private rows(): Promise<number[]> {
    return withClient(this.ownerUrl, async (client) => {
      const { rows } = await client.query<{ n: number }>('select n from public.steady_row');
      return rows.map(({ n }) => n);
    });
  }

  private async write(): Promise<void> {
    for (let n = 1; !this.isOver; n += 1) {
      if (this.open.size < UNDER_WAY) {
        const writing: Promise<void> = this.insert(n).finally(() => this.open.delete(writing));
        this.open.add(writing);
      }
      await sleep(EVERY_MS);
    }
  }

  private async insert(n: number): Promise<void> {
    try {
      await this.pool.query({ name: 'steady', text: 'insert into public.steady_row (n) values ($1)', values: [n] });
      this.taken.push(performance.now());
      this.acknowledged.push(n);
    } catch {
      // Nobody knows whether it is there.
    }
  }
}
