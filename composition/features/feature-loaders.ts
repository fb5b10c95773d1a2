import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { type FeatureLoaders, type Feature } from '../../application/feature/feature-registry';
import type { FeatureVerbs } from '../../application/widget/features';
import type { FeatureName } from '../../domain/feature/feature-name';
import type { Core } from '../core';
import type { FeatureParts } from './shared';

/** What a feature is made from: the core, or the core with what features share, which is downloaded for them. */
interface FeatureSources {
  readonly core: Core;
  readonly parts: () => Promise<FeatureParts>;
}

type FeatureFile<Name extends FeatureName> = (
  from: FeatureSources,
) => Promise<Feature<FeatureVerbs, Name>>;

/** Every feature, each downloaded by an `import()` of its own. One without a file does not compile. */
const features: { readonly [Name in FeatureName]: FeatureFile<Name> } = {
  account: async ({ parts }) => (await import('./account')).account(await parts()),
  analytics: async ({ parts }) => (await import('./analytics')).analytics(await parts()),
  auth: async ({ parts }) => (await import('./auth')).auth(await parts()),
  history: async ({ parts }) => (await import('./history')).history(await parts()),
  names: async ({ parts }) => (await import('./names')).names(await parts()),
  networks: async ({ core }) => (await import('./networks')).networks(core),
  nfts: async ({ parts }) => (await import('./nfts')).nfts(await parts()),
  onramp: async ({ parts }) => (await import('./onramp')).onramp(await parts()),
  pairing: async ({ core }) => (await import('./pairing')).pairing(core),
  permissions: async ({ parts }) => (await import('./permissions')).permissions(await parts()),
  receive: async ({ parts }) => (await import('./receive')).receive(await parts()),
  send: async ({ parts }) => (await import('./send')).send(await parts()),
  siwx: async ({ parts }) => (await import('./siwx')).siwx(await parts()),
  swap: async ({ parts }) => (await import('./swap')).swap(await parts()),
  tokens: async ({ parts }) => (await import('./tokens')).tokens(await parts()),
  wallets: async ({ core }) => (await import('./wallets')).wallets(core),
};

/** The loaders of all features, over one set of shared collaborators. */
export function featureLoaders(core: Core): FeatureLoaders<FeatureVerbs> {
  const parts = onceUntilFailure(async () => (await import('./shared')).shareCollaborators(core));
  return Object.fromEntries(
    Object.entries(features).map(([name, file]) => [name, () => file({ core, parts })]),
  ) as unknown as FeatureLoaders<FeatureVerbs>;
}
