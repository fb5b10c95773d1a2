import { orAborted } from '../../../domain/abort/or-aborted';
import type { Connector } from '../../../domain/connection/connector';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { WalletConnector, WalletSession } from '../../../ports/wallet-connector';
import type { SharedAccounts } from './bitcoin-answers';
import type { AccountMemory } from './account-memory';
import { connectAccounts, isUnknownMethod, sharedAccounts } from './bitcoin-requests';
import { SatsConnectSession } from './sats-connect-session';
import { type LoadSatsConnect, SatsConnectWallet } from './sats-connect-wallet';

export interface SatsConnectConnectorDeps {
  readonly clock: Clock;
  readonly details: Connector;
  readonly load: LoadSatsConnect;
  readonly memory: AccountMemory;

  /** The site's networks on Bitcoin right now, the one in use first. */
  readonly networks: () => readonly Network[];
}

/** {@link WalletConnector} for one Bitcoin wallet. */
export class SatsConnectConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: SatsConnectConnectorDeps;
  #wallet: Promise<SatsConnectWallet> | undefined;

  constructor(deps: SatsConnectConnectorDeps) {
    this.#deps = deps;
    this.details = deps.details;
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const { memory, networks } = this.#deps;
    const wallet = await this.#whenLoaded(signal);
    const shared = await connectAccounts(wallet, networks(), signal);
    memory.remember(this.details.id, shared);
    return this.#sessionOf(wallet, shared);
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    signal?.throwIfAborted();
    const { id } = this.details;
    const { memory, networks } = this.#deps;
    const wallet = await this.#whenLoaded(signal);
    try {
      return this.#sessionOf(wallet, await sharedAccounts(wallet, networks(), signal));
    } catch (error) {
      if (!isWidgetError(error, 'RPC')) throw error;
      const remembered = isUnknownMethod(error) ? memory.recall(id, networks()) : undefined;
      if (remembered) return this.#sessionOf(wallet, remembered);
      memory.forget(id);
      return undefined;
    }
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    const wallet = await this.#whenLoaded(signal);
    let stop = (): void => {};
    try {
      await orAborted(
        new Promise<void>((resolve) => {
          stop = wallet.listen('accountChange', () => resolve());
        }),
        signal,
      );
    } finally {
      stop();
    }
  }

  #sessionOf(wallet: SatsConnectWallet, shared: SharedAccounts): WalletSession {
    const { clock, memory, networks } = this.#deps;
    return new SatsConnectSession({ clock, memory, wallet, networks, shared });
  }

  async #whenLoaded(signal?: AbortSignal): Promise<SatsConnectWallet> {
    const wallet = this.#wallet ?? this.#loadWallet();
    this.#wallet = wallet;
    try {
      return await orAborted(wallet, signal);
    } catch (error) {
      if (!signal?.aborted && this.#wallet === wallet) this.#wallet = undefined; // The next call loads again.
      throw error;
    }
  }

  async #loadWallet(): Promise<SatsConnectWallet> {
    const { details, load } = this.#deps;
    return new SatsConnectWallet(await load(details.id), details.id);
  }
}
