import { Injectable } from '@nestjs/common';
import type { MemberId, ImageView, PhotoAccess, PhotoView } from '#contracts';
import type { Tx } from '#database';
import { accessOf, nothingShared, PhotoAccessRepository, PhotoViewers, sharesPrivate } from '../access/index.js';
import { isSharedPrivately, toImageView, toPhotoView } from './photo.mapper.js';
import { PhotosRepository } from '../photos/index.js';

/** Photos of members for a viewer. Whether the viewer may see those members at all was asked before. */
@Injectable()
export class PhotoViews {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly viewers: PhotoViewers,
    private readonly access: PhotoAccessRepository,
  ) {}

  /** The main photos of a list of members, in one query for them all. A member without one, or with none for this viewer, is not in the map. */
  async mainImagesOf(tx: Tx, memberIds: readonly string[], viewerId: string | null): Promise<ReadonlyMap<string, ImageView>> {
    const images = new Map<string, ImageView>();
    if (memberIds.length === 0) return images;
    const viewer = await this.viewers.of(tx, viewerId);
    for (const photo of await this.photos.mainPhotosOf(tx, memberIds)) {
      const view = toImageView(photo, viewer);
      if (view) images.set(photo.memberId, view);
    }
    return images;
  }

  /** Every photo on a member's page, the main one first, and what stands between the viewer and the private ones. */
  async ofMember(tx: Tx, memberId: MemberId, viewerId: string | null): Promise<{ photos: PhotoView[]; access: PhotoAccess }> {
    const [sharing, viewer, photos] = await Promise.all([
      viewerId === null ? nothingShared : this.access.sharing(tx, memberId, viewerId),
      this.viewers.of(tx, viewerId),
      this.photos.list(tx, memberId),
    ]);
    return {
      photos: photos.map((photo) => toPhotoView(photo, viewer, sharesPrivate(sharing))).filter((view) => view !== null),
      access: viewerId === memberId ? 'open' : accessOf(sharing, photos.some(isSharedPrivately)),
    };
  }
}
