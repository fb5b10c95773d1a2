import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { formatCaipNetworkId, type CaipNetworkId } from '../../domain/caip/caip-network-id';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/find-network';
import { switchFailureOf } from '../../domain/network/switch-failure';
import { nearest } from '../../domain/outside/nearest';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../session/wallet-sessions';
import type { BringEmbeddedWallet } from './bring-embedded-wallet';
import type { NetworkStore } from '../session/network-store';

export interface SwitchNetworkDeps {
  readonly bringEmbeddedWallet: BringEmbeddedWallet;
  readonly connections: ConnectionStore;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly sessions: WalletSessions;
}

/** Switches a visitor to another configured network. */
export class SwitchNetwork {
  readonly #deps: SwitchNetworkDeps;
  readonly #runs = new LatestRun();

  constructor(deps: SwitchNetworkDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.dismiss());
  }

  /**
   * Requests the switch from the wallet of the network's namespace, or chooses the network where no wallet is
   * connected. The embedded wallet is connected on another namespace too. Cancels a switch that still waits
   * for its wallet.
   *
   * @throws {@link WidgetError} `NETWORK_NOT_FOUND` for a network that is not configured, which also raises
   *   the alert; `ABORTED` when it is cancelled; and what `WalletSession.switchNetwork` throws.
   */
  async execute(caipNetworkId: string): Promise<void> {
    const { bringEmbeddedWallet, connections, networks, notices, sessions } = this.#deps;
    const network = findNetwork(networks.requested(), caipNetworkId as CaipNetworkId);
    if (!network) {
      notices.alert('NETWORK_NOT_FOUND');
      throw new WidgetError('NETWORK_NOT_FOUND', {
        caipNetworkId,
        nearest: nearestNetwork(caipNetworkId, networks.requested()),
      });
    }

    this.dismiss();
    const { chainNamespace: namespace } = network;
    const session = sessions.at(namespace);
    const granted = connections.at(namespace).session;
    const isThere =
      granted &&
      formatCaipNetworkId({ namespace, chainReference: granted.chainReference }) ===
        network.caipNetworkId;
    networks.flagNamespaceSwitch(namespace !== networks.getSnapshot().namespace);
    try {
      if (session && !isThere) await this.#ask(session, network);
      else {
        const { namespace: before } = networks.getSnapshot();
        networks.choose(network);
        if (!session) await bringEmbeddedWallet.execute(before, namespace);
      }
    } finally {
      if (!this.#runs.isRunning) networks.flagNamespaceSwitch(false);
    }
  }

  /** Cancels the pending switch, and dismisses the failed one. */
  dismiss(): void {
    this.#deps.networks.advanceSwitch({ type: 'dismissed' });
    this.#runs.cancel();
  }

  async #ask(session: WalletSession, network: Network): Promise<void> {
    const { connections, networks, scope, sessions } = this.#deps;
    const { caipNetworkId } = network;
    const signal = this.#runs.start();
    networks.advanceSwitch({ type: 'asked', caipNetworkId });
    // A wallet that leaves meanwhile will not answer any more.
    const following = connections.state$.subscribe(() => {
      const isOver = sessions.at(network.chainNamespace) !== session;
      if (isOver && this.#runs.isLatest(signal)) this.dismiss();
    });
    try {
      await session.switchNetwork(network, signal);
      signal.throwIfAborted();
      scope.batch(() => {
        networks.advanceSwitch({ type: 'switched' });
        networks.choose(network);
      });
    } catch (error) {
      if (!signal.aborted) {
        networks.advanceSwitch({ type: 'failed', failure: switchFailureOf(error) });
      }
      throw error;
    } finally {
      following.unsubscribe();
      this.#runs.end(signal);
    }
  }
}

/** The network that `written` means by its name or its chain id alone. */
function nearestNetwork(written: string, networks: readonly Network[]): string | undefined {
  const name = nearest(
    written,
    networks.map((network) => network.name),
  );
  return networks.find((network) => network.name === name || `${network.id}` === written)
    ?.caipNetworkId;
}
