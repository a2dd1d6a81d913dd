import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions } from '#database';
import { ImageProcessor } from '../images/index.js';
import { PhotoObjects } from '../files/index.js';
import { cropOf, PhotosRepository, type Photo } from '../photos/index.js';
import { RenditionPublishing } from './rendition-publishing.service.js';

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
    private readonly publishing: RenditionPublishing,
  ) {}

  /** Makes the renditions of a waiting photo and shows it, to its owner alone where a moderator comes first. May be repeated, doubled and killed at any point. */
  async render(memberId: MemberId, photoId: PhotoId): Promise<Rendering> {
    const photo = await this.find(memberId, photoId);
    if (!photo || !waits(photo)) return 'gone';
    const original = photo.original ? await this.objects.get(photo.original) : undefined;
    if (!original) return this.withoutOriginal(memberId, photoId);
    const shown = await this.publishing.publish(photo, await this.processor.renderRenditions(original, cropOf(photo)));
    if (shown) await this.objects.clearLeftovers(photoId);
    return shown ? 'shown' : 'gone';
  }

  /** The photo may have been removed, with its file, since it was read. */
  private async withoutOriginal(memberId: MemberId, photoId: PhotoId): Promise<Rendering> {
    const photo = await this.find(memberId, photoId);
    if (photo && waits(photo)) throw new OriginalLost(photoId);
    return 'gone';
  }

  private find(memberId: MemberId, photoId: PhotoId): Promise<Photo | null> {
    return this.transactions.read((tx) => this.photos.find(tx, memberId, photoId));
  }
}
