import type { Network } from '../../../domain/network/network';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import { attempt } from '../attempt';
import { expectAccounts, networkNameOf, type SharedAccounts } from './bitcoin-answers';

export interface AccountMemoryDeps {
  readonly storage: KeyValueStorage;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

const PREFIX = '@appkit/bip122:accounts/';

/**
 * What each wallet shares, from one visit to the next: most Bitcoin wallets cannot be asked that without
 * asking the person. It is kept in the form in which wallets answer, and read as carefully.
 */
export class AccountMemory {
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  constructor({ storage, widgetId }: AccountMemoryDeps) {
    this.#storage = storage;
    this.#prefix = widgetId === undefined ? PREFIX : `${PREFIX}${widgetId}/`;
  }

  /** What was remembered; what cannot be read is forgotten. */
  recall(connectorId: string, networks: readonly Network[]): SharedAccounts | undefined {
    const text = this.#storage.get(this.#prefix + connectorId);
    if (text === undefined) return undefined;
    const shared = attempt(() => expectAccounts(JSON.parse(text) as unknown, 'storage', networks));
    if (!shared) this.forget(connectorId);
    return shared;
  }

  remember(connectorId: string, { accounts, chainReference }: SharedAccounts): void {
    const name = networkNameOf(chainReference);
    const answer = { addresses: accounts, network: { bitcoin: { name } } };
    this.#storage.set(this.#prefix + connectorId, JSON.stringify(answer));
  }

  forget(connectorId: string): void {
    this.#storage.remove(this.#prefix + connectorId);
  }
}
