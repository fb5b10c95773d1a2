import { HostRefusal } from '../refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { SentBundle, SentTransactions } from './sent-bundle';

const MAX_ID_LENGTH = 4096;

/** Bundles that were sent before this page was loaded. */
export type FindBundle = (id: string) => Promise<SentBundle | undefined>;

/** Where bundles outlive the page. */
export interface BundleStore {
  readonly find: FindBundle;
  readonly keep: (id: string, sent: SentTransactions) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const noStore: BundleStore = {
  find: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** The bundles that were sent, for `wallet_getCallsStatus`: in this page, and those that outlive it. */
export class SentCalls {
  readonly #bundles = new Map<string, SentBundle>();
  readonly #before: FindBundle;
  readonly #store: BundleStore;

  /** @param before Finds the bundles that keep themselves. */
  constructor(before: FindBundle = noStore.find, store: BundleStore = noStore) {
    this.#before = before;
    this.#store = store;
  }

  /** @throws {@link HostRefusal} where another bundle has the name that the site gives this one. */
  async check(id: unknown): Promise<void> {
    if (id === undefined) return;
    if (typeof id !== 'string' || id.length > MAX_ID_LENGTH) {
      throw new HostRefusal('id cannot be read', rpcCodes.invalidParams);
    }
    if (await this.#find(id)) {
      throw new HostRefusal('Another bundle has this id', rpcCodes.duplicateBundle);
    }
  }

  /** Remembers a bundle, and returns its name: the site's own, or a new one. */
  add(bundle: SentBundle, id = bundle.id ?? newId()): string {
    this.#bundles.set(id, bundle);
    if (bundle.kept) {
      this.#store.keep(id, bundle.kept).catch(() => {
        // It is known as long as this page, then.
      });
    }
    return id;
  }

  /** The visitor has left. */
  async clear(): Promise<void> {
    this.#bundles.clear();
    await this.#store.clear();
  }

  /** @throws {@link HostRefusal} for a bundle that is not known. */
  async status(params: unknown): Promise<unknown> {
    const id: unknown = Array.isArray(params) ? params[0] : undefined;
    const bundle = typeof id === 'string' ? await this.#find(id) : undefined;
    if (!bundle) throw new HostRefusal('Unknown bundle id', rpcCodes.unknownBundle);
    const { capabilities, receipts, status } = await bundle.outcome();
    return {
      version: '2.0.0',
      id,
      chainId: bundle.chainId,
      atomic: bundle.isAtomic,
      status,
      ...(receipts.length > 0 && { receipts }),
      ...(capabilities && { capabilities }),
    };
  }

  async #find(id: string): Promise<SentBundle | undefined> {
    return this.#bundles.get(id) ?? (await this.#before(id)) ?? this.#store.find(id);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
