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
    if (this.#hasLoginToResume()) {
      void this.#start('login', async () => (await this.#deps.features.load('auth')).resume());
    }
    const { earlyStates, hasCollector, options, scope, stored } = this.#deps;
    this.#followLeft();
    // Another tab may send one. A feature that is loaded is not loaded again.
    scope.during(stored.changes$.subscribe(() => this.#followLeft()));
    if (hasCollector && isFeatureOn('analytics', options)) {
      earlyStates.start();
      void this.#start('analytics', () => this.#deps.features.load('analytics'));
    }
  }

  #followLeft(): void {
    const { features, options, stored } = this.#deps;
    const left = stored.json(LEFT_TRANSACTIONS_KEY) as readonly unknown[] | undefined;
    // Each of the two follows what either has sent.
    const follower = (['send', 'swap'] as const).find((name) => isFeatureOn(name, options));
    if (follower && left?.[0]) void this.#start(follower, () => features.load(follower));
  }

  #hasLoginToResume(): boolean {
    const { embeddedNamespaces, options, stored } = this.#deps;
    if (embeddedNamespaces.length === 0) return false;
    const isToRestore = options.enableReconnect && isEmailLoginUsed(this.#deps);
    return isToRestore || stored.get('social_provider') !== undefined;
  }

  async #start(what: string, start: () => Promise<unknown>): Promise<void> {
    try {
      await start();
    } catch (error) {
      this.#deps.scope.logger.error(`The ${what} could not be started`, error);
    }
  }
}
