import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

export type HeldPhoto = {
  readonly id: string;
  readonly object: string;
  readonly main: boolean;
  readonly private: boolean;
  readonly caption: string;
};

/** Photos that must not get lost although their owner removes them: evidence of a report. A held file is swept when the last hold is gone. */
@Injectable()
export class PhotoHolds {
  /** Holds the main photo of a member and the one that is asked for. Removed a moment ago is soon enough; one of somebody else is none. */
  async hold(tx: Tx, holder: string, memberId: string, photoId: string | undefined): Promise<HeldPhoto[]> {
    const photos = await tx.query<HeldPhoto>(
      `select p.id, coalesce(r.object, p.original) as object, p.main, p.private, p.caption
         from media.photo p left join media.rendition r on r.photo_id = p.id and r.variant = 'full'
        where p.member_id = $1 and (p.main or p.id = $2) and coalesce(r.object, p.original) is not null`,
      [memberId, photoId ?? null],
    );
    await this.holdFiles(
      tx,
      holder,
      photos.map(({ object }) => object),
    );
    return photos;
  }

  /** Holds files of others, such as the photos of a conversation. */
  async holdFiles(tx: Tx, holder: string, objects: readonly string[]): Promise<void> {
    await tx.query(`insert into media.photo_hold (object, holder) select name, $2 from unnest($1::text[]) as name on conflict do nothing`, [
      objects,
      holder,
    ]);
  }

  /** Lets go of what these held: what no photo shows any more is swept then. */
  async release(tx: Tx, holders: readonly string[]): Promise<void> {
    await tx.query(`delete from media.photo_hold where holder = any($1)`, [holders]);
  }
}
