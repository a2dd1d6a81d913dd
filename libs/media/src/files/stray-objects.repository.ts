import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Tx } from '#database';
import { StrayObjectEntity } from './stray-object.entity.js';

/** What somebody holds waits on the list until it is let go. */
const unheld = `not exists (select from media.photo_hold h where h.object = s.object)`;

/** Names of objects that no photo has, or has not yet. Their time is the machine's: an hour for what is on its way. */
@Injectable()
export class StrayObjectsRepository {
  async note(tx: Tx, names: readonly string[], photoId: string | undefined, dueInS: number): Promise<void> {
    await tx.query(
      `insert into media.stray_object (object, photo_id, due)
       select name, $2, now() + make_interval(secs => $3) from unnest($1::text[]) as name`,
      [names, photoId ?? null, dueInS],
    );
  }

  /** Takes names off the list and answers how many were on it. */
  async forget(tx: Tx, names: readonly string[]): Promise<number> {
    const { affected } = await tx.repository(StrayObjectEntity).delete({ object: In(names) });
    return affected ?? 0;
  }

  /** Those of the names that are on the list, held until the transaction ends. */
  lock(tx: Tx, names: readonly string[]): Promise<string[]> {
    return namesOf(tx, `select object from media.stray_object s where object = any($1) and ${unheld} order by object for update`, [names]);
  }

  lockDue(tx: Tx, limit: number): Promise<string[]> {
    return namesOf(
      tx,
      `select object from media.stray_object s where due <= now() and ${unheld} order by due limit $1 for update skip locked`,
      [limit],
    );
  }

  async ofPhoto(tx: Tx, photoId: string): Promise<string[]> {
    const strays = await tx.repository(StrayObjectEntity).findBy({ photoId });
    return strays.map(({ object }) => object);
  }
}

async function namesOf(tx: Tx, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const rows = await tx.query<{ object: string }>(sql, parameters);
  return rows.map(({ object }) => object);
}
