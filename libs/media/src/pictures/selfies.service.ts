import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ImageProcessor, type PhotoSource } from '../images/index.js';
import { newObjectName, PhotoObjects } from '../files/index.js';

/** Pictures that have no address: no route for members leads to them. Whose they are, the module knows that keeps their name. */
@Injectable()
export class Selfies {
  constructor(
    private readonly processor: ImageProcessor,
    private readonly objects: PhotoObjects,
  ) {}

  /** Checks the picture, packs its pixels anew and stores them. It stays only if a transaction claims it. Throws the `photo_…` refusals. */
  async store(source: PhotoSource): Promise<string> {
    const { full } = await this.processor.renderAttachment(source);
    const name = newObjectName();
    try {
      await this.objects.put([{ name, bytes: full, contentType: 'image/webp' }]);
    } catch (error) {
      await this.discard([name]);
      throw error;
    }
    return name;
  }

  claim(tx: Tx, name: string): Promise<void> {
    return this.objects.claim(tx, [name]);
  }

  /** Removes them with the transaction: the files go right after it, or with the sweep, which tries until they are gone. */
  async remove(tx: Tx, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.objects.release(tx, names);
    tx.afterCommit(() => this.discard(names));
  }

  /** Removes what no transaction claimed; what cannot be removed now goes with the sweep. */
  async discard(names: readonly string[]): Promise<void> {
    await this.objects.discard(names).catch(() => undefined);
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.objects.get(name);
  }
}
