import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId, type PhotoId, type PhotosAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { PhotoViewers } from '../access/index.js';
import { Albums, mayAddPhoto, photoLimit, PhotosRepository, type Photo } from '../photos/index.js';
import { toOwnPhotoView } from '../serving/index.js';

/** The album as its owner sees it, and the one way in which it changes: under its lock, within the limit, and told to those whom it matters to. */
@Injectable()
export class OwnAlbum {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly viewers: PhotoViewers,
    private readonly albums: Albums,
  ) {}

  list(memberId: MemberId): Promise<PhotosAnswer> {
    return this.transactions.read((tx) => this.listIn(tx, memberId));
  }

  one(memberId: MemberId, photoId: PhotoId): Promise<Photo> {
    return this.transactions.read((tx) => this.find(tx, memberId, photoId));
  }

  /** Throws `photo_not_found`, also for one that was removed. */
  async find(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<Photo> {
    const photo = await this.photos.find(tx, memberId, photoId);
    if (!photo || photo.status === 'removed') throw new AppError('photo_not_found');
    return photo;
  }

  /** Throws `photo_limit` when there is no room for one more. */
  async assertRoom(tx: Tx, memberId: MemberId): Promise<void> {
    assertAllowed(mayAddPhoto(await this.photos.albumOf(tx, memberId), await this.viewers.ownerFacts(tx, memberId)));
  }

  /** Answers the album as it is then. */
  change(memberId: MemberId, act: (tx: Tx) => Promise<void>): Promise<PhotosAnswer> {
    return this.transactions.run(async (tx) => {
      await this.photos.lockAlbum(tx, memberId);
      await act(tx);
      await this.photos.markOverLimit(tx, memberId, photoLimit(await this.viewers.isPaid(tx, memberId)));
      await this.albums.changed(tx, memberId);
      return this.listIn(tx, memberId);
    });
  }

  private async listIn(tx: Tx, memberId: MemberId): Promise<PhotosAnswer> {
    const photos = await this.photos.list(tx, memberId);
    return { photos: photos.map(toOwnPhotoView), limit: photoLimit(await this.viewers.isPaid(tx, memberId)) };
  }
}
