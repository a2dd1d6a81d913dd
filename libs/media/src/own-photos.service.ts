import { Injectable } from '@nestjs/common';
import { AppError, type PhotosAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { photoLimit } from './album.policy.js';
import { PhotoObjects } from './photo-objects.js';
import { PhotoViewers } from './photo-viewers.js';
import { toOwnPhotoView } from './photo.views.js';
import { PhotosRepository } from './photos.repository.js';
import { RenditionsRepository } from './renditions.repository.js';

@Injectable()
export class OwnPhotosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly objects: PhotoObjects,
    private readonly viewers: PhotoViewers,
  ) {}

  list(memberId: string): Promise<PhotosAnswer> {
    return this.transactions.read((tx) => this.listIn(tx, memberId));
  }

  /** The photo, its addresses and its files end at once. When it was the main one, the next public photo takes its place. */
  async remove(memberId: string, photoId: string): Promise<PhotosAnswer> {
    const files: string[] = [];
    const left = await this.change(memberId, async (tx) => {
      const photo = await this.photos.remove(tx, memberId, photoId);
      if (!photo) throw new AppError('photo_not_found');
      files.push(...(await this.renditions.removeOf(tx, photoId)));
      if (photo.original) files.push(photo.original);
      await this.objects.release(tx, files);
      const next = photo.main ? await this.photos.firstPublic(tx, memberId) : undefined;
      if (next) await this.photos.setMain(tx, memberId, next.id);
    });
    await this.objects.discard(files).catch(() => undefined); // else the sweep does it
    return left;
  }

  /** A private photo is refused: everybody would see it. */
  makeMain(memberId: string, photoId: string): Promise<PhotosAnswer> {
    return this.change(memberId, async (tx) => {
      const photo = await this.photos.find(tx, memberId, photoId);
      if (!photo) throw new AppError('photo_not_found');
      if (photo.private || photo.status === 'rejected' || photo.status === 'hidden') throw new AppError('invalid_input');
      await this.photos.setMain(tx, memberId, photoId);
    });
  }

  /** Puts the photos into the given order; every one of them has to be named, once. */
  reorder(memberId: string, photoIds: readonly string[]): Promise<PhotosAnswer> {
    return this.change(memberId, async (tx) => {
      const photos = await this.photos.list(tx, memberId);
      const own = new Set<string>(photos.map(({ id }) => id));
      if (!photoIds.every((id) => own.has(id))) throw new AppError('photo_not_found');
      const isWhole = photoIds.length === photos.length && new Set(photoIds).size === photoIds.length;
      if (!isWhole || (await this.photos.reorder(tx, memberId, photoIds)) !== photos.length) throw new AppError('invalid_input');
    });
  }

  private change(memberId: string, act: (tx: Tx) => Promise<void>): Promise<PhotosAnswer> {
    return this.transactions.run(async (tx) => {
      await this.photos.lockAlbum(tx, memberId);
      await act(tx);
      return this.listIn(tx, memberId);
    });
  }

  private async listIn(tx: Tx, memberId: string): Promise<PhotosAnswer> {
    const photos = await this.photos.list(tx, memberId);
    return { photos: photos.map(toOwnPhotoView), limit: photoLimit(await this.viewers.isPaid(tx, memberId)) };
  }
}
