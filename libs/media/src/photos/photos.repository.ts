import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ChangePhotoBody, MemberId, PhotoCrop, PhotoId } from '#contracts';
import type { Tx } from '#database';
import type { AlbumFacts } from './album.policy.js';
import type { Variant } from '../images/index.js';
import { PhotoEntity } from './photo.entity.js';
import { countedStates, movesOf, publicStates, statesBefore, type ModeratorAct, type PhotoState } from './photo-states.policy.js';

export type PhotoKeys = Readonly<Pick<PhotoEntity, `${Variant}Key`>>;
export type Photo = Readonly<
  Omit<
    PhotoEntity,
    | 'position'
    | 'width'
    | 'height'
    | 'createdAt'
    | 'approvedAt'
    | 'removedAt'
    | 'removedMain'
    | 'removedStatus'
    | 'imageHash'
    | 'isHashTried'
  >
>;
/** A photo whose row is held, with what decides how it is shown. */
export type WaitingPhoto = Photo & Readonly<Pick<PhotoEntity, 'approvedAt'>>;
export type RenderedPhoto = {
  readonly status: PhotoState;
  readonly keys: Readonly<Record<Variant, string>>;
  readonly width: number;
  readonly height: number;
  readonly imageHash: string | null;
};

const columns = `id, member_id as "memberId", main, private, premium_only as "premiumOnly", over_limit as "overLimit", status, original, caption, remake,
  crop_x as "cropX", crop_y as "cropY", crop_width as "cropWidth", crop_height as "cropHeight",
  thumb_key as "thumbKey", card_key as "cardKey", full_key as "fullKey", blurred_key as "blurredKey"`;

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
    return { photos: await tx.repository(PhotoEntity).countBy({ memberId, status: In(countedStates) }) };
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
  lockWaiting(tx: Tx, memberId: MemberId, id: PhotoId): Promise<WaitingPhoto | null> {
    return tx.repository(PhotoEntity).findOne({
      where: [
        { memberId, id, status: 'processing' },
        { memberId, id, remake: true },
      ],
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Notes the renditions that a waiting photo got. The caller holds its row. */
  async show(tx: Tx, memberId: MemberId, photoId: PhotoId, { status, keys, width, height, imageHash }: RenderedPhoto): Promise<void> {
    await tx.query(
      `update media.photo
          set status = $9, remake = false, thumb_key = $3, card_key = $4, full_key = $5, blurred_key = $6, width = $7, height = $8,
              look = $10, looked = true
        where member_id = $1 and id = $2`,
      [memberId, photoId, keys.thumb, keys.card, keys.full, keys.blurred, width, height, status, imageHash],
    );
  }

  async described(tx: Tx, memberId: MemberId, id: PhotoId): Promise<{ readonly addedAt: Date; readonly caption: string } | null> {
    const photo = await tx.repository(PhotoEntity).findOneBy({ memberId, id });
    return photo && { addedAt: photo.createdAt, caption: photo.caption };
  }

  async imageHash(tx: Tx, memberId: MemberId, id: PhotoId): Promise<string | null> {
    return (await tx.repository(PhotoEntity).findOneBy({ memberId, id }))?.imageHash ?? null;
  }

  /** Those that were stored before image hashes were kept, and have their file. */
  withoutImageHash(tx: Tx, limit: number): Promise<{ memberId: MemberId; photoId: PhotoId; original: string }[]> {
    return tx.query(
      `select member_id as "memberId", id as "photoId", original from media.photo
        where look is null and not looked and status <> 'processing' and not remake and original is not null order by id limit $1`,
      [limit],
    );
  }

  /** False when it is known by now, or the photo waits for new renditions, which tell it too. */
  async noteImageHash(tx: Tx, memberId: MemberId, id: PhotoId, imageHash: string | null): Promise<boolean> {
    const rows = await tx.query(
      `update media.photo set look = $3, looked = true
        where member_id = $1 and id = $2 and not looked and look is null and status <> 'processing' and not remake returning id`,
      [memberId, id, imageHash],
    );
    return rows.length === 1;
  }

  imageHashes(tx: Tx, memberId: MemberId): Promise<{ photoId: PhotoId; imageHash: string }[]> {
    return tx.query(`select id as "photoId", look as "imageHash" from media.photo where member_id = $1 and look is not null order by id`, [
      memberId,
    ]);
  }

  /**
   * Does what a moderator decided, as the table of moves says. `seen`: the full rendition that was looked at; false when another part of the photo is
   * shown by now. False as well when the photo is not there, or in a state from which this act leads nowhere.
   */
  async decide(tx: Tx, memberId: MemberId, id: PhotoId, act: ModeratorAct, seen: string | null = null): Promise<boolean> {
    const moves = movesOf(act);
    const rows = await tx.query(
      `update media.photo p
          set status = m.after, approved_at = case when m.after = 'rejected' then null else public.app_now() end
         from unnest($3::text[], $4::text[]) as m (before, after)
        where p.member_id = $1 and p.id = $2 and p.status = m.before and ($5::uuid is null or p.full_key = $5::uuid)
       returning p.id`,
      [memberId, id, moves.map(({ before }) => before), moves.map(({ after }) => after), seen],
    );
    return rows.length === 1;
  }

  /** Those of these photos of the member that can be taken down. */
  async removableAmong(tx: Tx, memberId: MemberId, ids: readonly PhotoId[]): Promise<PhotoId[]> {
    if (ids.length === 0) return [];
    const found = await tx
      .repository(PhotoEntity)
      .find({ where: { memberId, id: In([...ids]), status: In(statesBefore('takeDown')) }, select: { id: true } });
    return found.map(({ id }) => id);
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
