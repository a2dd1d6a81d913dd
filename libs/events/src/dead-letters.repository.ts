import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DeadLetterEntity } from './dead-letter.entity.js';

@Injectable()
export class DeadLettersRepository {
  page(tx: Tx, offset: number, limit: number): Promise<DeadLetterEntity[]> {
    return tx.repository(DeadLetterEntity).find({ order: { at: 'desc', id: 'desc' }, skip: offset, take: limit });
  }

  /** How many there are, counted up to `most`. */
  async count(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select 1 from events.dead_letter limit $1) as capped`,
      [most],
    );
    return row?.found ?? 0;
  }

  find(tx: Tx, id: string): Promise<DeadLetterEntity | null> {
    return tx.repository(DeadLetterEntity).findOneBy({ id });
  }

  /** Moves it back into the outbox, as if it had just been told; one whose key waits there already is done with by that. Undefined when it is gone. */
  async requeue(tx: Tx, id: string): Promise<{ reaction: string; tries: number } | undefined> {
    const [row] = await tx.query<{ reaction: string; tries: number }>(
      `with taken as (delete from events.dead_letter where id = $1 returning *),
       back as (
         insert into events.outbox (id, reaction, key, payload, v, due, at)
         select id, reaction, key, payload, v, now(), coalesce(told_at, at) from taken
         on conflict (reaction, key) where key is not null do nothing)
       select reaction, tries from taken`,
      [id],
    );
    return row;
  }
}
