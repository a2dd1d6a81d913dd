import { Injectable } from '@nestjs/common';
import type { PhotoId, PhotoStatus } from '#contracts';
import type { Tx } from '#database';
import type { AlbumFacts } from './album.policy.js';
import type { Variant } from './darkroom.js';

export type PhotoKeys = Readonly<Record<`${Variant}_key`, string | null>>;
/** A row as Postgres gives it, also by `to_jsonb` from a query of another room. */
export type PhotoRow = PhotoKeys & {
  readonly id: PhotoId;
  readonly member_id: string;
  readonly main: boolean;
  readonly private: boolean;
  readonly premium_only: boolean;
  readonly status: PhotoStatus;
  readonly original: string | null;
};
export type RenderedPhoto = { readonly keys: Readonly<Record<Variant, string>>; readonly width: number; readonly height: number };

const columns = `id, member_id, main, private, premium_only, status, original, thumb_key, card_key, full_key, blurred_key`;

@Injectable()
export class PhotosRepository {
  /** One change at a time to what a member has: limits and the one main photo hold whatever comes in parallel. */
  async lockAlbum(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('media.album ' || $1, 0))`, [memberId]);
  }

  async albumOf(tx: Tx, memberId: string): Promise<AlbumFacts> {
    const [row] = await tx.query<AlbumFacts>(
      `select count(*)::int as photos from media.photo where member_id = $1 and status <> 'rejected'`,
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

  /** The photo while it still waits for its renditions; held until the transaction ends. */
  async lockWaiting(tx: Tx, memberId: string, photoId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `select ${columns} from media.photo where member_id = $1 and id = $2 and status = 'processing' for update`,
      [memberId, photoId],
    );
    return row;
  }

  async show(tx: Tx, memberId: string, photoId: string, { keys, width, height }: RenderedPhoto): Promise<void> {
    await tx.query(
      `update media.photo
          set status = 'visible', thumb_key = $3, card_key = $4, full_key = $5, blurred_key = $6, width = $7, height = $8
        where member_id = $1 and id = $2`,
      [memberId, photoId, keys.thumb, keys.card, keys.full, keys.blurred, width, height],
    );
  }

  list(tx: Tx, memberId: string): Promise<PhotoRow[]> {
    return tx.query<PhotoRow>(`select ${columns} from media.photo where member_id = $1 order by main desc, position, id`, [memberId]);
  }

  mainPhotosOf(tx: Tx, memberIds: readonly string[]): Promise<PhotoRow[]> {
    return tx.query<PhotoRow>(`select ${columns} from media.photo where main and member_id = any($1::uuid[])`, [memberIds]);
  }

  /** Removes the row and answers what it was. */
  async remove(tx: Tx, memberId: string, photoId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `with gone as (delete from media.photo where member_id = $1 and id = $2 returning *) select ${columns} from gone`,
      [memberId, photoId],
    );
    return row;
  }

  async setMain(tx: Tx, memberId: string, photoId: string): Promise<void> {
    // Two statements: the unique index allows no moment with two main photos.
    await tx.query(`update media.photo set main = false where member_id = $1 and main and id <> $2`, [memberId, photoId]);
    await tx.query(`update media.photo set main = true where member_id = $1 and id = $2`, [memberId, photoId]);
  }

  /** The photo that becomes the main one when there is none: the first that others may see. */
  async firstPublic(tx: Tx, memberId: string): Promise<PhotoRow | undefined> {
    const [row] = await tx.query<PhotoRow>(
      `select ${columns} from media.photo
        where member_id = $1 and not private and status in ('visible', 'processing') order by position, id limit 1`,
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
}
