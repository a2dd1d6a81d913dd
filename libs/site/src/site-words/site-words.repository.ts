import { Injectable } from '@nestjs/common';
import type { SiteWordPlace } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { SiteWordsEntity } from './site-words.entity.js';

export type SiteWordsRow = Readonly<SiteWordsEntity>;
export type NewSiteWords = Omit<SiteWordsRow, 'id' | 'madeAt'>;

/** From one site to another, a new one. */
export interface WordsCopy {
  readonly from: string;
  readonly to: string;
  readonly madeBy: string;
  readonly reason: string;
}

@Injectable()
export class SiteWordsRepository {
  /** What is stored for a site, as it is; undefined when there is none. */
  async settingsOf(tx: Tx, siteId: string): Promise<{ readonly settings: unknown } | undefined> {
    const [row] = await tx.query<{ settings: unknown }>(`select settings from site.site where id = $1`, [siteId]);
    return row;
  }

  /** Holds a site until the transaction ends. False when there is none. */
  async lockSite(tx: Tx, siteId: string): Promise<boolean> {
    return (await tx.query(`select 1 from site.site where id = $1 for update`, [siteId])).length > 0;
  }

  /** The newest first. */
  changes(tx: Tx, place: SiteWordPlace, limit: number): Promise<SiteWordsRow[]> {
    return tx.repository(SiteWordsEntity).find({ where: { ...place }, order: { version: 'DESC' }, take: limit });
  }

  /** What holds on one site, as the first change of another. */
  async copy(tx: Tx, { from, to, madeBy, reason }: WordsCopy): Promise<void> {
    await tx.query(
      `insert into site.site_words (site_id, key, version, texts, proof, made_at, made_by, reason)
       select distinct on (key) $2::uuid, key, 1, texts, proof, public.app_now(), $3::uuid, $4 from site.site_words where site_id = $1
        order by key, version desc`,
      [from, to, madeBy, reason],
    );
  }

  async add(tx: Tx, words: NewSiteWords): Promise<string> {
    const { identifiers } = await tx.repository(SiteWordsEntity).insert({ ...words, madeAt: appNow });
    return identifiers[0]?.['id'] as string;
  }
}
