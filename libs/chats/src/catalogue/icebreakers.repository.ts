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

  /** The lines of one site, as the first ones of another. */
  async copy(tx: Tx, from: string, to: string, changedBy: string): Promise<void> {
    await tx.query(
      `insert into chats.icebreaker_list (site_id, locale, lines, version, changed_at, changed_by)
       select $2::uuid, locale, lines, 1, public.app_now(), $3::uuid from chats.icebreaker_list where site_id = $1`,
      [from, to, changedBy],
    );
  }

  async write(tx: Tx, siteId: string, locale: Locale, lines: readonly OwnLine[], version: number, changedBy: string): Promise<void> {
    const row = { siteId, locale, lines: [...lines], version, changedAt: appNow, changedBy };
    await tx.repository(IcebreakerListEntity).upsert(row, ['siteId', 'locale']);
  }
}
