import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { AdminPhotoVariant } from '#contracts-admin';
import { ObjectStore } from '#storage';
import { PhotoFilesRepository } from './photo-files.repository.js';
import { mayOpenPhoto } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

/** The photos of members as staff open them. The blurred one belongs to the page; the clear one is an act of its own. */
@Injectable()
export class MemberPhotoFiles {
  constructor(
    private readonly reads: StaffReads,
    private readonly files: PhotoFilesRepository,
    private readonly store: ObjectStore,
  ) {}

  async openPhoto(actor: StaffActor, photoId: string, variant: AdminPhotoVariant): Promise<Buffer> {
    assertAllowed(mayOpenPhoto(actor.roles));
    const object = await this.reads.one(actor, photoId, async (tx) => {
      const rendition = await this.files.find(tx, photoId, variant);
      if (!rendition) throw new AppError('photo_not_found');
      const { object: result, member_id: id } = rendition;
      if (variant !== 'full') return { result };
      return { result, entry: { act: 'member.photo_opened', subject: { kind: 'member', id }, facts: { photo_id: photoId } } };
    });
    const bytes = await this.store.get(object);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }
}
