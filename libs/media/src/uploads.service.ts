import { Injectable } from '@nestjs/common';
import { assertAllowed, type OwnPhotoView } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { mayAddPhoto } from './album.policy.js';
import { photoUploaded } from './media.events.js';
import { newObjectName, PhotoObjects } from './photo-objects.js';
import { PhotoLab } from './photo-lab.js';
import { toOwnPhotoView } from './photo.views.js';
import { PhotosRepository } from './photos.repository.js';

/** Whose photos they are. */
export type PhotoOwner = { readonly id: string; readonly paid: boolean };

@Injectable()
export class UploadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lab: PhotoLab,
    private readonly objects: PhotoObjects,
    private readonly photos: PhotosRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Takes in a photo: `processing` until the worker has made its renditions. What came in is never stored, only what was unpacked from it and
   * packed again. Throws the `photo_…` refusals.
   */
  async upload(me: PhotoOwner, bytes: Uint8Array, wish: { readonly private: boolean }): Promise<OwnPhotoView> {
    // Asked before the work as well, so that a full album costs nothing; what counts is the answer under the lock.
    await this.transactions.read(async (tx) => assertAllowed(mayAddPhoto(await this.photos.albumOf(tx, me.id), me.paid)));
    const original = { name: newObjectName(), bytes: await this.lab.clean(bytes), contentType: 'image/jpeg' } as const;
    try {
      await this.objects.put([original]);
      return await this.add(me, original.name, wish.private);
    } catch (error) {
      await this.objects.discard([original.name]).catch(() => undefined); // else the sweep does it
      throw error;
    }
  }

  private add(me: PhotoOwner, original: string, isPrivate: boolean): Promise<OwnPhotoView> {
    return this.transactions.run(async (tx) => {
      await this.photos.lockAlbum(tx, me.id);
      assertAllowed(mayAddPhoto(await this.photos.albumOf(tx, me.id), me.paid));

      const photo = await this.photos.add(tx, { memberId: me.id, private: isPrivate, original });
      await this.objects.claim(tx, [original]);
      await this.outbox.tell(tx, photoUploaded, { memberId: me.id, photoId: photo.id });
      return toOwnPhotoView(photo);
    });
  }
}
