import type { DeviceSlot } from './slot';
import type { UserHalf } from './user-halves';
import type { DeviceShelf } from './vault-ports';

const NAME = 'cleat-wallet';
const STORE = 'device';
const SLOT = 'slot';
const DEVICE_KEY = 'key';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/**
 * What this browser keeps of a visitor, in the frame's IndexedDB. Keys are stored as keys: no script reads their bytes.
 */
export class IndexedDbShelf implements DeviceShelf {
  async read(): ReturnType<DeviceShelf['read']> {
    const stored = await run('readonly', (store) => store.get(SLOT));
    return stored as { readonly slot: unknown; readonly half: UserHalf } | undefined;
  }

  async write(slot: DeviceSlot, half: UserHalf): Promise<void> {
    await run('readwrite', (store) => store.put({ slot, half }, SLOT));
  }

  async clear(): Promise<void> {
    await run('readwrite', (store) => store.delete(SLOT));
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(NAME, work);
  }

  /** The key by which the service knows this browser. It is made at the first use. */
  async deviceKey(): Promise<CryptoKeyPair> {
    const own = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    // In one transaction, so that two tabs get one key.
    const stored = await run('readwrite', (store) => {
      const found = store.get(DEVICE_KEY);
      found.addEventListener('success', () => {
        if (found.result === undefined) store.put(own, DEVICE_KEY);
      });
      return found;
    });
    return (stored as CryptoKeyPair | undefined) ?? own;
  }
}

/** The result of one request, when its transaction is complete. */
async function run<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = request(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(asked.result));
      const fail = (): void => reject(transaction.error ?? new Error('The storage refused'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
    request.addEventListener('blocked', () => reject(new Error('The storage is blocked')));
  });
}
