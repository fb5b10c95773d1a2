import { abortable } from '../../../domain/abort/abortable';
import { untilHeard } from '../../../domain/abort/until-heard';
import { onceUntilFailure } from '../../../domain/async/once-until-failure';
import type { Connector } from '../../../domain/connection/connector';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { WalletConnector, WalletSession } from '../../../ports/wallet-connector';
import { referencesOf, type SharedAccounts } from './bitcoin-answers';
import type { AccountMemory } from './account-memory';
import { connectAccounts, isUnknownMethod, sharedAccounts } from './bitcoin-requests';
import { BitcoinSession } from './bitcoin-session';
import { type LoadBitcoinCalls, BitcoinPageWallet } from './bitcoin-page-wallet';

export interface BitcoinConnectorDeps {
  readonly clock: Clock;
  readonly details: Connector;
  readonly load: LoadBitcoinCalls;
  readonly memory: AccountMemory;

  /** The site's networks on Bitcoin right now, the one in use first. */
  readonly networks: () => readonly Network[];
}

/** {@link WalletConnector} for one Bitcoin wallet. */
export class BitcoinConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: BitcoinConnectorDeps;
  readonly #load: () => Promise<BitcoinPageWallet>;

  constructor(deps: BitcoinConnectorDeps) {
    this.#deps = deps;
    this.details = deps.details;
    this.#load = onceUntilFailure(() => this.#loadWallet());
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const { memory, networks } = this.#deps;
    const wallet = await this.#whenLoaded(signal);
    const shared = await connectAccounts(wallet, referencesOf(networks()), signal);
    memory.remember(this.details.id, shared);
    return this.#sessionOf(wallet, shared);
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    signal?.throwIfAborted();
    const { id } = this.details;
    const { memory, networks } = this.#deps;
    const wallet = await this.#whenLoaded(signal);
    const likely = referencesOf(networks());
    try {
      return this.#sessionOf(wallet, await sharedAccounts(wallet, likely, signal));
    } catch (error) {
      if (!isWidgetError(error, 'RPC')) throw error;
      const remembered = isUnknownMethod(error) ? memory.recall(id, likely) : undefined;
      if (remembered) return this.#sessionOf(wallet, remembered);
      memory.forget(id);
      return undefined;
    }
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    const wallet = await this.#whenLoaded(signal);
    await untilHeard((hear) => wallet.listen('accountChange', () => hear()), signal);
  }

  #sessionOf(wallet: BitcoinPageWallet, shared: SharedAccounts): WalletSession {
    const { clock, memory, networks } = this.#deps;
    return new BitcoinSession({ clock, memory, wallet, networks, shared });
  }

  #whenLoaded(signal?: AbortSignal): Promise<BitcoinPageWallet> {
    return abortable(this.#load(), signal);
  }

  async #loadWallet(): Promise<BitcoinPageWallet> {
    const { details, load } = this.#deps;
    return new BitcoinPageWallet(await load(details.id), details.id);
  }
}
