import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { SiteService } from '#site';
import { Albums, PhotosRepository } from '../photos/index.js';

export type PhotoDecision = 'approve' | 'reject';

/** What moderators decide about photos: before others see them, on sites whose setting `photo_moderation_first` asks for it, or after. */
@Injectable()
export class PhotoChecks {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly photos: PhotosRepository,
    private readonly albums: Albums,
  ) {}

  /** Whether photos of this member wait for a moderator. */
  async isModeratedFirst(memberId: MemberId): Promise<boolean> {
    const { siteId } = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    return (await this.sites.byId(siteId)).settings.photo_moderation_first;
  }

  /** False when the photo waits no more: somebody else decided, or its owner took it away. The caller writes the entry in the audit log. */
  async decide(tx: Tx, memberId: MemberId, photoId: PhotoId, decision: PhotoDecision): Promise<boolean> {
    await this.photos.lockAlbum(tx, memberId);
    const photo = await this.photos.find(tx, memberId, photoId);
    if (!photo || !(await this.photos.decide(tx, memberId, photoId, decision))) return false;
    // A rejected photo is nobody's face: the next public one takes its place.
    if (photo.main && decision === 'reject') await this.photos.dropMain(tx, memberId);
    await this.settleMain(tx, memberId, photo.premiumOnly);
    return true;
  }

  /** Lets others see a photo as a moderator saw it. False when there is another picture by now, or none. */
  async approveSeen(tx: Tx, memberId: MemberId, photoId: PhotoId, fullKey: string): Promise<boolean> {
    await this.photos.lockAlbum(tx, memberId);
    if (!(await this.photos.decide(tx, memberId, photoId, 'approveSeen', fullKey))) return false;
    await this.settleMain(tx, memberId, false);
    return true;
  }

  /** Those of these photos that are the member's and still there to be taken down. */
  removableAmong(tx: Tx, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<PhotoId[]> {
    return this.photos.removableAmong(tx, memberId, photoIds);
  }

  /** Takes a photo down that others saw; nobody is served a rendition of it any more. False when it is gone or was rejected before. */
  async takeDown(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<boolean> {
    await this.photos.lockAlbum(tx, memberId);
    const photo = await this.photos.find(tx, memberId, photoId);
    if (!photo || !(await this.photos.decide(tx, memberId, photoId, 'takeDown'))) return false;
    if (photo.main) await this.photos.dropMain(tx, memberId);
    await this.settleMain(tx, memberId, photo.premiumOnly);
    return true;
  }

  /** Shows a photo again that was taken down. False when its owner removed it since. */
  async reinstate(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<boolean> {
    await this.photos.lockAlbum(tx, memberId);
    if (!(await this.photos.decide(tx, memberId, photoId, 'reinstate'))) return false;
    await this.settleMain(tx, memberId, false);
    return true;
  }

  /** When a photo came and what its owner wrote below it, also of one that was taken down; null when it is no photo of theirs. */
  described(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<{ readonly addedAt: Date; readonly caption: string } | null> {
    return this.photos.described(tx, memberId, photoId);
  }

  /** The perceptual hash of a photo; null when it is too plain to have one, or gone. */
  imageHash(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<string | null> {
    return this.photos.imageHash(tx, memberId, photoId);
  }

  /** Of all photos of a member, those they removed among them. */
  imageHashes(tx: Tx, memberId: MemberId): Promise<{ readonly photoId: PhotoId; readonly imageHash: string }[]> {
    return this.photos.imageHashes(tx, memberId);
  }

  private async settleMain(tx: Tx, memberId: MemberId, premiumOnly: boolean): Promise<void> {
    const next = (await this.photos.mainOf(tx, memberId)) ? null : await this.photos.firstPublic(tx, memberId);
    if (next) await this.photos.setMain(tx, memberId, next.id, premiumOnly);
    await this.albums.changed(tx, memberId);
  }
}
