import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';

/** A feature that only the accounts of some namespaces have. */
type NamespaceFeature = 'activity' | 'embeddedWallet' | 'names' | 'signInAhead';

const featuresOn: { readonly [N in ChainNamespace]: readonly NamespaceFeature[] } = {
  bip122: ['embeddedWallet'],
  eip155: ['activity', 'embeddedWallet', 'names', 'signInAhead'],
  polkadot: ['embeddedWallet'],
  solana: ['embeddedWallet'],
};

function namespacesWith(feature: NamespaceFeature): readonly ChainNamespace[] {
  return chainNamespaces.filter((namespace) => featuresOn[namespace].includes(feature));
}

/** The namespaces whose accounts have names. */
export const nameNamespaces = namespacesWith('names');

/** The namespaces whose accounts have a history. */
export const activityNamespaces = namespacesWith('activity');

/** The namespaces on which the embedded wallet has accounts. */
export const embeddedWalletNamespaces = namespacesWith('embeddedWallet');

/** The namespaces on which an account can sign in with the approval that connects it. */
export const signInAheadNamespaces = namespacesWith('signInAhead');
