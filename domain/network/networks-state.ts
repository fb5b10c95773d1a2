import type { CaipNetworkId } from '../caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import type { ActiveNetwork, Network } from './network';
import type { NetworkLimits } from './network-reach';
import { activeNetworkFor } from './network-support';
import { findNetwork } from './find-network';

/** What is known of the networks of one namespace. */
export interface NamespaceNetworks {
  /** The network in use: the wallet's where one is connected, else the one that was chosen. */
  readonly caipNetwork?: ActiveNetwork;

  /** Whether the wallet limits no networks, or adds those that it is asked for; true without a wallet. */
  readonly supportsAllNetworks: boolean;

  /** The networks that the wallet agreed to, where it limits them. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[];

  /** The networks that the site asks for. */
  readonly requestedCaipNetworks: readonly Network[];

  /** The networks on which the wallet's smart account works. */
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[];
}

/** What is known of the networks of each namespace. */
export type NetworksState = Readonly<Record<ChainNamespace, NamespaceNetworks>> & {
  /** Whether a switch to another namespace is under way. */
  readonly isSwitchingNamespace: boolean;
};

/** What a connected wallet says about networks. */
export interface WalletNetworks extends NetworkLimits {
  /** The CAIP-2 reference of the chain the wallet is on. */
  readonly chainReference: string;

  /** The networks on which its smart account works, where it has one. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[];
}

/** The facts from which {@link networksStateOf} derives the state. */
export interface NetworksFacts {
  readonly requested: readonly Network[];
  readonly chosen: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>;
  readonly sessions: Readonly<Partial<Record<ChainNamespace, WalletNetworks>>>;
  readonly isSwitchingNamespace: boolean;
}

/** The state of the networks of every namespace. */
export function networksStateOf(facts: NetworksFacts): NetworksState {
  const namespaces = Object.fromEntries(
    chainNamespaces.map((namespace) => [namespace, networksOn(namespace, facts)]),
  ) as Record<ChainNamespace, NamespaceNetworks>;
  return { ...namespaces, isSwitchingNamespace: facts.isSwitchingNamespace };
}

function networksOn(
  namespace: ChainNamespace,
  { requested, chosen, sessions }: NetworksFacts,
): NamespaceNetworks {
  const requestedCaipNetworks = requested.filter(
    ({ chainNamespace }) => chainNamespace === namespace,
  );
  const session = sessions[namespace];
  const caipNetwork = session
    ? activeNetworkFor(requested, namespace, session.chainReference)
    : chosenNetwork(requestedCaipNetworks, chosen[namespace]);
  return {
    ...(caipNetwork && { caipNetwork }),
    supportsAllNetworks:
      session?.approvedCaipNetworkIds === undefined || session.canAddNetworks === true,
    approvedCaipNetworkIds: session?.approvedCaipNetworkIds ?? [],
    requestedCaipNetworks,
    smartAccountEnabledNetworks: session?.smartAccountNetworkIds ?? [],
  };
}

function chosenNetwork(
  networks: readonly Network[],
  id: CaipNetworkId | undefined,
): ActiveNetwork | undefined {
  const network = (id && findNetwork(networks, id)) ?? networks[0];
  return network && { ...network, isSupported: true };
}
