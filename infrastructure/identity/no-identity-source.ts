import type { Identity } from '../../domain/account/identity';
import type { Network } from '../../domain/network/network';
import type { IdentitySource } from '../../ports/identity-source';

/** An {@link IdentitySource} that knows nobody: what a site has that names no identity service. */
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
