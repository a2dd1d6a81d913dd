import { Injectable } from '@nestjs/common';
import type { PhotoId } from '#contracts';
import type { Tx } from '#database';

/** `object`: the largest file that there is; null when a photo never got one. */
export type TakenPhoto = {
  readonly id: PhotoId;
  readonly createdAt: Date;
  readonly private: boolean;
  readonly object: string | null;
};

@Injectable()
export class PhotoTakedownsRepository {
  /** Removes the photos of a member with their renditions. `names` are all their files. */
  async remove(tx: Tx, memberId: string): Promise<{ readonly photos: TakenPhoto[]; readonly names: string[] }> {
    const renditions = await tx.query<{ photo_id: string; variant: string; object: string }>(
      `with gone as (delete from media.rendition where member_id = $1 returning photo_id, variant, object) select * from gone`,
      [memberId],
    );
    const photos = await tx.query<{ id: PhotoId; createdAt: Date; private: boolean; original: string | null }>(
      `with gone as (delete from media.photo where member_id = $1 returning id, created_at, private, original)
       select id, created_at as "createdAt", private, original from gone order by created_at, id`,
      [memberId],
    );
    const full = new Map(renditions.flatMap(({ photo_id: id, variant, object }) => (variant === 'full' ? [[id, object] as const] : [])));
    const originals = photos.flatMap(({ original }) => original ?? []);
    return {
      photos: photos.map(({ original, ...photo }) => ({ ...photo, object: original ?? full.get(photo.id) ?? null })),
      names: [...new Set([...originals, ...renditions.map(({ object }) => object)])],
    };
  }

  /** Whoever else held these files as evidence holds them no longer. */
  async replaceHolds(tx: Tx, holder: string, names: readonly string[], kept: readonly string[]): Promise<void> {
    await tx.query(`delete from media.photo_hold where object = any($1::text[])`, [[...names, ...kept]]);
    await tx.query(`insert into media.photo_hold (object, holder) select distinct name, $2::uuid from unnest($1::text[]) as name`, [
      kept,
      holder,
    ]);
  }
}
