import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { ObjectStore } from '#storage';
import { StrayObjectsRepository } from './stray-objects.repository.js';

export type NewObject = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/webp' | 'application/octet-stream';
};

/** Longer than any upload or rendering takes, so that the sweep meets nothing that is still on its way. */
const ON_ITS_WAY_S = 3_600;
const SWEPT_AT_ONCE = 100;
const sharedFolder = 'shared/';

/** A name that says nothing; two letters of it spread the files over folders. */
export function newObjectName(): string {
  const name = randomUUID();
  return `photos/${name.slice(0, 2)}/${name}`;
}

/** Drawn portraits of the demo belong to many photos at once and stay when one of these goes. */
export const sharedObjectName = (name: string): string => `${sharedFolder}${name}`;

/**
 * Files and rows cannot be committed together. So each name is written down, and committed, before its first byte; the transaction that
 * makes use of the object strikes it off. Whatever dies in between leaves a name on the list, and the sweep removes the file: no photo that
 * nobody owns stays in the store.
 */
@Injectable()
export class PhotoObjects {
  constructor(
    private readonly transactions: Transactions,
    private readonly strays: StrayObjectsRepository,
    private readonly store: ObjectStore,
  ) {}

  get(name: string): Promise<Buffer | undefined> {
    return this.store.get(name);
  }

  signedAddress(name: string): Promise<URL | undefined> {
    return this.store.signedAddress(name);
  }

  /** Writes objects that nothing refers to yet. They stay only if a transaction claims them. */
  async put(objects: readonly NewObject[], photoId?: string): Promise<void> {
    const names = objects.map(({ name }) => name);
    await this.transactions.read((tx) => this.strays.note(tx, names, photoId, ON_ITS_WAY_S));
    for (const { name, bytes, contentType } of objects) await this.store.put(name, bytes, contentType);
  }

  /** Notes the name of an object that somebody else is about to write. It stays only if a transaction claims it within the hour. */
  async expect(name: string): Promise<void> {
    await this.transactions.read((tx) => this.strays.note(tx, [name], undefined, ON_ITS_WAY_S));
  }

  /** In the transaction whose rows name the objects from now on. Throws when one of them is not there any more. */
  async claim(tx: Tx, names: readonly string[]): Promise<void> {
    if ((await this.strays.forget(tx, names)) !== names.length) throw new Error('an object was swept before its photo was ready');
  }

  /** Whether an object is there that nobody claimed yet; held until the transaction ends. */
  async isWaiting(tx: Tx, name: string): Promise<boolean> {
    return (await this.strays.lock(tx, [name])).length > 0;
  }

  /** In the transaction that removes the rows. Discard the files after its commit; what is not discarded goes with the next sweep. */
  async release(tx: Tx, names: readonly string[]): Promise<void> {
    await this.strays.note(
      tx,
      names.filter((name) => !name.startsWith(sharedFolder)),
      undefined,
      0,
    );
  }

  /** Removes those of the objects that nobody claimed: safe also when it is not known whether the claim was committed. */
  discard(names: readonly string[]): Promise<void> {
    return this.transactions.run(async (tx) => this.removeAll(tx, await this.strays.lock(tx, names)));
  }

  /** Removes the files that broken-off work for a photo left; their names stay on the list, in case that work still goes on somewhere. */
  async clearLeftovers(photoId: string): Promise<void> {
    const names = await this.transactions.read((tx) => this.strays.ofPhoto(tx, photoId));
    for (const name of names) await this.store.remove(name);
  }

  /** Removes everything whose time is over, and answers how much it was; from `atMost` on there may be more. */
  async sweep(atMost = Infinity): Promise<number> {
    for (let total = 0; ;) {
      const count = await this.transactions.run(async (tx) => {
        const names = await this.strays.lockDue(tx, SWEPT_AT_ONCE);
        await this.removeAll(tx, names);
        return names.length;
      });
      total += count;
      if (count < SWEPT_AT_ONCE || total >= atMost) return total;
    }
  }

  private async removeAll(tx: Tx, names: readonly string[]): Promise<void> {
    for (const name of names) await this.store.remove(name);
    if (names.length > 0) await this.strays.forget(tx, names);
  }
}
