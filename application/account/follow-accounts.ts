import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type GrantedSession } from '../../domain/connection/connection';
import type { ConnectionStore } from '../connection/connection-store';
import type { Lifetime } from '../lifecycle/lifetime';
import type { LoadBalance } from './load-balance';

export interface FollowAccountsDeps {
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly loadBalance: LoadBalance;
}

/** Reads the balance whenever another account or network comes into use. */
export class FollowAccounts {
  readonly #deps: FollowAccountsDeps;
  readonly #followed = new Map<ChainNamespace, GrantedSession | undefined>();

  constructor(deps: FollowAccountsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, lifetime, loadBalance } = this.#deps;
    const subscription = connections.state$.subscribe((all) => {
      for (const namespace of chainNamespaces) {
        const { session } = all[namespace];
        if (this.#followed.get(namespace) === session) continue;
        this.#followed.set(namespace, session);
        void loadBalance.execute(namespace);
      }
    });
    lifetime.onEnd(() => subscription.unsubscribe());
  }
}
