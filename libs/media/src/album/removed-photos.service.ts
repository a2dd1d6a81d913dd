import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { PhotoObjects } from '../files/index.js';
import { RemovedPhotosRepository } from './removed-photos.repository.js';
import { RenditionsRepository } from '../renditions/index.js';

/** How long a removed photo can be had back. */
export const undoMinutes = 10;
const AT_ONCE = 50;

@Injectable()
export class RemovedPhotos {
  constructor(
    private readonly transactions: Transactions,
    private readonly removed: RemovedPhotosRepository,
    private readonly renditions: RenditionsRepository,
    private readonly objects: PhotoObjects,
  ) {}

  /** Ends the photos whose time for a second thought is over: rows, addresses and files. Answers how many; from `atMost` on there may be more. */
  async purge(atMost = Infinity): Promise<number> {
    for (let total = 0; ;) {
      const files: string[] = [];
      const count = await this.transactions.run(async (tx) => {
        const photos = await this.removed.purge(tx, undoMinutes, AT_ONCE);
        for (const { id, original } of photos) {
          files.push(...(await this.renditions.removeOf(tx, id)));
          if (original) files.push(original);
        }
        await this.objects.release(tx, files);
        return photos.length;
      });
      await this.objects.discard(files).catch(() => undefined); // else the sweep does it
      total += count;
      if (count < AT_ONCE || total >= atMost) return total;
    }
  }
}
