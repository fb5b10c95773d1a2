import { firstAbort } from '../../../domain/abort/first-abort';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { Stream } from '../../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../../ports/wallet-connector';
import { GrantEvents } from '../grant-events';
import { Revocation } from '../revocation';
import type { Eip155Wallet } from './eip155-wallet';
import { moveWalletTo } from './move-wallet';
import type { WalletWatch } from './wallet-watch';

export interface Eip155SessionDeps {
  readonly clock: Clock;
  readonly wallet: Eip155Wallet;
  readonly grant: WalletGrant;

  /** The wallet's latest state since the request for the grant. The session stops it at its end. */
  readonly watch: WalletWatch;

  /** Whether the page is visible. */
  readonly isVisible: () => boolean;

  /**
   * The disconnect method of a wallet that the site supplies. Other wallets get a request to revoke the
   * permission.
   */
  readonly end?: (() => Promise<void>) | undefined;
}

/** {@link WalletSession} over an EIP-1193 provider. */
export class Eip155Session implements WalletSession {
  readonly grant: WalletGrant;
  readonly access: WalletAccess<'eip155'>;
  readonly events$: Stream<WalletEvent>;
  readonly #deps: Eip155SessionDeps;
  readonly #events: GrantEvents;
  readonly #revocation: Revocation;

  constructor(deps: Eip155SessionDeps) {
    const { clock, grant, wallet, watch } = deps;
    this.#deps = deps;
    this.#revocation = new Revocation(clock);
    this.grant = grant;
    this.access = { namespace: 'eip155', provider: wallet.provider };
    this.#events = new GrantEvents({
      clock,
      connectorId: wallet.connectorId,
      grant,
      current: () => grantIn(watch),
      stop: () => watch.stop(),
    });
    this.events$ = this.#events.events$;
    watch.onChange(() => void this.#events.scheduleFlush());
    watch.onInterruption(() => this.#events.emit({ type: 'interrupted' }));
    if (this.#events.hasChanged) void this.#events.scheduleFlush();
    if (!wallet.hasEvents) void this.#poll();
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { clock, wallet, watch } = this.#deps;
    const either = firstAbort(this.#events.signal, signal);
    try {
      watch.setChain(await moveWalletTo(network, wallet, clock, either.signal));
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_GONE')) this.#events.end();
      if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) {
        watch.setChain(error.context.actual);
        this.#events.flush();
      }
      throw error;
    } finally {
      either.release();
    }
    this.#events.flush();
  }

  release(): void {
    this.#events.release();
    this.#revocation.cancel();
  }

  async disconnect(): Promise<void> {
    if (this.#events.hasEnded) return;
    this.#events.end();
    const { end } = this.#deps;
    await (end ? end() : this.#revoke());
  }

  /** Downloaded only for the few wallets without events. Ends with the session. */
  async #poll(): Promise<void> {
    try {
      const { pollWallet } = await import('./wallet-poll');
      await pollWallet(this.#deps, this.#events.signal);
    } catch {
      // Either the session is over, or the wallet has not changed since it connected.
    }
  }

  /** EIP-2255's counterpart for revoking. Most wallets know it. */
  async #revoke(): Promise<void> {
    const { wallet } = this.#deps;
    const permissions = [{ eth_accounts: {} }];
    await this.#revocation.revoke((signal) =>
      wallet.request({ method: 'wallet_revokePermissions', params: permissions }, signal),
    );
  }
}

function grantIn({ addresses, chainReference }: WalletWatch): WalletGrant | undefined {
  const [first, ...others] = addresses;
  return first === undefined ? undefined : { addresses: [first, ...others], chainReference };
}
