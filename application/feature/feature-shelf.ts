import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { type FeatureName, featureNames, isFeatureOn } from '../../domain/options/feature-name';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Feature, FeatureLoaders, FeatureVerbs } from '../widget/features';
import type { Lifetime } from '../scope/lifetime';
import type { FeatureStatesStore } from './feature-states-store';

export interface FeatureShelfDeps {
  readonly lifetime: Lifetime;
  /** Downloads what says how features are made. */
  readonly loaders: () => Promise<FeatureLoaders>;
  readonly options: WidgetOptions;
  readonly states: FeatureStatesStore;
}

/** Hands out the features of one widget: each is downloaded once, when it is first asked for. */
export class FeatureShelf {
  readonly #deps: FeatureShelfDeps;
  #taken: { readonly [Name in FeatureName]?: Promise<Feature<Name>> | undefined } = {};

  constructor(deps: FeatureShelfDeps) {
    this.#deps = deps;
  }

  /**
   * The feature `name`, always the same one. Its state stands under `state.features` when this resolves.
   *
   * @throws {@link WidgetError} `FEATURE_UNKNOWN`, `FEATURE_OFF` where the site has it off, `PORT_MISSING`
   * where nobody provides what it needs, `DOWNLOAD_FAILED` (the next call tries again) and `WIDGET_DISPOSED`.
   */
  async take<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name]> {
    const { lifetime, options } = this.#deps;
    lifetime.signal.throwIfAborted();
    if (!featureNames.includes(name)) {
      throw new WidgetError('FEATURE_UNKNOWN', { feature: name });
    }
    if (!isFeatureOn(name, options)) throw new WidgetError('FEATURE_OFF', { feature: name });
    const taken: Promise<Feature<Name>> = this.#taken[name] ?? this.#load(name);
    this.#taken = { ...this.#taken, [name]: taken };
    return taken;
  }

  async #load<Name extends FeatureName>(name: Name): Promise<Feature<Name>> {
    const { lifetime, loaders, states } = this.#deps;
    try {
      const all = await loaders();
      const feature = await all[name]();
      lifetime.signal.throwIfAborted();
      const subscription = feature.state$.subscribe((state) =>
        states.update((all) => ({ ...all, [name]: state })),
      );
      lifetime.onEnd(() => subscription.unsubscribe());
      return feature;
    } catch (cause) {
      this.#taken = { ...this.#taken, [name]: undefined };
      if (isWidgetError(cause)) throw cause;
      throw new WidgetError('DOWNLOAD_FAILED', {}, { cause });
    }
  }
}
