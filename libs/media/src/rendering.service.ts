import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { variants, type Renditions, type Variant } from './darkroom.js';
import { newObjectName, PhotoObjects } from './photo-objects.js';
import { PhotoLab } from './photo-lab.js';
import { PhotosRepository } from './photos.repository.js';
import { RenditionsRepository, type NewRendition } from './renditions.repository.js';

/** `gone`: the photo was removed, or shown before. */
export type Rendering = 'shown' | 'gone';

/** No retry brings the file back. */
export class OriginalLost extends Error {
  override readonly name = 'OriginalLost';
}

@Injectable()
export class RenderingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lab: PhotoLab,
    private readonly objects: PhotoObjects,
    private readonly photos: PhotosRepository,
    private readonly renditions: RenditionsRepository,
  ) {}

  /**
   * Makes the renditions of a waiting photo and shows it. May be repeated, doubled and killed at any point: keys and rows appear together in
   * one transaction or not at all, and a file without a row cannot be asked for.
   */
  async render(memberId: string, photoId: string): Promise<Rendering> {
    const photo = await this.transactions.read((tx) => this.photos.find(tx, memberId, photoId));
    if (photo?.status !== 'processing') return 'gone';
    const original = photo.original ? await this.objects.get(photo.original) : undefined;
    if (!original) return this.withoutOriginal(memberId, photoId);

    const pictures = await this.lab.develop(original);
    const made = variants.map((variant) => ({ variant, key: randomUUID(), object: newObjectName() }));
    const shown = await this.putAndShow(memberId, photoId, made, pictures);
    if (shown) await this.objects.clearLeftovers(photoId);
    return shown ? 'shown' : 'gone';
  }

  private async putAndShow(memberId: string, photoId: string, made: readonly NewRendition[], pictures: Renditions): Promise<boolean> {
    const names = made.map(({ object }) => object);
    try {
      await this.objects.put(
        made.map(({ object, variant }) => ({ name: object, bytes: pictures[variant], contentType: 'image/webp' })),
        photoId,
      );
      const shown = await this.show(memberId, photoId, made, pictures);
      if (!shown) await this.objects.discard(names);
      return shown;
    } catch (error) {
      await this.objects.discard(names).catch(() => undefined); // else the sweep does it
      throw error;
    }
  }

  private show(memberId: string, photoId: string, made: readonly NewRendition[], { width, height }: Renditions): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      if (!(await this.photos.lockWaiting(tx, memberId, photoId))) return false;
      await this.renditions.add(tx, memberId, photoId, made);
      const keys = Object.fromEntries(made.map(({ variant, key }) => [variant, key])) as Record<Variant, string>;
      await this.photos.show(tx, memberId, photoId, { keys, width, height });
      await this.objects.claim(
        tx,
        made.map(({ object }) => object),
      );
      return true;
    });
  }

  /** The photo may have been removed, with its file, since it was read. */
  private async withoutOriginal(memberId: string, photoId: string): Promise<Rendering> {
    const photo = await this.transactions.read((tx) => this.photos.find(tx, memberId, photoId));
    if (photo?.status === 'processing') throw new OriginalLost(photoId);
    return 'gone';
  }
}
