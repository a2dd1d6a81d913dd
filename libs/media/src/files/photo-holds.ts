import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { PhotoFilesRepository, type HeldPhoto } from './photo-files.repository.js';
import { PhotoHoldsRepository } from './photo-holds.repository.js';

/** Photos that must not get lost although their owner removes them: evidence of a report. A held file is swept when the last hold is gone. */
@Injectable()
export class PhotoHolds {
  constructor(
    private readonly files: PhotoFilesRepository,
    private readonly holds: PhotoHoldsRepository,
  ) {}

  /** Holds the main photo of a member and the one that is asked for. Removed a moment ago is soon enough; one of somebody else is none. */
  async hold(tx: Tx, holder: string, memberId: string, photoId: string | undefined): Promise<HeldPhoto[]> {
    return this.keep(tx, holder, await this.files.shownOf(tx, memberId, photoId));
  }

  /** Holds those of these photos that are the member's. */
  async holdOwned(tx: Tx, holder: string, memberId: string, photoIds: readonly string[]): Promise<HeldPhoto[]> {
    return this.keep(tx, holder, await this.files.among(tx, memberId, photoIds));
  }

  /** Holds files of others, such as the photos of a conversation. */
  holdFiles(tx: Tx, holder: string, objects: readonly string[]): Promise<void> {
    return this.holds.add(tx, holder, objects);
  }

  /** Lets go of what these held: what no photo shows any more is swept then. */
  release(tx: Tx, holders: readonly string[]): Promise<void> {
    return this.holds.remove(tx, holders);
  }

  private async keep(tx: Tx, holder: string, photos: HeldPhoto[]): Promise<HeldPhoto[]> {
    await this.holdFiles(
      tx,
      holder,
      photos.map(({ object }) => object),
    );
    return photos;
  }
}
