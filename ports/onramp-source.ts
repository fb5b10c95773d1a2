import type { Network } from '../domain/network/network';
import type { CardPayChain } from '../domain/onramp/onramp';
import type { OnrampProviderName } from '../domain/onramp/onramp-offer';
import { createToken } from './token';

/** The provider, the buyer's account and the token of a purchase. */
export interface OnrampQuery {
  /** Where it is bought. */
  readonly provider: OnrampProviderName;

  /** The address that receives the purchase. */
  readonly address: string;
  /** The network on which the tokens arrive. */
  readonly network: Network;

  /** The chain on which tokens for the network are bought by card. */
  readonly cardPayChain: CardPayChain;
}

/** A service that knows the pages on which tokens are sold for money. */
export interface OnrampSource {
  /**
   * The address of the provider's page for `query`: `https:`, and valid for one purchase.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the reason of
   *   `signal` as soon as it aborts.
   */
  buyUrl(query: OnrampQuery, signal?: AbortSignal): Promise<string>;
}

export const OnrampSource = createToken<OnrampSource>('OnrampSource');
