import { createHash } from 'node:crypto';
import type { ObjectStore } from '#storage';
import { clean, renderRenditions, variants, type Variant } from '../images/index.js';
import { sharedObjectName } from '../files/index.js';

export type StoredPortrait = Readonly<Record<Variant | 'original', string>> & { readonly width: number; readonly height: number };

/**
 * Runs a drawn portrait through the pipeline of photos and answers the names of its five objects, which any number of photos may share; each
 * photo has random keys of its own, and its owner may cut it as any other. The same portrait gives the same names, so that a second seed adds no files.
 */
export async function storePortrait(store: ObjectStore, bytes: Uint8Array): Promise<StoredPortrait> {
  const original = await clean(bytes);
  const renditions = await renderRenditions(original);
  const stem = createHash('sha256').update(original).digest('hex').slice(0, 32);
  const names = { original: sharedObjectName(`${stem}-original`) } as Record<Variant | 'original', string>;
  await store.put(names.original, original, 'image/jpeg');
  for (const variant of variants) {
    names[variant] = sharedObjectName(`${stem}-${variant}`);
    await store.put(names[variant], renditions[variant], 'image/webp');
  }
  return { ...names, width: renditions.width, height: renditions.height };
}
