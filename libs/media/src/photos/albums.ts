import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import type { Tx } from '#database';
import { PhotosRepository } from './photos.repository.js';

export type AlbumHook = (tx: Tx, memberId: MemberId) => Promise<void>;
/** A photo that everybody who may see the member sees, or will. */
export type PublicPhoto = { readonly id: PhotoId; readonly main: boolean };

/** What others ask about the photos of a member, and how they hear that these changed. */
@Injectable()
export class Albums {
  private readonly hooks: AlbumHook[] = [];

  constructor(private readonly photos: PhotosRepository) {}

  /** Called in `onModuleInit`. Runs in the transaction of the change, which holds the album. */
  onChange(hook: AlbumHook): void {
    this.hooks.push(hook);
  }

  async changed(tx: Tx, memberId: MemberId): Promise<void> {
    for (const hook of this.hooks) await hook(tx, memberId);
  }

  /** From here to the end of the transaction nothing changes in the album. */
  lock(tx: Tx, memberId: MemberId): Promise<void> {
    return this.photos.lockAlbum(tx, memberId);
  }

  /** Those that are shown, the main one first. */
  shown(tx: Tx, memberId: MemberId): Promise<PublicPhoto[]> {
    return this.photos.shownPublicly(tx, memberId);
  }

  async mainId(tx: Tx, memberId: MemberId): Promise<PhotoId | undefined> {
    return (await this.photos.mainOf(tx, memberId))?.id;
  }
}
