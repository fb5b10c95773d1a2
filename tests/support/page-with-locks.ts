type Request = (name: string, options: object, hold: () => Promise<void>) => Promise<void>;

const own = Object.getOwnPropertyDescriptors(globalThis);

function stub(name: 'document' | 'navigator', value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, value });
}

/** From now on this is a page of a browser whose Web Locks are given by `request`, or that has none. */
export function inPage(request: Request | undefined): void {
  stub('document', {});
  stub('navigator', request ? { locks: { request } } : {});
}

/** What was before {@link inPage} is again. */
export function leavePage(): void {
  for (const name of ['document', 'navigator'] as const) {
    const before = own[name];
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  }
}

/** A browser with one lock for each name. */
export function oneLock(): Request {
  const tails = new Map<string, Promise<void>>();
  return (name, _, hold) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(hold);
    tails.set(name, run);
    return run;
  };
}
