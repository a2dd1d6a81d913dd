import { Injectable } from '@nestjs/common';
import type { PhotoId } from '#contracts';
import type { Tx } from '#database';
import type { PhotoEntity, PhotoState } from '../photos/index.js';

/** What a removed photo was: its state, and whether it was the main one. */
export type RemovedPhoto = {
  readonly status: PhotoState;
  readonly main: boolean;
  readonly private: boolean;
  readonly hasRenditions: boolean;
};
export type PurgedPhoto = Readonly<Pick<PhotoEntity, 'id' | 'original'>>;

@Injectable()
export class RemovedPhotosRepository {
  /** From now on nobody sees it, and it is no main photo any more. */
  async markRemoved(tx: Tx, memberId: string, photoId: PhotoId): Promise<void> {
    await tx.query(
      `update media.photo
          set removed_at = public.app_now(), removed_status = status, removed_main = main, status = 'removed', main = false,
              thumb_key = case when original is null then thumb_key end, card_key = case when original is null then card_key end,
              full_key = case when original is null then full_key end, blurred_key = case when original is null then blurred_key end
        where member_id = $1 and id = $2`,
      [memberId, photoId],
    );
  }

  /** A removed photo that can still be brought back; its row is held until the transaction ends. */
  async lock(tx: Tx, memberId: string, photoId: PhotoId, minutes: number): Promise<RemovedPhoto | undefined> {
    const [row] = await tx.query<RemovedPhoto>(
      `select removed_status as status, removed_main as main, private, full_key is not null as "hasRenditions" from media.photo
        where member_id = $1 and id = $2 and status = 'removed' and removed_at > public.app_now() - make_interval(mins => $3) for update`,
      [memberId, photoId, minutes],
    );
    return row;
  }

  /** The caller holds the row. */
  async bringBack(tx: Tx, memberId: string, photoId: PhotoId, { status, remake }: { status: PhotoState; remake: boolean }): Promise<void> {
    await tx.query(
      `update media.photo set status = $3, remake = $4, removed_at = null, removed_status = null, removed_main = false
        where member_id = $1 and id = $2`,
      [memberId, photoId, status, remake],
    );
  }

  /** Takes rows whose time is over out of the album for good. */
  purge(tx: Tx, minutes: number, limit: number): Promise<PurgedPhoto[]> {
    return tx.query<PurgedPhoto>(
      `with due as (
         select id from media.photo where removed_at < public.app_now() - make_interval(mins => $1) order by removed_at limit $2 for update skip locked),
       gone as (delete from media.photo p using due where p.id = due.id returning p.id, p.original)
       select id, original from gone`,
      [minutes, limit],
    );
  }
}
