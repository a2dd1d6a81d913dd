import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { newObjectName, PhotoObjects, PhotoTakedowns } from '#media';
import { ChildMaterialsRepository, type ChildMaterial } from './child-materials.repository.js';
import type { Dossier, SealedPicture } from './dossier.js';
import { DossiersService } from './dossiers.service.js';

const DESTROYED_AT_ONCE = 20;

/** The sealed files: copied once, under a key of their own, and destroyed when the law's time is over. */
@Injectable()
export class ChildMaterialFiles {
  private readonly box: SealedBox;

  constructor(
    private readonly transactions: Transactions,
    private readonly materials: ChildMaterialsRepository,
    private readonly dossiers: DossiersService,
    private readonly objects: PhotoObjects,
    private readonly takedowns: PhotoTakedowns,
    private readonly audit: Audit,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'child-material-file');
  }

  /** Copies what was found into sealed files, and lets the readable ones go. False when that was done before. */
  async seal(claim: Claim, id: string): Promise<boolean> {
    const waiting = await this.transactions.run((tx) => this.withLate(tx, id));
    const pictures: SealedPicture[] = [];
    for (const picture of waiting?.pictures ?? []) pictures.push(await this.copy(id, picture));
    const isSealed = await this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const found = await this.materials.lock(tx, id);
      if (!waiting || found?.state !== 'sealing') return false;
      const objects = pictures.flatMap(({ object }) => object ?? []);
      await this.objects.claim(tx, objects);
      await this.materials.storeSealed(tx, id, this.dossiers.seal(id, { ...waiting, pictures }), objects);
      await this.takedowns.release(tx, id);
      return true;
    });
    if (isSealed) await this.discard(pictures.map(({ source }) => source));
    return isSealed;
  }

  /** One sealed file as it was found. Undefined when it was lost or destroyed. */
  async open(id: string, object: string): Promise<Buffer | undefined> {
    const sealed = await this.objects.get(object);
    return sealed && this.box.openBytes(sealed, id);
  }

  /** Ends what was kept until today; the log keeps that it is gone, by its reference. Answers how many. */
  async destroyDue(): Promise<number> {
    for (let total = 0; ;) {
      const names: string[] = [];
      const count = await this.transactions.run(async (tx) => {
        const due = await this.materials.lockDue(tx, DESTROYED_AT_ONCE);
        for (const found of due) names.push(...(await this.destroy(tx, found)));
        return due.length;
      });
      await this.discard(names);
      total += count;
      if (count < DESTROYED_AT_ONCE) return total;
    }
  }

  /** What cannot be removed now goes with the sweep. */
  private async discard(names: readonly string[]): Promise<void> {
    await this.objects.discard(names).catch(() => undefined);
  }

  /** With what was on its way when the account was stopped. */
  private async withLate(tx: Tx, id: string): Promise<Dossier | undefined> {
    const found = await this.materials.lock(tx, id);
    const before = await this.waiting(tx, id);
    if (!found || !before) return undefined;
    const dossier = await this.dossiers.collectLate(tx, id, found.memberId, before);
    await this.materials.update(tx, id, this.dossiers.seal(id, dossier));
    return dossier;
  }

  private async waiting(tx: Tx, id: string): Promise<Dossier | undefined> {
    const sealed = (await this.materials.find(tx, id))?.state === 'sealing' ? await this.materials.sealedOf(tx, id) : null;
    return sealed ? this.dossiers.open(id, sealed) : undefined;
  }

  private async copy(id: string, picture: SealedPicture): Promise<SealedPicture> {
    const bytes = await this.objects.get(picture.source);
    if (!bytes) return picture;
    const object = newObjectName();
    await this.objects.put([{ name: object, bytes: this.box.sealBytes(bytes, id), contentType: 'application/octet-stream' }]);
    return { ...picture, object, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  }

  /** Answers the files that go. */
  private async destroy(tx: Tx, { id, reference, objects, state }: ChildMaterial): Promise<string[]> {
    // What never got as far as a sealed copy.
    const waiting = state === 'sealing' ? ((await this.waiting(tx, id))?.pictures ?? []) : [];
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
