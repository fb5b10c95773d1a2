import type { Identity } from '../domain/account/identity';
import type { Network } from '../domain/network/network';
import { createToken } from './token';

/** A service that knows the name and picture behind an address. */
export interface IdentitySource {
  /**
   * The identity of `address` on `network`, or `undefined` where it has none.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the
   * reason of `signal` as soon as it aborts.
   */
  identityOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined>;
}

export const IdentitySource = createToken<IdentitySource>('IdentitySource');
