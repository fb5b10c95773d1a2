import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import { networkIdOf } from '../../domain/network/network-support';

const names: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ether',
  solana: 'Sol',
  bip122: 'Bit',
  polkadot: 'Dot',
};

/** Two networks on each namespace, for widgets over fakes: their endpoints do not exist. */
export const testNetworks: readonly Network[] = chainNamespaces.flatMap((chainNamespace) =>
  [1, 2].map((id) => ({
    id: networkIdOf(chainNamespace, String(id)),
    chainNamespace,
    caipNetworkId: formatCaipNetworkId({ namespace: chainNamespace, chainReference: String(id) }),
    name: `${names[chainNamespace]} ${id}`,
    nativeCurrency: { name: names[chainNamespace], symbol: names[chainNamespace], decimals: 9 },
    rpcUrls: { default: { http: [`https://${chainNamespace}-${id}.test`] } },
  })),
);

/** The first or the second of {@link testNetworks} on `namespace`. */
export function networkOn(namespace: ChainNamespace, index: number): Network {
  const network = testNetworks.filter(({ chainNamespace }) => chainNamespace === namespace)[index];
  if (!network) throw new TypeError(`There is no network ${index} on ${namespace}`);
  return network;
}
