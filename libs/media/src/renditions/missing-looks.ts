import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { ImageProcessor } from '../images/index.js';
import { PhotoObjects } from '../files/index.js';
import { PhotosRepository } from '../photos/index.js';

export type UnseenPhoto = { readonly memberId: MemberId; readonly photoId: PhotoId; readonly original: string };

/** Photos that were stored before it was kept what they look like. Each is learned in a transaction of its own, so that nothing is learned twice. */
@Injectable()
export class MissingLooks {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly objects: PhotoObjects,
    private readonly processor: ImageProcessor,
  ) {}

  /** The oldest of those of which nobody knows what they look like, so many at most. */
  next(limit: number): Promise<UnseenPhoto[]> {
    return this.transactions.read((tx) => this.photos.withoutLook(tx, limit));
  }

  /** Whether a new photo would have to wait: what is old comes later. */
  get isBusy(): boolean {
    return !this.processor.isFree;
  }

  /**
   * Notes what the photo looks like, and does in the same transaction what follows from it; a photo whose file is lost, or is too plain, has no look
   * and is not asked again. False when it was rendered anew or removed meanwhile.
   */
  async learn({ memberId, photoId, original }: UnseenPhoto, then: (tx: Tx) => Promise<void>): Promise<boolean> {
    const file = await this.objects.get(original);
    const look = file ? await this.processor.look(file) : null;
    return this.transactions.run(async (tx) => {
      if (!(await this.photos.noteLook(tx, memberId, photoId, look))) return false;
      if (look !== null) await then(tx);
      return true;
    });
  }
}
