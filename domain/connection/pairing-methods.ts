import type { ChainNamespace } from '../caip/chain-namespace';
import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from '../network/network';

/**
 * What a wallet that is paired by a code may be asked, by namespace. Not `eth_sign`, which signs any hash: nobody
 * can see what it is.
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

/** What such a wallet tells on every namespace. */
export const pairingEvents = ['accountsChanged', 'chainChanged'] as const;

/** The events of each namespace. A Bitcoin wallet tells what its addresses are for as well. */
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

  /** With the former id of a network that had another, for wallets that know only that one. */
  readonly chains: readonly CaipNetworkId[];
}

/**
 * What to propose to a wallet for `networks`, all of it optional: a wallet that knows some of it is as
 * welcome as one that knows all.
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
