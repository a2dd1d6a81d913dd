import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

export type HeldPhoto = {
  readonly id: string;
  readonly object: string;
  readonly main: boolean;
  readonly private: boolean;
  readonly caption: string;
};
export type LargestFile = { readonly object: string; readonly kind: 'jpg' | 'webp' };

/** What can be kept of the photos of `$1`. */
const heldSql = `
  select p.id, coalesce(r.object, p.original) as object, p.main, p.private, p.caption
    from media.photo p left join media.rendition r on r.photo_id = p.id and r.variant = 'full'
   where p.member_id = $1 and coalesce(r.object, p.original) is not null`;

/** The files of photos: the original as long as it is kept, and the renditions. */
@Injectable()
export class PhotoFilesRepository {
  async namesOf(tx: Tx, memberId: string): Promise<string[]> {
    const found = await tx.query<{ object: string }>(
      `select original as object from media.photo where member_id = $1 and original is not null
       union select object from media.rendition where member_id = $1`,
      [memberId],
    );
    return found.map(({ object }) => object);
  }

  /** The largest file of each photo. */
  largestOf(tx: Tx, memberId: string): Promise<LargestFile[]> {
    return tx.query<LargestFile>(
      `select coalesce(p.original, r.object) as object, case when p.original is null then 'webp' else 'jpg' end as kind
         from media.photo p left join media.rendition r on r.photo_id = p.id and r.variant = 'full'
        where p.member_id = $1 and coalesce(p.original, r.object) is not null order by p.position`,
      [memberId],
    );
  }

  /** Those of these photos that are the member's. */
  among(tx: Tx, memberId: string, photoIds: readonly string[]): Promise<HeldPhoto[]> {
    return tx.query<HeldPhoto>(`${heldSql} and p.id = any ($2::uuid[]) order by p.main desc, p.position`, [memberId, photoIds]);
  }

  /** As others see them: the main photo of a member and the one that is named. */
  shownOf(tx: Tx, memberId: string, photoId: string | undefined): Promise<HeldPhoto[]> {
    return tx.query<HeldPhoto>(`${heldSql} and (p.main or p.id = $2)`, [memberId, photoId ?? null]);
  }
}
