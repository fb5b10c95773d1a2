/** The part of the DOM's `Storage` that a test wallet uses: `localStorage` is one. */
export interface WalletStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A chain and where to reach it. */
export interface TestChain {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly name?: string;
}

/** What a wallet remembers when its page is reloaded. Keys are not among it. */
export interface WalletRecord {
  readonly chainId: number;
  readonly isLocked: boolean;

  /** The accounts each origin may see, the one in use first. */
  readonly grants: Readonly<Record<string, readonly string[]>>;

  /** The accounts that the next yes shares, where they were chosen in the wallet. */
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

/** A {@link WalletRecord} that survives a reload, as far as its storage allows. */
export class WalletMemory {
  readonly #deps: WalletMemoryDeps;
  #record: WalletRecord;

  constructor(deps: WalletMemoryDeps) {
    this.#deps = deps;
    this.#record = { ...deps.initial, ...read(deps) };
  }

  get record(): WalletRecord {
    return this.#record;
  }

  update(change: Partial<WalletRecord>): void {
    this.#record = { ...this.#record, ...change };
    try {
      this.#deps.storage.setItem(this.#deps.key, JSON.stringify(this.#record));
    } catch {
      // A full or blocked storage costs the memory of the next visit, nothing else.
    }
    this.#deps.onChange();
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

function read({ storage, key }: WalletMemoryDeps): Partial<WalletRecord> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
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
