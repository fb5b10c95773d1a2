import type { Identity } from '../../domain/account/identity';
import type { Network } from '../../domain/network/network';
import type { IdentitySource } from '../../ports/identity-source';

/** An {@link IdentitySource} without identities: the default of a site without an identity service. */
export class NoIdentitySource implements IdentitySource {
  async identityOf(
    _address: string,
    _network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    signal?.throwIfAborted();
    return undefined;
  }
}
