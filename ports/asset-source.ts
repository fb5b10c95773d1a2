import type { Network } from '../domain/network/network';
import type { TokenBalance } from '../domain/token/token-balance';
import { createToken } from './token';

/** The account and the network of a request for tokens. */
export interface AssetQuery {
  /** Whose assets. */
  readonly address: string;
  /** On which network. */
  readonly network: Network;

  /** Set where the source must not answer from a cache of its own, for example after a transfer. */
  readonly mustBeFresh?: true;
}

/** A service that knows the tokens of an address, and their prices. */
export interface AssetSource {
  /**
   * The tokens of `query.address` on `query.network`, the chain's native currency among them. An address
   * without tokens has an empty list. Leaves out a balance that cannot be read. A source may add the address's tokens on other
   * networks of the site, with their prices: the account then lists all, and the visitor can choose a network. They are sent
   * and swapped once the wallet is on their network.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the reason of
   *   `signal` as soon as it aborts. Never an empty list in the place of a failure.
   */
  balances(query: AssetQuery, signal?: AbortSignal): Promise<readonly TokenBalance[]>;
}

export const AssetSource = createToken<AssetSource>('AssetSource');
