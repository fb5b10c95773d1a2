import type { FeatureName } from '../domain/options/feature-name';
import type { PairingState, PairingVerbs } from './pairing/pairing-feature';
import type { ReadableStore } from './state/readable-store';

/** What can be done with each feature. */
export interface FeatureVerbs {
  readonly pairing: PairingVerbs;
}

/** What is known of each feature, under `state.features` from when it is first used. */
export interface FeatureStates {
  readonly pairing: PairingState;
}

/** One feature as it is loaded: its verbs, and a store of its state. */
export type Feature<Name extends FeatureName> = FeatureVerbs[Name] &
  ReadableStore<FeatureStates[Name]>;

/** How each feature is downloaded and built. Called again where a download failed. */
export type FeatureLoaders = { readonly [Name in FeatureName]: () => Promise<Feature<Name>> };
