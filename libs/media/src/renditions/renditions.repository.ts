import { Injectable } from '@nestjs/common';
import type { PhotoId } from '#contracts';
import type { Tx } from '#database';
import type { Variant } from '../images/index.js';
import type { PhotoFacts } from '../access/index.js';
import { RenditionEntity } from './rendition.entity.js';

export type NewRendition = Readonly<Pick<RenditionEntity, 'variant' | 'key' | 'object'>>;
export type RenditionFacts = PhotoFacts & { readonly variant: Variant; readonly object: string; readonly photoId: PhotoId };

@Injectable()
export class RenditionsRepository {
  async add(tx: Tx, memberId: string, photoId: PhotoId, renditions: readonly NewRendition[]): Promise<void> {
    await tx.repository(RenditionEntity).insert(renditions.map((rendition) => ({ ...rendition, memberId, photoId })));
  }

  /** What must be known to serve a rendition: the file, and the facts of the photo as they are now. */
  async find(tx: Tx, key: string): Promise<RenditionFacts | undefined> {
    const [row] = await tx.query<RenditionFacts>(
      `select r.variant, r.object, p.id as "photoId", p.member_id as "memberId", p.main, p.private, p.premium_only as "premiumOnly", p.over_limit as "overLimit", p.status
         from media.rendition r join media.photo p on p.member_id = r.member_id and p.id = r.photo_id
        where r.key = $1`,
      [key],
    );
    return row;
  }

  /** Removes the renditions of a photo and answers the names of their objects. */
  async removeOf(tx: Tx, photoId: PhotoId): Promise<string[]> {
    const rows = await tx.query<{ object: string }>(
      `with gone as (delete from media.rendition where photo_id = $1 returning object) select object from gone`,
      [photoId],
    );
    return rows.map(({ object }) => object);
  }
}
