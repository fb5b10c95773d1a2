import type { Scope } from '../scope/scope';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { type FeatureName, featureNames } from '../../domain/feature/feature-name';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import { nearest } from '../../domain/outside/nearest';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { FeatureStates } from '../snapshot/feature-states';
import type { ReadableStore } from '../state/readable-store';
import type { FeatureStatesStore } from './feature-states-store';

/** Provides features by name. A class that needs a few of them names those few in `Verbs`. */
export interface FeatureSource<Verbs> {
  /**
   * The feature `name`, always the same one.
   *
   * @throws what {@link FeatureRegistry.load} throws.
   */
  load<Name extends keyof Verbs>(name: Name): Promise<Verbs[Name]>;
}

/** The verbs of every feature. */
type AllVerbs = { readonly [Name in FeatureName]: object };

/** One feature as it is loaded: its verbs, and a store of its state. */
export type Feature<Verbs extends AllVerbs, Name extends FeatureName> = Verbs[Name] &
  ReadableStore<FeatureStates[Name]>;

/** How each feature is downloaded and built. Called again after a download failed. */
export type FeatureLoaders<Verbs extends AllVerbs> = {
  readonly [Name in FeatureName]: () => Promise<Feature<Verbs, Name>>;
};

export interface FeatureRegistryDeps<Verbs extends AllVerbs> {
  readonly scope: Scope;

  /** Downloads the table of loaders. */
  readonly loaders: () => Promise<FeatureLoaders<Verbs>>;
  readonly options: WidgetOptions;
  readonly states: FeatureStatesStore;
}

/** The features of one widget. Each is downloaded once, at its first use. */
export class FeatureRegistry<Verbs extends AllVerbs> implements FeatureSource<Verbs> {
  readonly #deps: FeatureRegistryDeps<Verbs>;
  readonly #features = new Map<FeatureName, () => Promise<unknown>>();

  constructor(deps: FeatureRegistryDeps<Verbs>) {
    this.#deps = deps;
  }

  /**
   * The feature `name`, always the same one. Its state stands under `state.features` when this resolves.
   *
   * @throws {@link WidgetError} `FEATURE_UNKNOWN`, `FEATURE_OFF` where the site turned it off, `PORT_MISSING`
   * where a port that it needs has no adapter, `DOWNLOAD_FAILED` (the next call tries again) and
   * `WIDGET_DISPOSED`.
   */
  async load<Name extends keyof Verbs>(name: Name): Promise<Verbs[Name]> {
    const { options, scope } = this.#deps;
    scope.signal.throwIfAborted();
    if (!isFeatureName(name)) {
      const feature = String(name);
      throw new WidgetError('FEATURE_UNKNOWN', {
        feature,
        nearest: nearest(feature, featureNames),
      });
    }
    if (!isFeatureOn(name, options)) throw new WidgetError('FEATURE_OFF', { feature: name });
    const load = this.#features.get(name) ?? onceUntilFailure(() => this.#load(name));
    this.#features.set(name, load);
    return load() as Promise<Verbs[Name]>;
  }

  async #load<Name extends FeatureName>(name: Name): Promise<Feature<Verbs, Name>> {
    const { loaders, scope, states } = this.#deps;
    try {
      const all = await loaders();
      const feature = await all[name]();
      scope.signal.throwIfAborted();
      scope.during(
        feature.state$.subscribe((state) =>
          states.update((known) => ({ ...known, [name]: state })),
        ),
      );
      return feature;
    } catch (cause) {
      if (isWidgetError(cause)) throw cause;
      throw new WidgetError('DOWNLOAD_FAILED', {}, { cause });
    }
  }
}

function isFeatureName(name: PropertyKey): name is FeatureName {
  return (featureNames as readonly PropertyKey[]).includes(name);
}
