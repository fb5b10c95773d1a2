import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { BitcoinWallet } from '../../../ports/bitcoin-wallet';
import type { Clock } from '../../../ports/clock';
import type { Stream } from '../../../ports/stream';
import type { WalletEvent, WalletGrant, WalletSession } from '../../../ports/wallet-connector';
import { attempt } from '../attempt';
import { firstAbort } from '../first-abort';
import { GrantEvents } from '../grant-events';
import type { AccountMemory } from './account-memory';
import { expectAccounts, networkNameOf, type SharedAccounts } from './bitcoin-answers';
import { bitcoinWalletOf, isUnknownMethod, sharedAccounts } from './bitcoin-requests';
import type { SatsConnectWallet } from './sats-connect-wallet';

export interface SatsConnectSessionDeps {
  readonly clock: Clock;
  readonly memory: AccountMemory;
  readonly wallet: SatsConnectWallet;

  /** The site's networks on Bitcoin right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly shared: SharedAccounts;
}

/** How long a wallet may take to forget the site before nobody waits for it any more. */
const DISCONNECT_PATIENCE_MS = 500;

/** {@link WalletSession} over a wallet that sats-connect reaches. */
export class SatsConnectSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly bitcoin: BitcoinWallet;
  readonly events$: Stream<WalletEvent>;
  readonly #deps: SatsConnectSessionDeps;
  readonly #events: GrantEvents;
  readonly #patience = new AbortController();
  #shared: SharedAccounts | undefined;

  constructor(deps: SatsConnectSessionDeps) {
    const { clock, shared, wallet } = deps;
    this.#deps = deps;
    this.#shared = shared;
    this.grant = grantOf(shared);
    this.bitcoin = bitcoinWalletOf(wallet, () => this.#shared?.chainReference ?? '');
    const stops = [
      wallet.listen('accountChange', (payload) => this.#changed(payload)),
      wallet.listen('networkChange', (payload) => this.#changed(payload)),
      wallet.listen('disconnect', () => this.#lost()),
    ];
    this.#events = new GrantEvents({
      clock,
      connectorId: wallet.connectorId,
      grant: this.grant,
      current: () => this.#shared && grantOf(this.#shared),
      stop: () => stops.forEach((stop) => stop()),
    });
    this.events$ = this.#events.events$;
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { caipNetworkId } = network;
    const { chainReference: expected } = parseCaipNetworkId(caipNetworkId);
    signal?.throwIfAborted();
    this.#events.signal.throwIfAborted();
    if (this.#shared?.chainReference === expected) return;
    const name = networkNameOf(expected);
    if (name === undefined) throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    const either = firstAbort(this.#events.signal, signal);
    try {
      await this.#deps.wallet.request('wallet_changeNetwork', { name }, either.signal);
      this.#shared = await this.#ask(either.signal);
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_GONE')) this.#events.leave();
      if (isUnknownMethod(error)) {
        throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      }
      throw error;
    } finally {
      either.release();
    }
    this.#events.tell();
    const { chainReference: actual } = this.#shared;
    if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  }

  release(): void {
    this.#events.release();
    this.#patience.abort();
  }

  async disconnect(): Promise<void> {
    if (this.#events.hasLeft) return;
    this.#events.leave();
    const { clock, memory, wallet } = this.#deps;
    memory.forget(wallet.connectorId);
    const { signal } = this.#patience;
    const ends = [
      wallet.request('wallet_disconnect', null, signal),
      clock.sleep(DISCONNECT_PATIENCE_MS, signal),
    ];
    // Many wallets cannot be left: one that does not forget the site is simply left alone.
    await Promise.race(ends.map((end) => end.catch(() => undefined)));
    this.#patience.abort(new WidgetError('ABORTED', {}));
  }

  /** Some wallets tell the new accounts with the event; others only that there are new ones. */
  #changed(payload: unknown): void {
    const told = attempt(() => expectAccounts(payload, 'accountChange', this.#deps.networks()));
    if (told) this.#are(told);
    else void this.#askAgain();
  }

  async #askAgain(): Promise<void> {
    try {
      this.#are(await this.#ask(this.#events.signal));
    } catch (error) {
      // One that cannot say without asking the person, or says nonsense, has said nothing.
      const isRefused = isWidgetError(error, 'RPC') && !isUnknownMethod(error);
      if (isRefused || isWidgetError(error, 'CONNECTOR_GONE')) this.#lost();
    }
  }

  #ask(signal: AbortSignal): Promise<SharedAccounts> {
    return sharedAccounts(this.#deps.wallet, this.#deps.networks(), signal);
  }

  #are(shared: SharedAccounts): void {
    this.#shared = shared;
    const { memory, wallet } = this.#deps;
    memory.remember(wallet.connectorId, shared);
    void this.#events.tellSoon();
  }

  #lost(): void {
    this.#shared = undefined;
    const { memory, wallet } = this.#deps;
    memory.forget(wallet.connectorId);
    void this.#events.tellSoon();
  }
}

function grantOf({ accounts, chainReference }: SharedAccounts): WalletGrant {
  const [first, ...others] = accounts;
  return {
    addresses: [first.address, ...others.map(({ address }) => address)],
    chainReference,
    accounts,
  };
}
