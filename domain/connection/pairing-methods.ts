import type { ChainNamespace } from '../caip/chain-namespace';
import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from '../network/network';

/**
 * The methods that the widget requests of a paired wallet, by namespace. Not `eth_sign`: it signs any hash, and the
 * visitor cannot see what the hash stands for.
 */
export const pairingMethods: Readonly<Record<ChainNamespace, readonly string[]>> = {
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  polkadot: ['polkadot_signTransaction', 'polkadot_signMessage'],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
};

/** The events of a paired wallet on every namespace. */
export const pairingEvents = ['accountsChanged', 'chainChanged'] as const;

/** The events of each namespace. A Bitcoin wallet also reports the purpose of its addresses. */
const namespaceEvents: Readonly<Record<ChainNamespace, readonly string[]>> = {
  bip122: [...pairingEvents, 'bip122_addressesChanged'],
  eip155: pairingEvents,
  polkadot: pairingEvents,
  solana: pairingEvents,
};

/** What is proposed to a wallet for one namespace. */
export interface ProposedNamespace {
  readonly methods: readonly string[];
  readonly events: readonly string[];

  /** Includes the former id of a network that has one, for wallets that know only that id. */
  readonly chains: readonly CaipNetworkId[];
}

/**
 * The proposal to a wallet for `networks`. Everything in it is optional, so that a wallet which supports only some of
 * it can connect.
 */
export function proposedNamespaces(
  networks: readonly Network[],
): Readonly<Partial<Record<ChainNamespace, ProposedNamespace>>> {
  const proposed: Partial<Record<ChainNamespace, ProposedNamespace>> = {};
  for (const { chainNamespace, caipNetworkId, deprecatedCaipNetworkId } of networks) {
    const methods = pairingMethods[chainNamespace];
    const before = proposed[chainNamespace]?.chains ?? [];
    const ids = deprecatedCaipNetworkId
      ? [caipNetworkId, deprecatedCaipNetworkId]
      : [caipNetworkId];
    const chains = [...new Set([...before, ...ids])];
    const events = namespaceEvents[chainNamespace];
    proposed[chainNamespace] = { methods, events, chains };
  }
  return proposed;
}
