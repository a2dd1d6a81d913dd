import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { newObjectName, PhotoObjects, PhotoTakedowns } from '#media';
import { ChildMaterialsRepository } from './child-materials.repository.js';
import type { Dossier, SealedPicture } from './dossier.js';
import { DossiersService } from './dossiers.service.js';

/** The sealed files: copied once, under a key of their own, until they are destroyed (`ChildMaterialDestruction`). */
@Injectable()
export class ChildMaterialFiles {
  private readonly box: SealedBox;

  constructor(
    private readonly transactions: Transactions,
    private readonly materials: ChildMaterialsRepository,
    private readonly dossiers: DossiersService,
    private readonly objects: PhotoObjects,
    private readonly takedowns: PhotoTakedowns,
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
    // What cannot be removed now goes with the sweep.
    if (isSealed) await this.objects.discard(pictures.map(({ source }) => source)).catch(() => undefined);
    return isSealed;
  }

  /** One sealed file as it was found. Undefined when it was lost or destroyed. */
  async open(id: string, object: string): Promise<Buffer | undefined> {
    const sealed = await this.objects.get(object);
    return sealed && this.box.openBytes(sealed, id);
  }

  /** With what was on its way when the account was stopped. */
  private async withLate(tx: Tx, id: string): Promise<Dossier | undefined> {
    const found = await this.materials.lock(tx, id);
    const before = await this.dossiers.waiting(tx, id);
    if (!found || !before) return undefined;
    const dossier = await this.dossiers.collectLate(tx, id, found.memberId, before);
    await this.materials.update(tx, id, this.dossiers.seal(id, dossier));
    return dossier;
  }

  private async copy(id: string, picture: SealedPicture): Promise<SealedPicture> {
    const bytes = await this.objects.get(picture.source);
    if (!bytes) return picture;
    const object = newObjectName();
    await this.objects.put([{ name: object, bytes: this.box.sealBytes(bytes, id), contentType: 'application/octet-stream' }]);
    return { ...picture, object, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  }
}
