import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { ImageProcessor } from '../images/index.js';
import { PhotoObjects } from '../files/index.js';
import { PhotosRepository } from '../photos/index.js';

export type UnseenPhoto = { readonly memberId: MemberId; readonly photoId: PhotoId; readonly original: string };

/** Photos that were stored before image hashes were kept. Each is filled in a transaction of its own, so that nothing is learned twice. */
@Injectable()
export class MissingImageHashes {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly objects: PhotoObjects,
    private readonly processor: ImageProcessor,
  ) {}

  /** The oldest of those without one, so many at most. */
  next(limit: number): Promise<UnseenPhoto[]> {
    return this.transactions.read((tx) => this.photos.withoutImageHash(tx, limit));
  }

  /** Whether a new photo would have to wait: what is old comes later. */
  get isBusy(): boolean {
    return !this.processor.isFree;
  }

  /**
   * Notes the hash of the photo, and does in the same transaction what follows from it; a photo whose file is lost, or is too plain, has none
   * and is not asked again. False when it was rendered anew or removed meanwhile.
   */
  async fill({ memberId, photoId, original }: UnseenPhoto, then: (tx: Tx) => Promise<void>): Promise<boolean> {
    const file = await this.objects.get(original);
    const imageHash = file ? await this.processor.imageHash(file) : null;
    return this.transactions.run(async (tx) => {
      if (!(await this.photos.noteImageHash(tx, memberId, photoId, imageHash))) return false;
      if (imageHash !== null) await then(tx);
      return true;
    });
  }
}
