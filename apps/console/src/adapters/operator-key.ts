const NAME = 'cleat-console';
const STORE = 'keys';
const KEY = 'browser';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/**
 * The key by which the service knows this browser: a cookie that was copied is worth nothing without it. It is made at the first use,
 * and no script reads its bytes.
 */
export async function operatorKey(): Promise<CryptoKeyPair> {
  const own = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      // In one transaction, so that two tabs get one key.
      const transaction = database.transaction(STORE, 'readwrite');
      const objects = transaction.objectStore(STORE);
      const asked = objects.get(KEY) as IDBRequest<CryptoKeyPair | undefined>;
      asked.addEventListener('success', () => {
        if (asked.result === undefined) objects.put(own, KEY);
      });
      transaction.addEventListener('complete', () => resolve(asked.result ?? own));
      transaction.addEventListener('abort', () => reject(new Error('This browser keeps no data')));
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(new Error('This browser keeps no data')));
  });
}
