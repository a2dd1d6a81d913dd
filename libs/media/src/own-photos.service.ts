import { Injectable } from '@nestjs/common';
import { AppError, type PhotosAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { photoLimit } from './album.policy.js';
import { PhotoObjects } from './photo-objects.js';
import { toOwnPhotoView } from './photo.views.js';
import { PhotosRepository } from './photos.repository.js';
import { RenditionsRepository } from './renditions.repository.js';
import type { PhotoOwner } from './uploads.service.js';

@Injectable()
export class OwnPhotosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly objects: PhotoObjects,
  ) {}

  list(me: PhotoOwner): Promise<PhotosAnswer> {
    return this.transactions.read((tx) => this.listIn(tx, me));
  }

  /** The photo and its addresses end with the commit. When it was the main one, the next public photo takes its place. */
  remove(me: PhotoOwner, photoId: string): Promise<PhotosAnswer> {
    return this.change(me, async (tx) => {
      const photo = await this.photos.remove(tx, me.id, photoId);
      if (!photo) throw new AppError('photo_not_found');
      const objects = await this.renditions.removeOf(tx, photoId);
      await this.objects.release(tx, photo.original ? [photo.original, ...objects] : objects);
      const next = photo.main ? await this.photos.firstPublic(tx, me.id) : undefined;
      if (next) await this.photos.setMain(tx, me.id, next.id);
    });
  }

  /** A private photo is refused: everybody would see it. */
  makeMain(me: PhotoOwner, photoId: string): Promise<PhotosAnswer> {
    return this.change(me, async (tx) => {
      const photo = await this.photos.find(tx, me.id, photoId);
      if (!photo) throw new AppError('photo_not_found');
      if (photo.private || photo.status === 'rejected' || photo.status === 'hidden') throw new AppError('invalid_input');
      await this.photos.setMain(tx, me.id, photoId);
    });
  }

  /** Puts the photos into the given order; every one of them has to be named, once. */
  reorder(me: PhotoOwner, photoIds: readonly string[]): Promise<PhotosAnswer> {
    return this.change(me, async (tx) => {
      const photos = await this.photos.list(tx, me.id);
      const isWhole = photoIds.length === photos.length && new Set(photoIds).size === photoIds.length;
      if (!isWhole || (await this.photos.reorder(tx, me.id, photoIds)) !== photos.length) throw new AppError('invalid_input');
    });
  }

  private change(me: PhotoOwner, act: (tx: Tx) => Promise<void>): Promise<PhotosAnswer> {
    return this.transactions.run(async (tx) => {
      await this.photos.lockAlbum(tx, me.id);
      await act(tx);
      return this.listIn(tx, me);
    });
  }

  private async listIn(tx: Tx, me: PhotoOwner): Promise<PhotosAnswer> {
    const photos = await this.photos.list(tx, me.id);
    return { photos: photos.map(toOwnPhotoView), limit: photoLimit(me.paid) };
  }
}
