/** The part of the DOM's `Storage` that a test wallet uses: `localStorage` is one. */
export interface WalletStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A chain and the address of its node. */
export interface TestChain {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly name?: string;
}

/** The record that a wallet keeps when its page is reloaded. It contains no keys. */
export interface WalletRecord {
  readonly chainId: number;
  readonly isLocked: boolean;

  /** The accounts each origin may see, the one in use first. */
  readonly grants: Readonly<Record<string, readonly string[]>>;

  /** The accounts that the next approval shares, where the visitor chose them in the wallet. */
  readonly selected: readonly string[];

  /** The chains that sites have added. */
  readonly addedChains: readonly TestChain[];
}

export interface WalletMemoryDeps {
  readonly storage: WalletStorage;
  readonly key: string;
  readonly initial: WalletRecord;
  readonly onChange: () => void;
}

/**
 * A {@link WalletRecord} that survives a reload, as far as its storage allows. Pages that share the
 * storage share the record, as the tabs of a browser share its wallet.
 */
export class WalletMemory {
  readonly #deps: WalletMemoryDeps;
  #record: WalletRecord;

  /** The last state that this page and the storage agreed on; `undefined` once the storage keeps nothing. */
  #text: string | null | undefined;

  constructor(deps: WalletMemoryDeps) {
    this.#deps = deps;
    this.#text = textIn(deps);
    const { initial } = deps;
    this.#record = { ...initial, ...parse(this.#text) };
  }

  get record(): WalletRecord {
    if (this.#text !== undefined) this.#follow(textIn(this.#deps));
    return this.#record;
  }

  update(change: Partial<WalletRecord>): void {
    this.#record = { ...this.record, ...change };
    const { storage, key, onChange } = this.#deps;
    try {
      const text = JSON.stringify(this.#record);
      storage.setItem(key, text);
      this.#text = text;
    } catch {
      // If the storage is full or blocked, only the memory of the next visit is lost.
      this.#text = undefined;
    }
    onChange();
  }

  /** A wallet keeps its record when a site's storage is wiped. */
  #follow(text: string | null | undefined): void {
    if (text === this.#text || typeof text !== 'string') return;
    this.#text = text;
    this.#record = { ...this.#record, ...parse(text) };
  }
}

/** A storage that lasts as long as the page. */
export function memoryOnlyStorage(): WalletStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

function textIn({ storage, key }: WalletMemoryDeps): string | null | undefined {
  try {
    return storage.getItem(key);
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): Partial<WalletRecord> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is WalletRecord {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'chainId' in value &&
    Number.isSafeInteger(value.chainId) &&
    'isLocked' in value &&
    typeof value.isLocked === 'boolean' &&
    'grants' in value &&
    typeof value.grants === 'object' &&
    value.grants !== null &&
    Object.values(value.grants).every(isTextList) &&
    'selected' in value &&
    isTextList(value.selected) &&
    'addedChains' in value &&
    Array.isArray(value.addedChains) &&
    value.addedChains.every(isChain)
  );
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isChain(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'chainId' in value &&
    Number.isSafeInteger(value.chainId) &&
    'rpcUrl' in value &&
    typeof value.rpcUrl === 'string'
  );
}
