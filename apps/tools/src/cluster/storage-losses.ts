import { setTimeout as sleep } from 'node:timers/promises';
import { openObjectStore, storeUnavailable, type ObjectStore } from '#storage';
import { ClearFault } from '../clear-fault.js';
import type { ObjectStorage } from './object-storage.js';

/** Whoever uploads has an answer by then. */
const ANSWER_MS = 25_000;
const LOOK_MS = 250;
const bytes = Buffer.from('of a photo');

/** The losses that the runbook names and that would stop members who send photos, each mended by its words; what the product notices of them. */
export async function loseStorage(storage: ObjectStorage): Promise<void> {
  const store = await openObjectStore({ dataDir: '', s3: { ...storage.s3Of(storage.settings.S3_BUCKET), photoBytes: 'api' } });
  await store.put('losses/before', bytes, 'image/webp');
  await loseDisk(storage);
  await loseTwo(storage, store);
}

/** A new disk is empty, and is filled by the others. */
async function loseDisk(storage: ObjectStorage): Promise<void> {
  const before = await storage.untilCopied();
  const [host] = storage.hosts;
  await host?.lose();
  host?.boot();
  const from = performance.now();
  const after = await storage.untilCopied();
  if (after !== before) throw new ClearFault(`${before} objects were in the store before a disk was lost, ${after} after.`);
  console.log(`a lost disk: all ${after} objects are on the new one ${seconds(performance.now() - from)} s later`);
}

/** With one host left photos are shown, and nothing can be stored, which is said in time. */
async function loseTwo({ hosts }: ObjectStorage, store: ObjectStore): Promise<void> {
  const lost = hosts.slice(1);
  for (const host of lost) await host.kill();
  const from = performance.now();
  const shown = await store.get('losses/before');
  const shownMs = performance.now() - from;
  const refused = await store.put('losses/after', bytes, 'image/webp').catch((error: unknown) => error);
  const refusedMs = performance.now() - from - shownMs;
  for (const host of lost) host.boot();
  if (!shown?.equals(bytes)) throw new ClearFault('With one storage host left a photo is not shown.');
  if (!storeUnavailable(refused)) throw new ClearFault(`With one storage host left an upload was answered: ${String(refused)}`);
  if (refusedMs > ANSWER_MS) throw new ClearFault(`With one storage host left an upload had no answer for ${seconds(refusedMs)} s.`);
  const waited = await untilStored(store);
  console.log(
    `two storage hosts lost: shown after ${seconds(shownMs)} s, refused after ${seconds(refusedMs)} s; stored again ${seconds(waited)} s after they were back`,
  );
}

async function untilStored(store: ObjectStore): Promise<number> {
  const from = performance.now();
  for (;;) {
    try {
      await store.put('losses/after', bytes, 'image/webp');
      return performance.now() - from;
    } catch (error) {
      if (performance.now() - from > ANSWER_MS * 4) throw error;
      await sleep(LOOK_MS);
    }
  }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
