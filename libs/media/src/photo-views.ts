import { Injectable } from '@nestjs/common';
import type { ImageView, PhotoView } from '#contracts';
import type { Tx } from '#database';
import { VisibilityService } from '#visibility';
import { visitor, type PhotoViewer } from './photo-rights.policy.js';
import { toImageView, toPhotoView } from './photo.views.js';
import { PhotosRepository } from './photos.repository.js';

/** Photos of members for a viewer. Whether the viewer may see those members at all was asked before. */
@Injectable()
export class PhotoViews {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly visibility: VisibilityService,
  ) {}

  /** The main photos of a list of members, in one query. A member without one, or with none for this viewer, is not in the map. */
  async mainImagesOf(tx: Tx, memberIds: readonly string[], viewer: PhotoViewer): Promise<ReadonlyMap<string, ImageView>> {
    const images = new Map<string, ImageView>();
    if (memberIds.length === 0) return images;
    for (const photo of await this.photos.mainPhotosOf(tx, memberIds)) {
      const view = toImageView(photo, viewer);
      if (view) images.set(photo.member_id, view);
    }
    return images;
  }

  /** Every photo on a member's page, the main one first. */
  async ofMember(tx: Tx, memberId: string, viewerId: string | null): Promise<PhotoView[]> {
    const viewer = await this.viewerOf(tx, viewerId);
    const photos = await this.photos.list(tx, memberId);
    return photos.map((photo) => toPhotoView(photo, viewer)).filter((view) => view !== null);
  }

  private async viewerOf(tx: Tx, viewerId: string | null): Promise<PhotoViewer> {
    if (viewerId === null) return visitor;
    const standing = await this.visibility.standingOf(tx, viewerId);
    return { memberId: viewerId, paid: standing?.paid === true };
  }
}
