import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { ChangePhotoBody, MemberId, PhotoCrop, PhotoId } from '#contracts';
import { appNow, type Tx } from '#database';
import type { AlbumFacts } from './album.policy.js';
import type { Variant } from '../images/index.js';
import { PhotoEntity } from './photo.entity.js';

export type PhotoKeys = Readonly<Pick<PhotoEntity, `${Variant}Key`>>;
export type Photo = Readonly<
  Omit<
    PhotoEntity,
    'position' | 'width' | 'height' | 'createdAt' | 'approvedAt' | 'removedAt' | 'removedMain' | 'removedStatus' | 'look' | 'looked'
  >
>;
export type RenderedPhoto = {
  readonly keys: Readonly<Record<Variant, string>>;
  readonly width: number;
  readonly height: number;
  readonly look: string | null;
  readonly isCheckedFirst: boolean;
};

const columns = `id, member_id as "memberId", main, private, premium_only as "premiumOnly", over_limit as "overLimit", status, original, caption, remake,
  crop_x as "cropX", crop_y as "cropY", crop_width as "cropWidth", crop_height as "cropHeight",
  thumb_key as "thumbKey", card_key as "cardKey", full_key as "fullKey", blurred_key as "blurredKey"`;
const publicStates = ['visible', 'processing', 'checking'] as const;

export function cropOf({ cropX: x, cropY: y, cropWidth: width, cropHeight: height }: Photo): PhotoCrop | null {
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}

@Injectable()
export class PhotosRepository {
  /** One change at a time to what a member has: limits and the one main photo hold whatever comes in parallel. */
  async lockAlbum(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('media.album ' || $1, 0))`, [memberId]);
  }

  async albumOf(tx: Tx, memberId: MemberId): Promise<AlbumFacts> {
    return { photos: await tx.repository(PhotoEntity).countBy({ memberId, status: Not(In(['rejected', 'removed'])) }) };
  }

  /** Adds a photo at the end. The first public one becomes the main photo. The caller holds the album. */
  async add(tx: Tx, photo: { memberId: MemberId; private: boolean; original: string }): Promise<Photo> {
    const [row] = await tx.query<Photo>(
      `insert into media.photo (member_id, position, main, private, status, original, created_at)
       select $1::uuid, coalesce(max(position), 0) + 1, not $2::boolean and not coalesce(bool_or(main), false), $2, 'processing', $3::text, public.app_now()
         from media.photo where member_id = $1
       returning ${columns}`,
      [photo.memberId, photo.private, photo.original],
    );
    if (!row) throw new Error('the photo was not added');
    return row;
  }

  find(tx: Tx, memberId: MemberId, id: PhotoId): Promise<Photo | null> {
    return tx.repository(PhotoEntity).findOneBy({ memberId, id });
  }

  /** The photo while it still waits for renditions, its first ones or those of another cut; held until the transaction ends. */
  lockWaiting(tx: Tx, memberId: MemberId, id: PhotoId): Promise<Photo | null> {
    return tx.repository(PhotoEntity).findOne({
      where: [
        { memberId, id, status: 'processing' },
        { memberId, id, remake: true },
      ],
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Shows the photo to others, or to its owner alone until it is checked. */
  async show(tx: Tx, memberId: MemberId, photoId: PhotoId, { keys, width, height, look, isCheckedFirst }: RenderedPhoto): Promise<void> {
    await tx.query(
      `update media.photo
          set status = case when status <> 'processing' then status when $9 and approved_at is null then 'checking' else 'visible' end,
              remake = false, thumb_key = $3, card_key = $4, full_key = $5, blurred_key = $6, width = $7, height = $8, look = $10, looked = true
        where member_id = $1 and id = $2`,
      [memberId, photoId, keys.thumb, keys.card, keys.full, keys.blurred, width, height, isCheckedFirst, look],
    );
  }

  async described(tx: Tx, memberId: MemberId, id: PhotoId): Promise<{ readonly addedAt: Date; readonly caption: string } | null> {
    const photo = await tx.repository(PhotoEntity).findOneBy({ memberId, id });
    return photo && { addedAt: photo.createdAt, caption: photo.caption };
  }

  async look(tx: Tx, memberId: MemberId, id: PhotoId): Promise<string | null> {
    return (await tx.repository(PhotoEntity).findOneBy({ memberId, id }))?.look ?? null;
  }

  /** Those that were stored before looks were kept, and have their file. */
  withoutLook(tx: Tx, limit: number): Promise<{ memberId: MemberId; photoId: PhotoId; original: string }[]> {
    return tx.query(
      `select member_id as "memberId", id as "photoId", original from media.photo
        where look is null and not looked and status <> 'processing' and not remake and original is not null order by id limit $1`,
      [limit],
    );
  }

  /** False when it is known by now, or the photo waits for new renditions, which tell it too. */
  async noteLook(tx: Tx, memberId: MemberId, id: PhotoId, look: string | null): Promise<boolean> {
    const rows = await tx.query(
      `update media.photo set look = $3, looked = true
        where member_id = $1 and id = $2 and not looked and look is null and status <> 'processing' and not remake returning id`,
      [memberId, id, look],
    );
    return rows.length === 1;
  }

  looks(tx: Tx, memberId: MemberId): Promise<{ photoId: PhotoId; look: string }[]> {
    return tx.query(`select id as "photoId", look from media.photo where member_id = $1 and look is not null order by id`, [memberId]);
  }

  /** Ends the wait of a photo that is being checked; false when it does not wait. */
  async decide(tx: Tx, memberId: MemberId, id: PhotoId, decision: 'approve' | 'reject'): Promise<boolean> {
    const { affected } = await tx
      .repository(PhotoEntity)
      .update(
        { memberId, id, status: 'checking' },
        decision === 'approve' ? { status: 'visible', approvedAt: appNow } : { status: 'rejected', approvedAt: null },
      );
    return affected === 1;
  }

  /** A moderator saw this very picture, and nothing is wrong with it: false when its owner took it away, or shows another part of it by now. */
  async approveSeen(tx: Tx, memberId: MemberId, id: PhotoId, fullKey: string): Promise<boolean> {
    const rows = await tx.query(
      `update media.photo set status = case when status = 'checking' then 'visible' else status end, approved_at = public.app_now()
        where member_id = $1 and id = $2 and full_key = $3 and status in ('checking', 'visible', 'hidden') returning id`,
      [memberId, id, fullKey],
    );
    return rows.length === 1;
  }

  /** False when it is not there, or was rejected before. */
  async takeDown(tx: Tx, memberId: MemberId, id: PhotoId): Promise<boolean> {
    const { affected } = await tx
      .repository(PhotoEntity)
      .update({ memberId, id, status: Not(In(['rejected', 'removed'])) }, { status: 'rejected', approvedAt: null });
    return affected === 1;
  }

  /** Those of these photos of the member that can be taken down. */
  async removableAmong(tx: Tx, memberId: MemberId, ids: readonly PhotoId[]): Promise<PhotoId[]> {
    if (ids.length === 0) return [];
    const found = await tx
      .repository(PhotoEntity)
      .find({ where: { memberId, id: In([...ids]), status: Not(In(['rejected', 'removed'])) }, select: { id: true } });
    return found.map(({ id }) => id);
  }

  /** False when it is not there, or nobody rejected it. */
  async putBack(tx: Tx, memberId: MemberId, id: PhotoId): Promise<boolean> {
    const { affected } = await tx
      .repository(PhotoEntity)
      .update({ memberId, id, status: 'rejected' }, { status: 'visible', approvedAt: appNow });
    return affected === 1;
  }

  list(tx: Tx, memberId: MemberId): Promise<Photo[]> {
    return tx.query<Photo>(
      `select ${columns} from media.photo where member_id = $1 and status <> 'removed' order by main desc, position, id`,
      [memberId],
    );
  }

  shownPublicly(tx: Tx, memberId: MemberId): Promise<{ id: PhotoId; main: boolean }[]> {
    return tx.query(
      `select id, main from media.photo
        where member_id = $1 and status = 'visible' and not private and not over_limit order by main desc, position, id`,
      [memberId],
    );
  }

  mainPhotosOf(tx: Tx, memberIds: readonly string[]): Promise<Photo[]> {
    return tx.query<Photo>(`select ${columns} from media.photo where main and member_id = any($1::uuid[])`, [memberIds]);
  }

  async setMain(tx: Tx, memberId: MemberId, id: PhotoId, premiumOnly: boolean): Promise<void> {
    // Two statements: the unique index allows no moment with two main photos.
    await this.dropMain(tx, memberId);
    await tx.repository(PhotoEntity).update({ memberId, id }, { main: true, premiumOnly });
  }

  async dropMain(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(PhotoEntity).update({ memberId, main: true }, { main: false, premiumOnly: false });
  }

  mainOf(tx: Tx, memberId: MemberId): Promise<Photo | null> {
    return tx.repository(PhotoEntity).findOneBy({ memberId, main: true });
  }

  /** The photo that becomes the main one when there is none: the first that others may see. */
  firstPublic(tx: Tx, memberId: MemberId): Promise<Photo | null> {
    return tx.repository(PhotoEntity).findOne({
      where: { memberId, private: false, status: In(publicStates) },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** Numbers the photos in the given order; answers how many of them are the member's. */
  async reorder(tx: Tx, memberId: MemberId, photoIds: readonly string[]): Promise<number> {
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

  async change(tx: Tx, memberId: MemberId, id: PhotoId, { private: isPrivate, premium_only, caption }: ChangePhotoBody): Promise<void> {
    if (isPrivate === undefined && premium_only === undefined && caption === undefined) return;
    await tx.repository(PhotoEntity).update({ memberId, id }, { private: isPrivate, premiumOnly: premium_only, caption });
  }

  async setCrop(tx: Tx, memberId: MemberId, id: PhotoId, crop: PhotoCrop | null): Promise<void> {
    const { x, y, width, height } = crop ?? { x: null, y: null, width: null, height: null };
    await tx.repository(PhotoEntity).update({ memberId, id }, { cropX: x, cropY: y, cropWidth: width, cropHeight: height, remake: true });
  }

  /** Marks the photos that the account may not show. The caller holds the album. */
  async markOverLimit(tx: Tx, memberId: MemberId, limit: number): Promise<void> {
    await tx.query(`select media.mark_over_limit($1, $2)`, [memberId, limit]);
  }
}
