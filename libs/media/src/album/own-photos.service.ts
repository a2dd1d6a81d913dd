import { Injectable } from '@nestjs/common';
import { type MemberId, AppError, type ChangePhotoBody, type PhotoCrop, type PhotoId, type PhotosAnswer } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { cropOf, mayBeMain, PhotosRepository, restoredState, type Photo } from '../photos/index.js';
import { cropWithin, sameCrop } from '../images/index.js';
import { photoCut, photoUploaded } from '../media.events.js';
import { PhotoObjects } from '../files/index.js';
import { OwnAlbum } from './own-album.service.js';
import { RemovedPhotosRepository } from './removed-photos.repository.js';
import { RenditionsRepository } from '../renditions/index.js';
import { undoMinutes } from './removed-photos.service.js';

@Injectable()
export class OwnPhotosService {
  constructor(
    private readonly album: OwnAlbum,
    private readonly photos: PhotosRepository,
    private readonly removed: RemovedPhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly objects: PhotoObjects,
    private readonly outbox: Outbox,
  ) {}

  list(memberId: MemberId): Promise<PhotosAnswer> {
    return this.album.list(memberId);
  }

  /** The whole photo as it is kept, for its owner to cut. */
  async original(memberId: MemberId, photoId: PhotoId): Promise<Buffer> {
    const photo = await this.album.one(memberId, photoId);
    const bytes = photo.original && photo.status !== 'rejected' ? await this.objects.get(photo.original) : undefined;
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  /**
   * What others could see of the photo ends at once, addresses and files; only the original rests for some minutes, so that its owner may have
   * it back. When it was the main one, the next public photo takes its place.
   */
  async remove(memberId: MemberId, photoId: PhotoId): Promise<PhotosAnswer> {
    const files: string[] = [];
    const left = await this.album.change(memberId, async (tx) => {
      const photo = await this.album.find(tx, memberId, photoId);
      // A photo without an original cannot be made again: its renditions wait for the purge.
      if (photo.original) files.push(...(await this.renditions.removeOf(tx, photoId)));
      await this.objects.release(tx, files);
      await this.removed.markRemoved(tx, memberId, photoId);
      if (photo.main) await this.promoteNextMain(tx, photo);
    });
    await this.objects.discard(files).catch(() => undefined); // else the sweep does it
    return left;
  }

  /** Brings a removed photo back to its place; its renditions are made once more. `photo_limit` when that place was taken meanwhile. */
  restore(memberId: MemberId, photoId: PhotoId): Promise<PhotosAnswer> {
    return this.album.change(memberId, async (tx) => {
      await this.album.assertRoom(tx, memberId);
      const gone = await this.removed.lock(tx, memberId, photoId, undoMinutes);
      if (!gone) throw new AppError('photo_not_found');
      const back = restoredState(gone.status, gone.hasRenditions);
      await this.removed.bringBack(tx, memberId, photoId, back);
      if (back.status === 'processing' || back.remake) await this.outbox.tell(tx, photoUploaded, { memberId, photoId });
      const main = await this.photos.mainOf(tx, memberId);
      if (gone.main || (!main && !gone.private)) await this.photos.setMain(tx, memberId, photoId, main?.premiumOnly ?? false);
    });
  }

  /** A private photo is refused: everybody would see it. */
  makeMain(memberId: MemberId, photoId: PhotoId): Promise<PhotosAnswer> {
    return this.album.change(memberId, async (tx) => {
      const photo = await this.album.find(tx, memberId, photoId);
      if (!mayBeMain(photo)) throw new AppError('invalid_input');
      const main = await this.photos.mainOf(tx, memberId);
      // Whom the owner shows the face to is no matter of which photo it is.
      await this.photos.setMain(tx, memberId, photoId, main?.premiumOnly ?? false);
    });
  }

  /** Private or not, for premium members only or not, and what stands under it. */
  edit(memberId: MemberId, photoId: PhotoId, wish: ChangePhotoBody): Promise<PhotosAnswer> {
    return this.album.change(memberId, async (tx) => {
      const photo = await this.album.find(tx, memberId, photoId);
      const isMain = photo.main && wish.private !== true;
      if (wish.premium_only === true && !isMain) throw new AppError('invalid_input');
      if (photo.main && !isMain) await this.photos.dropMain(tx, memberId);
      await this.photos.change(tx, memberId, photoId, wish);
      if (photo.main && !isMain) await this.promoteNextMain(tx, photo);
      if (wish.private === false && !(await this.photos.mainOf(tx, memberId))) await this.promoteNextMain(tx, photo);
    });
  }

  /** Shows another part of the photo, or all of it. What is shown changes when the worker has made the new renditions. */
  async cut(memberId: MemberId, photoId: PhotoId, wish: PhotoCrop | null): Promise<PhotosAnswer> {
    const crop = wish && cropWithin(wish);
    if (wish && !crop) throw new AppError('invalid_input');
    return this.album.change(memberId, async (tx) => {
      const photo = await this.album.find(tx, memberId, photoId);
      if (!photo.original || photo.status === 'rejected') throw new AppError('photo_not_found');
      if (sameCrop(cropOf(photo), crop)) return;
      await this.photos.setCrop(tx, memberId, photoId, crop);
      await this.outbox.tell(tx, photoCut, { memberId, photoId });
    });
  }

  /** Puts the photos into the given order; every one of them has to be named, once. */
  reorder(memberId: MemberId, photoIds: readonly string[]): Promise<PhotosAnswer> {
    return this.album.change(memberId, async (tx) => {
      const photos = await this.photos.list(tx, memberId);
      const own = new Set<string>(photos.map(({ id }) => id));
      if (!photoIds.every((id) => own.has(id))) throw new AppError('photo_not_found');
      const isWhole = photoIds.length === photos.length && new Set(photoIds).size === photoIds.length;
      if (!isWhole || (await this.photos.reorder(tx, memberId, photoIds)) !== photos.length) throw new AppError('invalid_input');
    });
  }

  /** The next public photo becomes the main one, for the same people. */
  private async promoteNextMain(tx: Tx, { memberId, premiumOnly }: Photo): Promise<void> {
    const next = await this.photos.firstPublic(tx, memberId);
    if (next) await this.photos.setMain(tx, memberId, next.id, premiumOnly);
  }
}
