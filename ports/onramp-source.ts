import type { Network } from '../domain/network/network';
import type { CardPayChain, OnrampProvider } from '../domain/onramp/onramp';
import { createToken } from './token';

/** Who wants to buy what, and of whom. */
export interface OnrampQuery {
  readonly provider: OnrampProvider['name'];

  /** Where what is bought goes. */
  readonly address: string;
  readonly network: Network;

  /** The chain on which tokens for the network are bought by card. */
  readonly cardPayChain: CardPayChain;
}

/** A service that knows where tokens are bought for money. */
export interface OnrampSource {
  /**
   * The address of the provider's page for `query`: `https:`, and good for one purchase.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the
   * reason of `signal` as soon as it aborts.
   */
  buyUrl(query: OnrampQuery, signal?: AbortSignal): Promise<string>;
}

export const OnrampSource = createToken<OnrampSource>('OnrampSource');
