import type { BrowserContext, Frame, Page } from 'playwright-core';

/** What a browser has said and heard with the embedded wallet in it, and the secrets that must be in none of it. */
export interface RecordedWallet {
  /** Requests of pages, frames, windows and workers, and the answers to them. */
  readonly traffic: readonly string[];

  /** What the wallet's worker has drawn by chance: the entropy of each new wallet, and its own halves. */
  readonly drawn: readonly Uint8Array[];
}

const SECRET_BYTES = 32;
const DRAWN = 'drawn by the worker: ';

/** Has a worker say what it draws, in the console, which nothing but this test reads. */
const sayDraws = `{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    draw(array);
    if (array.length === ${SECRET_BYTES}) console.debug('${DRAWN}' + [...array].join(','));
    return array;
  };
}`;

/** Records from now on. Call it before the context has a page. */
export async function recordWallet(context: BrowserContext): Promise<RecordedWallet> {
  const traffic: string[] = [];
  const drawn: Uint8Array[] = [];
  const toldWorkers: Promise<void>[] = [];
  context.on('page', (page) => {
    page.on('worker', (worker) => {
      toldWorkers.push(worker.evaluate<void>(sayDraws).catch(() => undefined)); // It may end at once.
    });
  });
  // A wallet is begun when its slots have been listed.
  await context.route('**/slots/list', async (route) => {
    await Promise.all(toldWorkers);
    await route.continue();
  });
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(DRAWN)) {
      drawn.push(Uint8Array.from(text.slice(DRAWN.length).split(','), Number));
    }
  });
  context.on('response', (response) => {
    const request = response.request();
    traffic.push(`${request.url()} ${request.postData() ?? ''}`);
    if (request.resourceType() === 'script') return;
    void response.text().then(
      (text) => traffic.push(text),
      () => undefined, // A redirect, or a page that has gone.
    );
  });
  return { traffic, drawn };
}

/** All that the wallet has in its storage. Keys that the browser does not give out are empty there. */
const STORED = `new Promise((resolve, reject) => {
  const plain = (_, value) => ArrayBuffer.isView(value) ? [...new Uint8Array(value.buffer)] : value;
  const opening = indexedDB.open('cleat-wallet', 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('device').objectStore('device').getAll();
    all.onsuccess = () => resolve(JSON.stringify([all.result, { ...localStorage }, { ...sessionStorage }], plain));
  };
})`;

/** The storage of the wallet's origin, in a page or a frame of it. */
export function storedByWallet(place: Frame | Page): Promise<string> {
  return place.evaluate<string>(STORED);
}

/** The storage of a site. */
export function storedBySite(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
}
