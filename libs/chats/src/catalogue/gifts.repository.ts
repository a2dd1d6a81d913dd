import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { GiftEntity } from './gift.entity.js';
import type { Gift } from './gifts.policy.js';

export type GiftRow = Readonly<GiftEntity>;

@Injectable()
export class GiftsRepository {
  all(tx: Tx): Promise<GiftRow[]> {
    return tx.repository(GiftEntity).find();
  }

  find(tx: Tx, key: string): Promise<GiftRow | null> {
    return tx.repository(GiftEntity).findOneBy({ key });
  }

  async isPicture(tx: Tx, picture: string): Promise<boolean> {
    return tx.repository(GiftEntity).existsBy({ picture });
  }

  /** Whoever changes gifts does it one after the other, until the transaction ends: they are few, and have one order. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('chats.gift', 0))`);
  }

  /** Writes the gift as it is now, in this version. Answers the id of its row. */
  async write(tx: Tx, { key, siteIds, ...gift }: Gift, staffId: string): Promise<string> {
    const { names, level, credits, place, fromDay, untilDay, picture, retiredAt, version } = gift;
    const row = {
      key,
      names,
      level,
      credits,
      place,
      fromDay,
      untilDay,
      picture,
      retiredAt,
      version,
      siteIds: siteIds && [...siteIds],
      changedAt: appNow,
      changedBy: staffId,
    };
    const known = await this.find(tx, key);
    if (known) {
      await tx.repository(GiftEntity).update({ key }, row);
      return known.id;
    }
    const { identifiers } = await tx.repository(GiftEntity).insert(row);
    return identifiers[0]?.['id'] as string;
  }

  /** Its version is of what is typed: whoever changes a gift meanwhile need not hear of its place. */
  async move(tx: Tx, key: string, place: number): Promise<void> {
    await tx.repository(GiftEntity).update({ key }, { place });
  }
}
