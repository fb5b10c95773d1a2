import type { Scope } from '../scope/scope';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type GrantedSession } from '../../domain/connection/connection';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { LoadBalance } from './load-balance';

export interface FollowAccountsDeps {
  readonly connections: ConnectionStore;
  readonly scope: Scope;
  readonly loadBalance: LoadBalance;
  readonly networks: NetworkStore;
}

/** Reads the balance whenever the account or the network in use changes, or the site's networks change. */
export class FollowAccounts {
  readonly #deps: FollowAccountsDeps;
  readonly #followed = new Map<ChainNamespace, GrantedSession | undefined>();

  constructor(deps: FollowAccountsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, loadBalance, networks, scope } = this.#deps;
    let followed = networks.requested();
    scope.during(
      connections.state$.subscribe((all) => {
        for (const namespace of chainNamespaces) {
          const { session } = all[namespace];
          if (this.#followed.get(namespace) === session) continue;
          this.#followed.set(namespace, session);
          void loadBalance.execute(namespace);
        }
      }),
      networks.state$.subscribe(({ requested }) => {
        if (followed === requested) return;
        followed = requested;
        for (const namespace of chainNamespaces) void loadBalance.execute(namespace);
      }),
    );
  }
}
