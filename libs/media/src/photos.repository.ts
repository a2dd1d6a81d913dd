import { Injectable } from '@nestjs/common';
import type { ChangePhotoBody, PhotoCrop, PhotoId } from '#contracts';
import type { Tx } from '#database';
import type { AlbumFacts } from './album.policy.js';
import type { Variant } from './darkroom.js';
import type { PhotoState } from './photo-rights.policy.js';

export type PhotoKeys = Readonly<Record<`${Variant}_key`, string | null>>;
/** A row as Postgres gives it, also by `to_jsonb` from a query of another room. */
export type PhotoRow = PhotoKeys & {
  readonly id: PhotoId;
  readonly member_id: string;
  readonly main: boolean;
  readonly private: boolean;
  readonly premium_only: boolean;
  readonly over_limit: boolean;
  readonly status: PhotoState;
  readonly original: string | null;
  readonly caption: string;
  readonly remake: boolean;
  readonly crop_x: number | null;
  readonly crop_y: number | null;
  readonly crop_width: number | null;
  readonly crop_height: number | null;
};
export type RenderedPhoto = {
  readonly keys: Readonly<Record<Variant, string>>;
  readonly width: number;
  readonly height: number;
  readonly isCheckedFirst: boolean;
};

const columns = `id, member_id, main, private, premium_only, over_limit, status, original, caption, remake, crop_x, crop_y, crop_width, crop_height,
  thumb_key, card_key, full_key, blurred_key`;

export function cropOf({ crop_x: x, crop_y: y, crop_width: width, crop_height: height }: PhotoRow): PhotoCrop | null {
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}

@Injectable()
export class PhotosRepository {
  /** One change at a time to what a member has: limits and the one main photo hold whatever comes in parallel. */
  async lockAlbum(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('media.album ' || $1, 0))`, [memberId]);
  }

  async albumOf(tx: Tx, memberId: string): Promise<AlbumFacts> {
    const [row] = await tx.query<AlbumFacts>(
      `select count(*)::int as photos from media.photo where member_id = $1 and status not in ('rejected', 'removed')`,
      [memberId],
    );
    return { photos: row?.photos ?? 0 };
  }

  /** Adds a photo at the end. The first public one becomes the main photo. The caller holds the album. */
  async add(tx: Tx, photo: { memberId: string; private: boolean; original: string }): Promise<PhotoRow> {
    const [row] = await tx.query<PhotoRow>(
      `insert into media.photo (member_id, position, main, private, status, original, created_at)
       select $1::uuid, coalesce(max(position), 0) + 1, not $2::boolean and not coalesce(bool_or(main), false), $2, 'processing', $3::text, public.app_now()
         from media.photo where member_id = $1
       returning ${columns}`,
      [photo.memberId, photo.private, photo.original],
    );
    if (!row) throw new Error('the photo was not added');
    return row;
  }

  async find(tx: Tx, memberId: string, photoId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(`select ${columns} from media.photo where member_id = $1 and id = $2`, [memberId, photoId]);
    return row;
  }

  /** The photo while it still waits for renditions, its first ones or those of another cut; held until the transaction ends. */
  async lockWaiting(tx: Tx, memberId: string, photoId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `select ${columns} from media.photo where member_id = $1 and id = $2 and (status = 'processing' or remake) for update`,
      [memberId, photoId],
    );
    return row;
  }

  /** Shows the photo to others, or to its owner alone until it is checked. */
  async show(tx: Tx, memberId: string, photoId: string, { keys, width, height, isCheckedFirst }: RenderedPhoto): Promise<void> {
    await tx.query(
      `update media.photo
          set status = case when status <> 'processing' then status when $9 and approved_at is null then 'checking' else 'visible' end,
              remake = false, thumb_key = $3, card_key = $4, full_key = $5, blurred_key = $6, width = $7, height = $8
        where member_id = $1 and id = $2`,
      [memberId, photoId, keys.thumb, keys.card, keys.full, keys.blurred, width, height, isCheckedFirst],
    );
  }

  /** Ends the wait of a photo that is being checked; undefined when it does not wait. */
  async decide(tx: Tx, memberId: string, photoId: string, decision: 'approve' | 'reject'): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `with decided as (
         update media.photo set status = case $3 when 'approve' then 'visible' else 'rejected' end,
                approved_at = case $3 when 'approve' then public.app_now() end
          where member_id = $1 and id = $2 and status = 'checking' returning ${columns})
       select * from decided`,
      [memberId, photoId, decision],
    );
    return row;
  }

  list(tx: Tx, memberId: string): Promise<PhotoRow[]> {
    return tx.query<PhotoRow>(
      `select ${columns} from media.photo where member_id = $1 and status <> 'removed' order by main desc, position, id`,
      [memberId],
    );
  }

  mainPhotosOf(tx: Tx, memberIds: readonly string[]): Promise<PhotoRow[]> {
    return tx.query<PhotoRow>(`select ${columns} from media.photo where main and member_id = any($1::uuid[])`, [memberIds]);
  }

  async setMain(tx: Tx, memberId: string, photoId: string, premiumOnly: boolean): Promise<void> {
    // Two statements: the unique index allows no moment with two main photos.
    await this.dropMain(tx, memberId);
    await tx.query(`update media.photo set main = true, premium_only = $3 where member_id = $1 and id = $2`, [
      memberId,
      photoId,
      premiumOnly,
    ]);
  }

  async dropMain(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`update media.photo set main = false, premium_only = false where member_id = $1 and main`, [memberId]);
  }

  async mainOf(tx: Tx, memberId: string): Promise<PhotoRow | undefined> {
    const [row] = await this.mainPhotosOf(tx, [memberId]);
    return row;
  }

  /** The photo that becomes the main one when there is none: the first that others may see. */
  async firstPublic(tx: Tx, memberId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `select ${columns} from media.photo
        where member_id = $1 and not private and status in ('visible', 'processing', 'checking') order by position, id limit 1`,
      [memberId],
    );
    return row;
  }

  /** Numbers the photos in the given order; answers how many of them are the member's. */
  async reorder(tx: Tx, memberId: string, photoIds: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ n: number }>(
      `with placed as (
         update media.photo p set position = wish.position
           from unnest($2::uuid[]) with ordinality as wish (id, position)
          where p.member_id = $1 and p.id = wish.id returning 1)
       select count(*)::int as n from placed`,
      [memberId, photoIds],
    );
    return row?.n ?? 0;
  }

  async change(tx: Tx, memberId: string, photoId: string, wish: ChangePhotoBody): Promise<void> {
    await tx.query(
      `update media.photo set private = coalesce($3, private), premium_only = coalesce($4, premium_only), caption = coalesce($5, caption)
        where member_id = $1 and id = $2`,
      [memberId, photoId, wish.private ?? null, wish.premium_only ?? null, wish.caption ?? null],
    );
  }

  async setCrop(tx: Tx, memberId: string, photoId: string, crop: PhotoCrop | null): Promise<void> {
    await tx.query(
      `update media.photo set crop_x = $3, crop_y = $4, crop_width = $5, crop_height = $6, remake = true where member_id = $1 and id = $2`,
      [memberId, photoId, crop?.x ?? null, crop?.y ?? null, crop?.width ?? null, crop?.height ?? null],
    );
  }

  /** Marks the photos that the account may not show. The caller holds the album. */
  async markOverLimit(tx: Tx, memberId: string, limit: number): Promise<void> {
    await tx.query(`select media.mark_over_limit($1, $2)`, [memberId, limit]);
  }
}
