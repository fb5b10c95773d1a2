import { StorageRefusal } from '../../domain/refusals/storage-refusal';

const NAME = 'cleat-wallet';
const STORE = 'device';

/** The value of `name` in the frame's IndexedDB. */
export function stored(name: string): Promise<unknown> {
  return run('readonly', (store) => store.get(name) as IDBRequest<unknown>);
}

export async function store(name: string, value: unknown): Promise<void> {
  await run('readwrite', (objects) => objects.put(value, name));
}

export async function forget(name: string): Promise<void> {
  await run('readwrite', (objects) => objects.delete(name));
}

/** The value of `name`, or else `value`, which is then stored. In one transaction, so that two tabs get one value. */
export async function storedOr<T>(name: string, value: T): Promise<T> {
  const found = await run('readwrite', (objects) => {
    const asked = objects.get(name) as IDBRequest<T | undefined>;
    asked.addEventListener('success', () => {
      if (asked.result === undefined) objects.put(value, name);
    });
    return asked;
  });
  return found ?? value;
}

/** Puts what `change` makes of the value of `name` in its place. In one transaction, so that two tabs lose nothing. */
export async function changeStored(
  name: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await run('readwrite', (objects) => {
    const asked = objects.get(name) as IDBRequest<unknown>;
    asked.addEventListener('success', () => {
      const next = change(asked.result);
      if (next === undefined) objects.delete(name);
      else objects.put(next, name);
    });
    return asked;
  });
}

/** Does `work` while no other tab of this browser does it. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(NAME, work);
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
      const fail = (): void => reject(new StorageRefusal('The storage refused'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = opening();
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new StorageRefusal('No storage')));
    request.addEventListener('blocked', () => reject(new StorageRefusal('The storage is blocked')));
  });
}

function opening(): IDBOpenDBRequest {
  try {
    return indexedDB.open(NAME, 1);
  } catch {
    throw new StorageRefusal('No storage');
  }
}
