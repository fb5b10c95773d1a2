import type { KeyValueStorage } from '../../../ports/key-value-storage';

export interface GrantMemoryDeps {
  readonly storage: KeyValueStorage;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

const PREFIX = '@appkit/polkadot:granted/';

/** Which wallets have let the site in: a Polkadot wallet cannot be asked that without asking the person. */
export class GrantMemory {
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  constructor({ storage, widgetId }: GrantMemoryDeps) {
    this.#storage = storage;
    this.#prefix = widgetId === undefined ? PREFIX : `${PREFIX}${widgetId}/`;
  }

  has(connectorId: string): boolean {
    return this.#storage.get(this.#prefix + connectorId) !== undefined;
  }

  remember(connectorId: string): void {
    if (!this.has(connectorId)) this.#storage.set(this.#prefix + connectorId, 'granted');
  }

  forget(connectorId: string): void {
    this.#storage.remove(this.#prefix + connectorId);
  }
}
