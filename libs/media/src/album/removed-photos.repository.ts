import { Injectable } from '@nestjs/common';
import type { PhotoId } from '#contracts';
import type { Tx } from '#database';
import type { PhotoEntity } from '../photos/index.js';

/** A photo that came back: whether it was the main one, and whether it waits for renditions. */
export type RemovedPhoto = { readonly waits: boolean; readonly main: boolean; readonly private: boolean };
export type PurgedPhoto = Readonly<Pick<PhotoEntity, 'id' | 'original'>>;

@Injectable()
export class RemovedPhotosRepository {
  /** From now on nobody sees it, and it is no main photo any more. */
  async takeAway(tx: Tx, memberId: string, photoId: PhotoId): Promise<void> {
    await tx.query(
      `update media.photo
          set removed_at = public.app_now(), removed_status = status, removed_main = main, status = 'removed', main = false,
              thumb_key = case when original is null then thumb_key end, card_key = case when original is null then card_key end,
              full_key = case when original is null then full_key end, blurred_key = case when original is null then blurred_key end
        where member_id = $1 and id = $2`,
      [memberId, photoId],
    );
  }

  /** What came back; undefined when there is nothing to bring back any more. */
  async bringBack(tx: Tx, memberId: string, photoId: PhotoId, minutes: number): Promise<RemovedPhoto | undefined> {
    const [row] = await tx.query<RemovedPhoto>(
      `with back as (
         update media.photo
            set status = case when full_key is null and removed_status in ('visible', 'checking') then 'processing' else removed_status end,
                remake = full_key is null and removed_status = 'hidden', removed_at = null, removed_status = null, removed_main = false
          where member_id = $1 and id = $2 and status = 'removed' and removed_at > public.app_now() - make_interval(mins => $3)
         returning status = 'processing' or remake as waits, old.removed_main as main, private)
       select waits, main, private from back`,
      [memberId, photoId, minutes],
    );
    return row;
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
