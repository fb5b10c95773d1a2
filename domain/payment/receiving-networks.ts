import type { AccountType } from '../account/account-type';
import type { CaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { Network } from '../network/network';
import { type NetworkLimits, networkReach } from '../network/network-reach';

/** The account that receives, and what its wallet says about networks. */
export interface Receiver extends NetworkLimits {
  readonly accountType: AccountType;

  /** The network in use. */
  readonly network: Network;

  /** The networks on which its smart account works, where the wallet names them. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[];

  /** Its smart account has the address of the visitor's own key. */
  readonly isSmartAccountAtKey?: boolean;
}

/** Whether a key has the same address on every chain of the namespace. */
const isOnEveryChain: { readonly [N in ChainNamespace]: boolean } = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

/**
 * The networks among `networks` on which `receiver` gets what is sent to its address, the one in use first. The key of
 * an EVM account owns its address on every EVM chain. A contract of an address of its own receives only where it works,
 * deployed or not yet, and on the other namespaces an address is of one network.
 */
export function receivingNetworks(
  receiver: Receiver,
  networks: readonly Network[],
): readonly Network[] {
  const { accountType, isSmartAccountAtKey, network: inUse } = receiver;
  const { smartAccountNetworkIds = [] } = receiver;
  if (!isOnEveryChain[inUse.chainNamespace]) return [inUse];
  const receivesOn = (one: Network): boolean =>
    accountType === 'smartAccount' && !isSmartAccountAtKey
      ? smartAccountNetworkIds.includes(one.caipNetworkId)
      : networkReach(one, receiver) === 'approved';
  const others = networks.filter(
    (one) =>
      one.chainNamespace === inUse.chainNamespace &&
      one.caipNetworkId !== inUse.caipNetworkId &&
      Boolean(one.testnet) === Boolean(inUse.testnet) &&
      receivesOn(one),
  );
  return [inUse, ...others];
}
