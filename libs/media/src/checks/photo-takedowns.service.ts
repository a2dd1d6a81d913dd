import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Albums, PhotosRepository } from '../photos/index.js';
import { PhotoHolds, PhotoObjects } from '../files/index.js';
import { PhotoTakedownsRepository, type TakenPhoto } from './photo-takedowns.repository.js';

/** Takes pictures away from everybody, while one holder alone keeps their files until it has a copy of its own. */
@Injectable()
export class PhotoTakedowns {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly takedowns: PhotoTakedownsRepository,
    private readonly objects: PhotoObjects,
    private readonly holds: PhotoHolds,
    private readonly albums: Albums,
  ) {}

  /** All photos of a member, the private ones and those they removed a moment ago among them. Their addresses end with the transaction. */
  async removeAll(tx: Tx, holder: string, memberId: MemberId): Promise<TakenPhoto[]> {
    await this.photos.lockAlbum(tx, memberId);
    const { photos, names } = await this.takedowns.remove(tx, memberId);
    const kept = photos.flatMap(({ object }) => object ?? []);
    await this.takedowns.replaceHolds(tx, holder, names, kept);
    await this.objects.release(tx, names);
    await this.albums.changed(tx, memberId);
    const renditions = names.filter((name) => !kept.includes(name));
    tx.afterCommit(() => this.objects.discard(renditions).catch(() => undefined)); // else the sweep does it
    return photos;
  }

  /** Files that others name and release, such as photos of conversations, before they do. */
  hold(tx: Tx, holder: string, names: readonly string[]): Promise<void> {
    return this.takedowns.replaceHolds(tx, holder, [], names);
  }

  /** The holder has a copy of its own, or wants none any more. Discard the files after the commit; what is not discarded goes with the next sweep. */
  release(tx: Tx, holder: string): Promise<void> {
    return this.holds.release(tx, [holder]);
  }
}
