import { type Client, isAddress } from 'viem';
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import { type Identity, identityOf } from '../../../domain/account/identity';
import { isEvmAddress, toChecksumAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';
import type { RpcClient } from '../../../ports/rpc-client';
import { orRefused, viemClient } from './viem-client';

/** ENS's universal resolver, at the same address on every chain that has one. */
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';

/** Resolves ENS names through `client` only: ignores names that are stored off the chain on other hosts. */
export class EnsNames {
  readonly #client: Client;

  constructor(client: RpcClient, signal?: AbortSignal) {
    this.#client = viemClient(client, signal);
  }

  /**
   * The primary name of `address` on the chain with this coin type, where it resolves back to the address,
   * and its picture.
   */
  async profileOf(address: string, coinType: bigint): Promise<Identity | undefined> {
    if (!isAddress(address)) return undefined;
    const asked = { universalResolverAddress: RESOLVER, address, coinType } as const;
    const name = await orRefused(getEnsName(this.#client, asked));
    // A name that is not normalised only looks like the name it imitates.
    if (!name || attempt(() => normalize(name)) !== name) return undefined;
    const picture = { universalResolverAddress: RESOLVER, name, key: 'avatar' } as const;
    const avatar = await orRefused(getEnsText(this.#client, picture));
    return identityOf(name, avatar ?? undefined);
  }

  /** The address that `name` stands for on the chain with this coin type. */
  async addressOf(name: string, coinType: bigint): Promise<string | undefined> {
    const normal = attempt(() => normalize(name));
    if (!normal?.includes('.')) return undefined;
    const asked = { universalResolverAddress: RESOLVER, name: normal, coinType } as const;
    const address = await orRefused(getEnsAddress(this.#client, asked));
    return address && isEvmAddress(address) ? toChecksumAddress(address) : undefined;
  }
}
