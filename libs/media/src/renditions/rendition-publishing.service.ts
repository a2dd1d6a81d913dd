import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { sameCrop, variants, type Renditions, type Variant } from '../images/index.js';
import { photoRendered } from '../media.events.js';
import { PhotoChecks } from '../checks/index.js';
import { newObjectName, PhotoObjects } from '../files/index.js';
import { cropOf, PhotosRepository, shownState, type Photo } from '../photos/index.js';
import { RenditionsRepository, type NewRendition } from './renditions.repository.js';

/**
 * Puts the renditions of a photo where they are asked for, in the place of earlier ones. Keys and rows appear together in one transaction or not at
 * all, and a file without a row cannot be asked for.
 */
@Injectable()
export class RenditionPublishing {
  constructor(
    private readonly transactions: Transactions,
    private readonly objects: PhotoObjects,
    private readonly photos: PhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly checks: PhotoChecks,
    private readonly outbox: Outbox,
  ) {}

  /** False when the photo does not wait for them any more. */
  async publish(photo: Photo, pictures: Renditions): Promise<boolean> {
    const made = variants.map((variant) => ({ variant, key: randomUUID(), object: newObjectName() }));
    const before: string[] = [];
    const isCheckedFirst = await this.checks.isModeratedFirst(photo.memberId);
    const names = made.map(({ object }) => object);
    try {
      await this.objects.put(
        made.map(({ object, variant }) => ({ name: object, bytes: pictures[variant], contentType: 'image/webp' })),
        photo.id,
      );
      const shown = await this.show(photo, made, { ...pictures, isCheckedFirst }, before);
      await this.objects.discard(shown ? before : names).catch(() => undefined); // else the sweep does it
      return shown;
    } catch (error) {
      await this.objects.discard(names).catch(() => undefined); // else the sweep does it
      throw error;
    }
  }

  /** `before` takes the files of the cut that was shown until now. */
  private show(
    photo: Photo,
    made: readonly NewRendition[],
    { width, height, imageHash, isCheckedFirst }: Renditions & { readonly isCheckedFirst: boolean },
    before: string[],
  ): Promise<boolean> {
    const { memberId, id: photoId } = photo;
    return this.transactions.run(async (tx) => {
      const now = await this.photos.lockWaiting(tx, memberId, photoId);
      // Another cut was chosen meanwhile: its own job makes it.
      if (!now || !sameCrop(cropOf(now), cropOf(photo))) return false;
      before.push(...(await this.renditions.removeOf(tx, photoId)));
      await this.objects.release(tx, before);
      await this.renditions.add(tx, memberId, photoId, made);
      const status = shownState(now.status, { isCheckedFirst, isApproved: now.approvedAt !== null });
      const keys = Object.fromEntries(made.map(({ variant, key }) => [variant, key])) as Record<Variant, string>;
      await this.photos.show(tx, memberId, photoId, { status, keys, width, height, imageHash });
      await this.outbox.tell(tx, photoRendered, { memberId, photoId });
      await this.objects.claim(
        tx,
        made.map(({ object }) => object),
      );
      return true;
    });
  }
}
