import type { Scope } from '../scope/scope';
import type { FeatureVerbs } from './features';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { LEFT_TRANSACTIONS_KEY } from '../../domain/transaction/left-transactions-key';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { EarlyStates } from '../analytics/early-states';
import { isEmailLoginUsed } from '../auth/stored-login';
import type { FeatureSource } from '../feature/feature-registry';
import type { StoredValues } from '../state/stored-values';

export interface StartFeaturesDeps {
  readonly earlyStates: EarlyStates;
  readonly embeddedNamespaces: readonly ChainNamespace[];
  readonly features: FeatureSource<FeatureVerbs>;

  /** Whether the site takes the events of the analytics. */
  readonly hasCollector: boolean;
  readonly scope: Scope;
  readonly options: WidgetOptions;
  readonly storage: KeyValueStorage;
  readonly stored: StoredValues;
}

/** Starts the features that work without a call; downloads no other. */
export class StartFeatures {
  readonly #deps: StartFeaturesDeps;

  constructor(deps: StartFeaturesDeps) {
    this.#deps = deps;
  }

  execute(): void {
    const { earlyStates, embeddedNamespaces, hasCollector, options, scope, stored } = this.#deps;
    const isLoginLeft =
      (options.enableReconnect && isEmailLoginUsed(this.#deps)) || stored.get('social_provider');
    if (embeddedNamespaces.length > 0 && isLoginLeft) void this.#start('auth');
    if (stored.inTab('left_pairing')) void this.#start('pairing');
    this.#followLeft();
    // Another tab may send one. A feature that is loaded is not loaded again.
    scope.during(stored.changes$.subscribe(() => this.#followLeft()));
    if (hasCollector && isFeatureOn('analytics', options)) {
      earlyStates.start();
      void this.#start('analytics');
    }
  }

  #followLeft(): void {
    const { options, stored } = this.#deps;
    const left = stored.json(LEFT_TRANSACTIONS_KEY) as readonly unknown[] | undefined;
    // Each of the two follows what either has sent.
    const follower = (['send', 'swap'] as const).find((name) => isFeatureOn(name, options));
    if (follower && (left?.[0] ?? stored.inTab('asked_transaction'))) void this.#start(follower);
  }

  /** Loads a feature. Login and pairing go on with what the page before has left. */
  async #start(name: 'analytics' | 'auth' | 'pairing' | 'send' | 'swap'): Promise<void> {
    try {
      const feature = (await this.#deps.features.load(name)) as { resume?(): Promise<void> };
      await feature.resume?.();
    } catch (error) {
      this.#deps.scope.logger.error(`${name} could not be started`, error);
    }
  }
}
