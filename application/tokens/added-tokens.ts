import type { CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { parseAddedTokens, withoutToken, withToken } from '../../domain/token/added-tokens';
import type { ListedToken } from '../../domain/token/token-list';
import type { StoredValues } from '../state/stored-values';

const ADDED_TOKENS = 'added_tokens';

/** The tokens that the visitor has added by their addresses, kept on this device. */
export class AddedTokens {
  readonly #stored: StoredValues;

  constructor(stored: StoredValues) {
    this.#stored = stored;
  }

  /** Those of one network, the latest first. */
  on(chainId: CaipNetworkId): readonly ListedToken[] {
    return this.#all.filter(({ address }) => address.startsWith(`${chainId}:`));
  }

  /** The contracts of all of them. */
  addresses(): readonly CaipAddress[] {
    return this.#all.map(({ address }) => address);
  }

  add(token: ListedToken): void {
    this.#stored.setJson(ADDED_TOKENS, withToken(this.#all, token));
  }

  remove(address: CaipAddress): void {
    this.#stored.setJson(ADDED_TOKENS, withoutToken(this.#all, address));
  }

  get #all(): readonly ListedToken[] {
    return parseAddedTokens(this.#stored.json(ADDED_TOKENS));
  }
}
