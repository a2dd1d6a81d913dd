import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';

export type OutboxRow = { readonly id: string; readonly reaction: string; readonly payload: unknown; readonly tries: number };

const MAX_TRIES = 20;
const LONGEST_LEASE_S = 3_600;
const LONGEST_PAUSE_S = 6 * 3_600;

/** What the relay and the consumers do with the outbox. Relaying is not trying: `tries` is written by the consumer alone. */
@Injectable()
export class OutboxStore {
  constructor(private readonly transactions: Transactions) {}

  /** Takes up to `limit` due rows that nobody holds, oldest first, and holds them; each next lease of a row lasts twice as long. */
  lease(limit: number): Promise<OutboxRow[]> {
    return this.transactions.single<OutboxRow>(
      `with due as (
         select id from events.outbox
          where due <= now() and (leased_until is null or leased_until < now())
          order by due limit $1 for update skip locked)
       update events.outbox o
          set leased_until = now() + make_interval(secs => o.lease_s), lease_s = least(o.lease_s * 2, $2)
         from due where o.id = due.id
       returning o.id, o.reaction, o.payload, o.tries`,
      [limit, LONGEST_LEASE_S],
    );
  }

  /** Removes the row in the transaction of its effect. False: somebody else did it already, so the effect must not happen again. */
  async consume(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query<{ id: string }>(`delete from events.outbox where id = $1 returning id`, [id]);
    return rows.length === 1;
  }

  async exists(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query(`select 1 from events.outbox where id = $1`, [id]);
    return rows.length === 1;
  }

  /** How often the row's consumer has failed so far; 0 for a row that is gone. */
  async tries(id: string): Promise<number> {
    const [row] = await this.transactions.single<{ tries: number }>(`select tries from events.outbox where id = $1`, [id]);
    return row?.tries ?? 0;
  }

  /** Notes a failed try: due again after a growing pause, or, after 20 tries or a final refusal, moved to the dead letters. */
  async fail(id: string, reason: string, pauseS: number, final: boolean): Promise<'again' | 'dead'> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.query<{ tries: number }>(`select tries from events.outbox where id = $1 for update`, [id]);
      if (!row) return 'again';
      if (final || row.tries + 1 >= MAX_TRIES) {
        await tx.query(
          `with gone as (delete from events.outbox where id = $1 returning *)
           insert into events.dead_letter (id, reaction, payload, tries, reason, at) select id, reaction, payload, tries + 1, $2, now() from gone
           on conflict (id) do nothing`,
          [id, reason.slice(0, 500)],
        );
        return 'dead';
      }
      await tx.query(
        `update events.outbox set tries = tries + 1, due = now() + make_interval(secs => $2), leased_until = null, lease_s = default where id = $1`,
        [id, Math.min(pauseS, LONGEST_PAUSE_S)],
      );
      return 'again';
    });
  }

  /** Seconds that the oldest due row waits; 0 when none does. */
  async age(): Promise<number> {
    const [row] = await this.transactions.single<{ age: number | null }>(
      `select extract(epoch from now() - min(due))::float8 as age from events.outbox where due <= now()`,
      [],
    );
    return Math.max(0, row?.age ?? 0);
  }
}
