import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ImageProcessor, type PhotoSource } from '../images/index.js';
import { newObjectName, PhotoObjects } from '../files/index.js';

/** The names of the two files, and the size of the larger one. */
export type StoredAttachment = { readonly preview: string; readonly full: string; readonly width: number; readonly height: number };

/** Photos that go with a message. Whose they are and who may see them, the module knows that keeps the message. */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly processor: ImageProcessor,
    private readonly objects: PhotoObjects,
  ) {}

  /** Makes and stores the two sizes; what came in is never stored. They stay only if a transaction claims them. Throws the `photo_…` refusals. */
  async store(source: PhotoSource): Promise<StoredAttachment> {
    const { preview, full, width, height } = await this.processor.renderAttachment(source);
    const stored = { preview: newObjectName(), full: newObjectName(), width, height };
    try {
      await this.objects.put([
        { name: stored.preview, bytes: preview, contentType: 'image/webp' },
        { name: stored.full, bytes: full, contentType: 'image/webp' },
      ]);
    } catch (error) {
      await this.discard([stored.preview, stored.full]);
      throw error;
    }
    return stored;
  }

  claim(tx: Tx, { preview, full }: StoredAttachment): Promise<void> {
    return this.objects.claim(tx, [preview, full]);
  }

  /** Removes the files unless a transaction claimed them; what cannot be removed now goes with the sweep. */
  async discard(names: readonly string[]): Promise<void> {
    await this.objects.discard(names).catch(() => undefined);
  }

  read(object: string): Promise<Buffer | undefined> {
    return this.objects.get(object);
  }
}
