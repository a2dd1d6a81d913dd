import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import { appNow, type Tx } from '#database';
import { IcebreakerListEntity, type OwnLine } from './icebreaker-list.entity.js';

export type IcebreakerListRow = Readonly<IcebreakerListEntity>;

@Injectable()
export class IcebreakersRepository {
  ofSite(tx: Tx, siteId: string): Promise<IcebreakerListRow[]> {
    return tx.repository(IcebreakerListEntity).findBy({ siteId });
  }

  find(tx: Tx, siteId: string, locale: Locale): Promise<IcebreakerListRow | null> {
    return tx.repository(IcebreakerListEntity).findOneBy({ siteId, locale });
  }

  /** Whoever writes the lines of a site does it one after the other, until the transaction ends. */
  async lock(tx: Tx, siteId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('chats.icebreaker_list ' || $1, 0))`, [siteId]);
  }

  async write(tx: Tx, siteId: string, locale: Locale, lines: readonly OwnLine[], version: number, changedBy: string): Promise<void> {
    const row = { siteId, locale, lines: [...lines], version, changedAt: appNow, changedBy };
    await tx.repository(IcebreakerListEntity).upsert(row, ['siteId', 'locale']);
  }
}
