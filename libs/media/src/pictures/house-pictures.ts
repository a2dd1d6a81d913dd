import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { ImageProcessor, type PhotoSource } from '../images/index.js';
import { PhotoObjects } from '../files/index.js';

/** Apart from what members send: no key of a picture of the house leads to a photo of theirs. */
const objectOf = (key: string): string => `house/${key.slice(0, 2)}/${key}`;

/** Pictures that the house shows to everybody, such as those of its gifts. What they belong to, the module knows that keeps their key. */
@Injectable()
export class HousePictures {
  constructor(
    private readonly processor: ImageProcessor,
    private readonly objects: PhotoObjects,
  ) {}

  /** Checks the picture, packs its pixels anew and stores them. It stays only if a transaction claims it. Throws the `photo_…` refusals. */
  async store(source: PhotoSource): Promise<string> {
    const bytes = await this.processor.renderDrawing(source);
    const key = randomUUID();
    try {
      await this.objects.put([{ name: objectOf(key), bytes, contentType: 'image/webp' }]);
    } catch (error) {
      await this.objects.discard([objectOf(key)]).catch(() => undefined);
      throw error;
    }
    return key;
  }

  /** Throws `photo_not_found` for one that was never stored, belongs to something already, or waited too long. */
  async claim(tx: Tx, key: string): Promise<void> {
    if (!(await this.objects.isWaiting(tx, objectOf(key)))) throw new AppError('photo_not_found');
    await this.objects.claim(tx, [objectOf(key)]);
  }

  /** Removes it with the transaction: the file goes right after it, or with the sweep. */
  async remove(tx: Tx, key: string): Promise<void> {
    await this.objects.release(tx, [objectOf(key)]);
    tx.afterCommit(() => this.objects.discard([objectOf(key)]).catch(() => undefined));
  }

  read(key: string): Promise<Buffer | undefined> {
    return this.objects.get(objectOf(key));
  }
}
