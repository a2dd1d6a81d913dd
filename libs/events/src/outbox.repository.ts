import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Transactions, type Tx } from '#database';
import { OutboxEntity } from './outbox.entity.js';

/** How many more rows of a reaction are wanted. */
export type Room = { readonly reaction: string; readonly room: number };
export type OutboxRow = Readonly<Pick<OutboxEntity, 'id' | 'reaction' | 'payload' | 'tries' | 'trace'>>;
type NewReaction = Pick<OutboxEntity, 'reaction' | 'key' | 'payload' | 'v' | 'trace'> & { readonly delayS: number };

const outbox = (tx: Tx): Repository<OutboxEntity> => tx.repository(OutboxEntity);

@Injectable()
export class OutboxRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a reaction, unless one with its key waits already. */
  async insertOnce(tx: Tx, { reaction, key, payload, v, trace, delayS }: NewReaction): Promise<void> {
    await tx.query(
      `insert into events.outbox (reaction, key, payload, v, due, at, trace)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5), now(), $6)
       on conflict (reaction, key) where key is not null do nothing`,
      [reaction, key, JSON.stringify(payload), v, delayS, trace],
    );
  }

  /** Adds a reaction to each of these. */
  async insertAll(
    tx: Tx,
    { reaction, v, trace, delayS }: Omit<NewReaction, 'key' | 'payload'>,
    payloads: readonly unknown[],
  ): Promise<void> {
    await tx.query(
      `insert into events.outbox (reaction, payload, v, due, at, trace)
       select $1, p.payload, $3, now() + make_interval(secs => $4), now(), $5 from jsonb_array_elements($2::jsonb) as p (payload)`,
      [reaction, JSON.stringify(payloads), v, delayS, trace],
    );
  }

  /**
   * Takes due rows that nobody holds, of each reaction as many as there is room for and the oldest first, and holds them; each next lease of a
   * row lasts twice as long. However many rows of one reaction wait, those of another are found without passing them.
   */
  lease(rooms: readonly Room[], longestS: number): Promise<OutboxRow[]> {
    return this.transactions.single<OutboxRow>(
      `with due as materialized (
         select taken.id
           from unnest($1::text[], $2::integer[]) as wanted (reaction, room)
          cross join lateral (
            select id from events.outbox
             where reaction = wanted.reaction and due <= now() and (leased_until is null or leased_until < now())
             order by due limit wanted.room for update skip locked) as taken)
       update events.outbox o
          set leased_until = now() + make_interval(secs => o.lease_s), lease_s = least(o.lease_s * 2, $3)
         from due where o.id = due.id
       returning o.id, o.reaction, o.payload, o.tries, o.trace`,
      [rooms.map(({ reaction }) => reaction), rooms.map(({ room }) => room), longestS],
    );
  }

  /** False when the row was gone. */
  async delete(tx: Tx, id: string): Promise<boolean> {
    const { affected } = await outbox(tx).delete({ id });
    return affected === 1;
  }

  exists(tx: Tx, id: string): Promise<boolean> {
    return outbox(tx).existsBy({ id });
  }

  async tries(tx: Tx, id: string): Promise<number | undefined> {
    return (await outbox(tx).findOne({ select: { id: true, tries: true }, where: { id } }))?.tries;
  }

  /** The same, and nobody else changes the row until the commit. */
  async lockTries(tx: Tx, id: string): Promise<number | undefined> {
    const row = await outbox(tx).findOne({ select: { id: true, tries: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
    return row?.tries;
  }

  /** Notes a failed try; the row is due again after the pause. */
  async postpone(tx: Tx, id: string, pauseS: number): Promise<void> {
    await tx.query(
      `update events.outbox set tries = tries + 1, due = now() + make_interval(secs => $2), leased_until = null, lease_s = default where id = $1`,
      [id, pauseS],
    );
  }

  /** Notes the last try and moves the row to the dead letters. */
  async moveToDeadLetters(tx: Tx, id: string, reason: string): Promise<void> {
    await tx.query(
      `with gone as (delete from events.outbox where id = $1 returning *)
       insert into events.dead_letter (id, reaction, key, payload, v, tries, reason, told_at, at)
       select id, reaction, key, payload, v, tries + 1, $2, at, now() from gone
       on conflict (id) do nothing`,
      [id, reason],
    );
  }

  /** How many rows are due, counted up to `most`, and how many seconds the oldest of them waits; null when none is. */
  async due(most: number): Promise<{ due: number; oldestS: number | null }> {
    const [row] = await this.transactions.single<{ due: number; oldestS: number | null }>(
      `select (select count(*)::int from (select from events.outbox where due <= now() limit $1) capped) as due,
              (select extract(epoch from now() - min(due))::float8 from events.outbox where due <= now()) as "oldestS"`,
      [most],
    );
    return row ?? { due: 0, oldestS: null };
  }

  /** Seconds since the oldest event was told whose reaction has failed or is due; null when there is none. */
  async waitOf(reaction: string): Promise<number | null> {
    const [row] = await this.transactions.single<{ wait: number | null }>(
      `select extract(epoch from now() - min(at))::float8 as wait from events.outbox
        where reaction = $1 and (tries > 0 or due <= now())`,
      [reaction],
    );
    return row?.wait ?? null;
  }

  /** Seconds since the oldest event was told, after a moment, whose reaction has failed. The reaction begins so. */
  async failingFor(start: string, after: Date): Promise<number | null> {
    const [row] = await this.transactions.single<{ age: number | null }>(
      `select extract(epoch from now() - min(at))::float8 as age from events.outbox
        where tries > 0 and starts_with(reaction, $1) and at > $2`,
      [start, after],
    );
    return row?.age ?? null;
  }
}
