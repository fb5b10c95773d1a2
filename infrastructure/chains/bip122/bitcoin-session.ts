import { firstAbort } from '../../../domain/abort/first-abort';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { Stream } from '../../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../../ports/wallet-connector';
import { attempt } from '../../../domain/outside/attempt';
import { GrantEvents } from '../grant-events';
import { Revocation } from '../revocation';
import type { AccountMemory } from './account-memory';
import {
  expectAccounts,
  networkNameOf,
  referencesOf,
  type SharedAccounts,
} from './bitcoin-answers';
import { bitcoinWalletOf, isUnknownMethod, sharedAccounts } from './bitcoin-requests';
import type { BitcoinPageWallet } from './bitcoin-page-wallet';

export interface BitcoinSessionDeps {
  readonly clock: Clock;
  readonly memory: AccountMemory;
  readonly wallet: BitcoinPageWallet;

  /** The site's networks on Bitcoin right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly shared: SharedAccounts;
}

/** {@link WalletSession} over a Bitcoin wallet of the page. */
export class BitcoinSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly access: WalletAccess<'bip122'>;
  readonly events$: Stream<WalletEvent>;
  readonly #deps: BitcoinSessionDeps;
  readonly #events: GrantEvents;
  readonly #revocation: Revocation;
  #shared: SharedAccounts | undefined;
  #latestRequest = 0;

  constructor(deps: BitcoinSessionDeps) {
    const { clock, shared, wallet } = deps;
    this.#deps = deps;
    this.#revocation = new Revocation(clock);
    this.#shared = shared;
    this.grant = grantOf(shared);
    const provider = bitcoinWalletOf(wallet, () => this.#shared?.chainReference ?? '');
    this.access = { namespace: 'bip122', provider };
    const stops = [
      wallet.listen('accountChange', (payload) => this.#onChange(payload)),
      wallet.listen('networkChange', (payload) => this.#onChange(payload)),
      wallet.listen('disconnect', () => this.#dropAccounts()),
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
      const request = { method: 'wallet_changeNetwork', params: { name } };
      await this.#deps.wallet.request(request, either.signal);
      this.#shared = await this.#ask(expected, either.signal);
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_GONE')) this.#events.end();
      if (isUnknownMethod(error)) {
        throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      }
      throw error;
    } finally {
      either.release();
    }
    this.#events.flush();
    const { chainReference: actual } = this.#shared;
    if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  }

  release(): void {
    this.#events.release();
    this.#revocation.cancel();
  }

  async disconnect(): Promise<void> {
    if (this.#events.hasEnded) return;
    this.#events.end();
    const { memory, wallet } = this.#deps;
    memory.forget(wallet.connectorId);
    const request = { method: 'wallet_disconnect', params: null };
    await this.#revocation.revoke((signal) => wallet.request(request, signal));
  }

  /** Some wallets send the new accounts with the event; others only say that they changed. */
  #onChange(payload: unknown): void {
    const references = this.#likelyReferences(this.#shared?.chainReference);
    const told = attempt(() => expectAccounts(payload, 'accountChange', references));
    this.#latestRequest += 1;
    if (told) this.#setAccounts(told);
    else void this.#refresh(this.#latestRequest);
  }

  /** Ignores the answer to every request but the latest, because it is outdated. */
  async #refresh(request: number): Promise<void> {
    const isOutdated = (): boolean => request !== this.#latestRequest;
    try {
      const shared = await this.#ask(this.#shared?.chainReference, this.#events.signal);
      if (!isOutdated()) this.#setAccounts(shared);
    } catch (error) {
      if (isOutdated()) return;
      // An unreadable answer, or a wallet that cannot answer without a prompt, changes nothing.
      const isRefused = isWidgetError(error, 'RPC') && !isUnknownMethod(error);
      if (isRefused || isWidgetError(error, 'CONNECTOR_GONE')) this.#dropAccounts();
    }
  }

  #ask(chainReference: string | undefined, signal: AbortSignal): Promise<SharedAccounts> {
    return sharedAccounts(this.#deps.wallet, this.#likelyReferences(chainReference), signal);
  }

  /** A wallet that does not report its chain stays on the last one. */
  #likelyReferences(chainReference: string | undefined): readonly string[] {
    const known = chainReference === undefined ? [] : [chainReference];
    return [...known, ...referencesOf(this.#deps.networks())];
  }

  #setAccounts(shared: SharedAccounts): void {
    this.#shared = shared;
    const { memory, wallet } = this.#deps;
    memory.remember(wallet.connectorId, shared);
    void this.#events.scheduleFlush();
  }

  #dropAccounts(): void {
    this.#latestRequest += 1;
    this.#shared = undefined;
    const { memory, wallet } = this.#deps;
    memory.forget(wallet.connectorId);
    void this.#events.scheduleFlush();
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
