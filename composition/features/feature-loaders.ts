import { type FeatureLoaders, type Feature } from '../../application/feature/feature-registry';
import type { FeatureVerbs } from '../../application/widget/features';
import type { FeatureName } from '../../domain/options/feature-name';
import type { Core } from '../core';
import { type FeatureParts, shareCollaborators } from './shared';

type FeatureFile<Name extends FeatureName> = (
  parts: FeatureParts,
) => Promise<Feature<FeatureVerbs, Name>>;

/** Every feature, each downloaded by an `import()` of its own. One without a file does not compile. */
const features: { readonly [Name in FeatureName]: FeatureFile<Name> } = {
  account: async (parts) => (await import('./account')).account(parts),
  analytics: async (parts) => (await import('./analytics')).analytics(parts),
  auth: async (parts) => (await import('./auth')).auth(parts),
  history: async (parts) => (await import('./history')).history(parts),
  names: async (parts) => (await import('./names')).names(parts),
  networks: async (parts) => (await import('./networks')).networks(parts),
  nfts: async (parts) => (await import('./nfts')).nfts(parts),
  onramp: async (parts) => (await import('./onramp')).onramp(parts),
  pairing: async (parts) => (await import('./pairing')).pairing(parts),
  receive: async (parts) => (await import('./receive')).receive(parts),
  send: async (parts) => (await import('./send')).send(parts),
  siwx: async (parts) => (await import('./siwx')).siwx(parts),
  swap: async (parts) => (await import('./swap')).swap(parts),
  tokens: async (parts) => (await import('./tokens')).tokens(parts),
  wallets: async (parts) => (await import('./wallets')).wallets(parts),
};

/** The loaders of all features, over one set of shared collaborators. */
export function featureLoaders(core: Core): FeatureLoaders<FeatureVerbs> {
  const parts = shareCollaborators(core);
  return Object.fromEntries(
    Object.entries(features).map(([name, file]) => [name, () => file(parts)]),
  ) as unknown as FeatureLoaders<FeatureVerbs>;
}
