import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import type { BlockPosition } from './block-cursor.js';
import { PairEntity } from './pair.entity.js';

export type Pair = { readonly id: string; readonly lo: string; readonly hi: string; readonly block: number };
export type BlockRow = { readonly id: string; readonly at: string };

const membersOf = (one: string, other: string): Pick<Pair, 'lo' | 'hi'> => (one < other ? { lo: one, hi: other } : { lo: other, hi: one });
/** References to the row stay possible. */
const noKeyUpdate = { mode: 'for_no_key_update' } as const;

/** The bit of `block` that says: this side blocks the other. */
const bitOf = (pair: Pair, memberId: string): number => (memberId === pair.lo ? 1 : 2);

@Injectable()
export class PairsRepository {
  /** Finds or makes the row of two members without locking it. Throws `member_not_found` for one alone. */
  async ensure(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    if (oneId === otherId) throw new AppError('member_not_found');
    const { lo, hi } = membersOf(oneId, otherId);
    const found = await this.find(tx, oneId, otherId);
    if (found) return found;
    await tx.repository(PairEntity).createQueryBuilder().insert().values({ lo, hi }).orIgnore().execute();
    return tx.repository(PairEntity).findOneByOrFail({ lo, hi });
  }

  find(tx: Tx, oneId: string, otherId: string): Promise<Pair | null> {
    return tx.repository(PairEntity).findOneBy(membersOf(oneId, otherId));
  }

  /** The row of a conversation, which has its id; held until the commit. */
  async lockById(tx: Tx, id: string): Promise<void> {
    await tx.query(`select from visibility.pair where id = $1 for no key update`, [id]);
  }

  async lock(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    const { id } = await this.ensure(tx, oneId, otherId);
    return tx.repository(PairEntity).findOneOrFail({ where: { id }, lock: noKeyUpdate });
  }

  /** The same for a row that must be there already. */
  lockExisting(tx: Tx, oneId: string, otherId: string): Promise<Pair | null> {
    return tx.repository(PairEntity).findOne({ where: membersOf(oneId, otherId), lock: noKeyUpdate });
  }

  async isWithinReach(tx: Tx, viewerId: string, targetId: string): Promise<boolean> {
    const [row] = await tx.query<{ may: boolean }>(`select visibility.within_reach($1, $2) as may`, [viewerId, targetId]);
    return row?.may === true;
  }

  async maySee(tx: Tx, viewerId: string, targetId: string, hasContact: boolean): Promise<boolean> {
    const [row] = await tx.query<{ may: boolean }>(`select visibility.may_see($1, $2, $3) as may`, [viewerId, targetId, hasContact]);
    return row?.may === true;
  }

  isBlockedBy(pair: Pair, blockerId: string): boolean {
    return (pair.block & bitOf(pair, blockerId)) !== 0;
  }

  /** Sets or clears the block of one side; answers whether anything changed. */
  async setBlock(tx: Tx, pair: Pair, blockerId: string, blocked: boolean): Promise<boolean> {
    const bit = bitOf(pair, blockerId);
    const block = blocked ? pair.block | bit : pair.block & ~bit;
    if (block === pair.block) return false;
    await tx.query(
      `update visibility.pair
          set block = $2::smallint,
              lo_blocked_at = case when $2::smallint & 1 > 0 then coalesce(lo_blocked_at, public.app_now()) end,
              hi_blocked_at = case when $2::smallint & 2 > 0 then coalesce(hi_blocked_at, public.app_now()) end
        where id = $1`,
      [pair.id, block],
    );
    return true;
  }

  /** Lifts every block of which the member is one side. */
  async unblockAll(tx: Tx, memberId: string): Promise<void> {
    const blocked = { block: Not(0) };
    await tx.repository(PairEntity).update(
      [
        { lo: memberId, ...blocked },
        { hi: memberId, ...blocked },
      ],
      { block: 0, loBlockedAt: null, hiBlockedAt: null },
    );
  }

  /** Whom a member blocks, the newest first: one walk along each of two indexes. */
  blockedBy(tx: Tx, memberId: string, after: BlockPosition | undefined, limit: number): Promise<BlockRow[]> {
    return tx.query<BlockRow>(
      `select id, at::text as at from (
         (select hi as id, lo_blocked_at as at from visibility.pair
           where lo = $1 and lo_blocked_at is not null and ($2::timestamptz is null or (lo_blocked_at, hi) < ($2::timestamptz, $3::uuid))
           order by lo_blocked_at desc, hi desc limit $4)
         union all
         (select lo as id, hi_blocked_at as at from visibility.pair
           where hi = $1 and hi_blocked_at is not null and ($2::timestamptz is null or (hi_blocked_at, lo) < ($2::timestamptz, $3::uuid))
           order by hi_blocked_at desc, lo desc limit $4)) blocked
        order by blocked.at desc, blocked.id desc limit $4`,
      [memberId, after?.at ?? null, after?.id ?? null, limit],
    );
  }
}
