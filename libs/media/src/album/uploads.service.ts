import { Injectable } from '@nestjs/common';
import { type MemberId, assertAllowed, type OwnPhotoView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { mayAddPhoto, PhotosRepository } from '../photos/index.js';
import { photoUploaded } from '../media.events.js';
import { newObjectName, PhotoObjects } from '../files/index.js';
import { ImageProcessor, type PhotoSource } from '../images/index.js';
import { PhotoViewers } from '../access/index.js';
import { toOwnPhotoView } from '../serving/index.js';

@Injectable()
export class UploadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly processor: ImageProcessor,
    private readonly objects: PhotoObjects,
    private readonly photos: PhotosRepository,
    private readonly viewers: PhotoViewers,
    private readonly outbox: Outbox,
  ) {}

  /** Throws `photo_limit` when the album is full: asked before ten megabytes are read for nothing. */
  assertRoom(memberId: MemberId): Promise<void> {
    return this.transactions.read((tx) => this.assertRoomIn(tx, memberId));
  }

  /**
   * Takes in a photo: `processing` until the worker has made its renditions. What came in is never stored, only what was unpacked from it and
   * packed again. Throws the `photo_…` refusals.
   */
  async upload(memberId: MemberId, source: PhotoSource, wish: { readonly private: boolean }): Promise<OwnPhotoView> {
    // Asked before the work as well, so that a full album costs nothing; what counts is the answer under the lock.
    await this.assertRoom(memberId);
    const original = { name: newObjectName(), bytes: await this.processor.clean(source), contentType: 'image/jpeg' } as const;
    try {
      await this.objects.put([original]);
      return await this.add(memberId, original.name, wish.private);
    } catch (error) {
      await this.objects.discard([original.name]).catch(() => undefined); // else the sweep does it
      throw error;
    }
  }

  private add(memberId: MemberId, original: string, isPrivate: boolean): Promise<OwnPhotoView> {
    return this.transactions.run(async (tx) => {
      await this.photos.lockAlbum(tx, memberId);
      await this.assertRoomIn(tx, memberId);

      const photo = await this.photos.add(tx, { memberId, private: isPrivate, original });
      await this.objects.claim(tx, [original]);
      await this.outbox.tell(tx, photoUploaded, { memberId, photoId: photo.id });
      return toOwnPhotoView(photo);
    });
  }

  private async assertRoomIn(tx: Tx, memberId: MemberId): Promise<void> {
    assertAllowed(mayAddPhoto(await this.photos.albumOf(tx, memberId), await this.viewers.ownerFacts(tx, memberId)));
  }
}
