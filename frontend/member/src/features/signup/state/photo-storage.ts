/**
 * The chosen photo waits in this browser until there is an account that it can belong to, also over a reload. Nobody else gets it before that,
 * not even we. Where the browser has no such store, it waits in the memory of the page.
 */
const name = 'signup';
const store = 'photo';
const only = 'chosen';
/** On a computer that several people use, a forgotten photo must not wait for long. */
const storedForMs = 24 * 60 * 60 * 1000;

interface StoredPhoto {
  readonly file: File;
  readonly at: number;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = window.indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
  });

async function ask<Value>(mode: IDBTransactionMode, act: (photos: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const base = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const request = act(base.transaction(store, mode).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no photo')));
    });
  } finally {
    base.close();
  }
}

/** Null forgets it. */
export async function storePhoto(file: File | null): Promise<void> {
  const stored: StoredPhoto | null = file && { file, at: Date.now() };
  const work = stored ? ask('readwrite', (photos) => photos.put(stored, only)) : ask('readwrite', (photos) => photos.delete(only));
  await work.catch(() => undefined);
}

export async function storedPhoto(): Promise<File | null> {
  const stored = await ask('readonly', (photos) => photos.get(only) as IDBRequest<StoredPhoto | undefined>).catch(() => undefined);
  if (!stored) return null;
  if (Date.now() - stored.at < storedForMs) return stored.file;
  await storePhoto(null);
  return null;
}
