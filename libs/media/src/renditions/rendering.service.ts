import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { ImageProcessor, sameCrop, variants, type Renditions, type Variant } from '../images/index.js';
import { photoRendered } from '../media.events.js';
import { PhotoChecks } from '../checks/index.js';
import { newObjectName, PhotoObjects } from '../files/index.js';
import { cropOf, PhotosRepository, shownState, type Photo } from '../photos/index.js';
import { RenditionsRepository, type NewRendition } from './renditions.repository.js';

/** `gone`: the photo was removed, or shown before. */
export type Rendering = 'shown' | 'gone';

/** No retry brings the file back. */
export class OriginalLost extends Error {
  override readonly name = 'OriginalLost';
}

const waits = ({ status, remake }: Photo): boolean => status === 'processing' || (remake && status !== 'removed');

@Injectable()
export class RenderingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly processor: ImageProcessor,
    private readonly objects: PhotoObjects,
    private readonly photos: PhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly checks: PhotoChecks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes the renditions of a waiting photo and shows it, to its owner alone where a moderator comes first. May be repeated, doubled and killed at any point: keys and rows appear together in
   * one transaction or not at all, and a file without a row cannot be asked for.
   */
  async render(memberId: MemberId, photoId: PhotoId): Promise<Rendering> {
    const photo = await this.transactions.read((tx) => this.photos.find(tx, memberId, photoId));
    if (!photo || !waits(photo)) return 'gone';
    const original = photo.original ? await this.objects.get(photo.original) : undefined;
    if (!original) return this.withoutOriginal(memberId, photoId);

    const crop = cropOf(photo);
    const pictures = await this.processor.renderRenditions(original, crop);
    const made = variants.map((variant) => ({ variant, key: randomUUID(), object: newObjectName() }));
    const shown = await this.publishRenditions(photo, made, pictures);
    if (shown) await this.objects.clearLeftovers(photoId);
    return shown ? 'shown' : 'gone';
  }

  private async publishRenditions(photo: Photo, made: readonly NewRendition[], pictures: Renditions): Promise<boolean> {
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

  /** The photo may have been removed, with its file, since it was read. */
  private async withoutOriginal(memberId: MemberId, photoId: PhotoId): Promise<Rendering> {
    const photo = await this.transactions.read((tx) => this.photos.find(tx, memberId, photoId));
    if (photo && waits(photo)) throw new OriginalLost(photoId);
    return 'gone';
  }
}
