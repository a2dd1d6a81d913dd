import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

export type Pair = { readonly id: string; readonly lo: string; readonly hi: string; readonly block: number };

const ordered = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

@Injectable()
export class PairsRepository {
  /** Finds or makes the row of two members without locking it. */
  async ensure(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    const [lo, hi] = ordered(oneId, otherId);
    const [found] = await tx.query<Pair>(`select id, lo, hi, block from visibility.pair where lo = $1 and hi = $2`, [lo, hi]);
    if (found) return found;
    await tx.query(`insert into visibility.pair (lo, hi) values ($1, $2) on conflict (lo, hi) do nothing`, [lo, hi]);
    const [made] = await tx.query<Pair>(`select id, lo, hi, block from visibility.pair where lo = $1 and hi = $2`, [lo, hi]);
    if (!made) throw new Error('the pair row vanished');
    return made;
  }

  async lock(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    const { id } = await this.ensure(tx, oneId, otherId);
    const [pair] = await tx.query<Pair>(`select id, lo, hi, block from visibility.pair where id = $1 for no key update`, [id]);
    if (!pair) throw new Error('the pair row vanished');
    return pair;
  }

  async maySee(tx: Tx, viewerId: string, targetId: string, hasContact: boolean): Promise<boolean> {
    const [row] = await tx.query<{ may: boolean }>(`select visibility.may_see($1, $2, $3) as may`, [viewerId, targetId, hasContact]);
    return row?.may === true;
  }

  /** Sets or clears the block of one side; answers whether anything changed. */
  async setBlock(tx: Tx, pair: Pair, blockerId: string, blocked: boolean): Promise<boolean> {
    const bit = blockerId === pair.lo ? 1 : 2;
    const block = blocked ? pair.block | bit : pair.block & ~bit;
    if (block === pair.block) return false;
    await tx.query(`update visibility.pair set block = $2 where id = $1`, [pair.id, block]);
    return true;
  }
}
