import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { Transactions, type Tx } from '#database';
import { PhotoObjects, PhotoTakedowns } from '#media';
import { ChildMaterialsRepository, type ChildMaterial } from './child-materials.repository.js';
import { DossiersService } from './dossiers.service.js';

const DESTROYED_AT_ONCE = 20;

/** The end of what was sealed, when the law's time is over. */
@Injectable()
export class ChildMaterialDestruction {
  constructor(
    private readonly transactions: Transactions,
    private readonly materials: ChildMaterialsRepository,
    private readonly dossiers: DossiersService,
    private readonly objects: PhotoObjects,
    private readonly takedowns: PhotoTakedowns,
    private readonly audit: Audit,
  ) {}

  /** Ends what was kept until today; the log keeps that it is gone, by its reference. Answers how many. */
  async destroyDue(): Promise<number> {
    for (let total = 0; ;) {
      const names: string[] = [];
      const count = await this.transactions.run(async (tx) => {
        const due = await this.materials.lockDue(tx, DESTROYED_AT_ONCE);
        for (const found of due) names.push(...(await this.destroy(tx, found)));
        return due.length;
      });
      // What cannot be removed now goes with the sweep.
      await this.objects.discard(names).catch(() => undefined);
      total += count;
      if (count < DESTROYED_AT_ONCE) return total;
    }
  }

  /** Answers the files that go. */
  private async destroy(tx: Tx, { id, reference, objects, state }: ChildMaterial): Promise<string[]> {
    // What never got as far as a sealed copy.
    const waiting = state === 'sealing' ? ((await this.dossiers.waiting(tx, id))?.pictures ?? []) : [];
    await this.objects.release(tx, objects);
    await this.takedowns.release(tx, id);
    await this.materials.destroy(tx, id);
    await this.audit.record(tx, {
      staffId: null,
      act: 'child_material.destroyed',
      subject: { kind: 'child_material', id },
      facts: { reference },
      ip: '',
    });
    return [...objects, ...waiting.map(({ source }) => source)];
  }
}
