import type { Outgoing } from '../model/outbox';

const name = 'chat-outbox';
const table = 'messages';

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'client_id' }));
    return resultOf(request);
  })();
  return opened;
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const database = await open();
    return await resultOf(act(database.transaction(table, mode).objectStore(table)));
  } catch {
    // Private windows may forbid storage: the message then lives as long as the page.
    opened = undefined;
    return otherwise;
  }
}

export const readOutgoing = (): Promise<readonly Outgoing[]> => within('readonly', (store) => store.getAll() as IDBRequest<Outgoing[]>, []);
/** Whether it still waits: another tab may have sent it. What cannot be asked waits. */
export const isKept = async (id: string): Promise<boolean> => (await within<number>('readonly', (store) => store.count(id), 1)) > 0;
export const keepOutgoing = async (item: Outgoing): Promise<void> => {
  await within<IDBValidKey>('readwrite', (store) => store.put(item), '');
};
export const dropOutgoing = (id: string): Promise<void> => within<undefined>('readwrite', (store) => store.delete(id), undefined);
