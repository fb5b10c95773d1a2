import type { CaipNetworkIdParts } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';

/** How a sign-in message names the accounts and chains of one namespace. */
export interface SignInRules {
  /** The word before "account" in the first line. */
  readonly accountName: string;

  /** The chain references that a message may name, where not every CAIP-2 reference is one. */
  readonly referencePattern?: RegExp;

  /** Whether the message has the address in its canonical spelling and in no other. */
  readonly isAddressCanonical: boolean;

  /** The chain as the line `Chain ID` names it. */
  readonly chainIdOf: (chain: CaipNetworkIdParts) => string;

  /** Whether that line may be a whole CAIP-2 id. */
  readonly hasWholeChainId: boolean;
}

/** CAIP-122 leaves the wording to each namespace. These use ERC-4361's, with the whole CAIP-2 id. */
const caip122 = {
  isAddressCanonical: false,
  chainIdOf: ({ namespace, chainReference }: CaipNetworkIdParts) =>
    `${namespace}:${chainReference}`,
  hasWholeChainId: true,
};

/** The rules of each namespace. Those of `eip155` are ERC-4361's: a number, and EIP-55's checksum. */
export const signInRules: { readonly [N in ChainNamespace]: SignInRules } = {
  bip122: { accountName: 'Bitcoin', ...caip122 },
  eip155: {
    accountName: 'Ethereum',
    referencePattern: /^\d+$/,
    isAddressCanonical: true,
    chainIdOf: ({ chainReference }) => chainReference,
    hasWholeChainId: false,
  },
  polkadot: { accountName: 'Polkadot', ...caip122 },
  solana: { accountName: 'Solana', ...caip122 },
};
