import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import { ObjectStore } from '#storage';
import type { TestMember, World } from '#testing';
import { aPngOf } from '#testing';
import { ImageProcessor, variants, type Variant } from './images/index.js';
import { PhotoObjects, StrayObjectsRepository } from './files/index.js';
import { RenderingService } from './renditions/index.js';
import { UploadsService } from './album/index.js';

/** A store whose process is killed after so many writes: from then on nothing it is asked happens any more. */
export class DyingStore extends ObjectStore {
  private isDead = false;

  constructor(
    private readonly real: ObjectStore,
    private writesLeft: number,
  ) {
    super();
  }

  async put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    this.assertAlive();
    await this.real.put(name, bytes, contentType);
    if (--this.writesLeft === 0) this.isDead = true;
    this.assertAlive();
  }

  async putStream(name: string, bytes: Readable, length: number, contentType: string): Promise<void> {
    this.assertAlive();
    await this.real.putStream(name, bytes, length, contentType);
  }

  getStream(name: string): Promise<Readable> {
    this.assertAlive();
    return this.real.getStream(name);
  }

  get(name: string): Promise<Buffer | undefined> {
    this.assertAlive();
    return this.real.get(name);
  }

  signedAddress(name: string): Promise<URL | undefined> {
    this.assertAlive();
    return this.real.signedAddress(name);
  }

  async remove(name: string): Promise<void> {
    this.assertAlive();
    await this.real.remove(name);
  }

  exists(name: string): Promise<boolean> {
    this.assertAlive();
    return this.real.exists(name);
  }

  names(folder: string): AsyncGenerator<string> {
    this.assertAlive();
    return this.real.names(folder);
  }

  private assertAlive(): void {
    if (this.isDead) throw new Error('killed');
  }
}

export function objectsDyingAfter(world: World, writes: number): PhotoObjects {
  return new PhotoObjects(world.get(Transactions), new StrayObjectsRepository(), new DyingStore(world.get(ObjectStore), writes));
}

/** What the processor made of the one picture of `aPhotoOf`: whoever asks who may see a photo need not wait until it is made again. */
async function rememberPicture(processor: ImageProcessor): Promise<void> {
  if (Object.hasOwn(processor, 'clean')) return;
  const cleaned = await processor.clean(picture);
  const renditions = await processor.renderRenditions(cleaned);
  const real = new ImageProcessor();
  processor.clean = (source) => (source === picture ? Promise.resolve(cleaned) : real.clean(source));
  processor.renderRenditions = (original, crop) =>
    crop || !cleaned.equals(original) ? real.renderRenditions(original, crop) : Promise.resolve(renditions);
}

const picture = aPngOf(240, 300);

/** A photo of a member, visible unless told otherwise. */
export async function aPhotoOf(world: World, member: TestMember, wish: { private?: boolean; rendered?: boolean } = {}): Promise<PhotoId> {
  await rememberPicture(world.get(ImageProcessor));
  const { id } = await world.get(UploadsService).upload(member.id, picture, { private: wish.private ?? false });
  if (wish.rendered ?? true) await world.get(RenderingService).render(member.id, id);
  return id;
}

export async function keysOf(world: World, photoId: PhotoId): Promise<Record<Variant, string>> {
  const rows = await world.rows<{ variant: Variant; key: string }>('select variant, key from media.rendition where photo_id = $1', [
    photoId,
  ]);
  if (rows.length !== variants.length) throw new Error(`the photo has ${rows.length} renditions`);
  return Object.fromEntries(rows.map(({ variant, key }) => [variant, key])) as Record<Variant, string>;
}

/** The names of all files that rest in the store. */
export async function filesIn(world: World): Promise<string[]> {
  const entries = await readdir(join(world.config.dataDir, 'objects'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Lets the time of everything on the list of strays be over. */
export async function anHourLater(world: World): Promise<void> {
  await world.rows(`update media.stray_object set due = now() - interval '1 second'`);
}
