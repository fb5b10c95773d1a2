import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { Stream, StreamSubscription } from '../../../ports/stream';
import type { WalletEvent, WalletGrant, WalletSession } from '../../../ports/wallet-connector';
import { firstAbort } from '../first-abort';
import type { Eip1193Wallet } from './eip1193-wallet';
import { moveWalletTo } from './move-wallet';
import type { WalletWatch } from './wallet-watch';

export interface Eip1193SessionDeps {
  readonly clock: Clock;
  readonly wallet: Eip1193Wallet;
  readonly grant: WalletGrant;

  /** What the wallet has said since it was asked for the grant. The session stops it when it is over. */
  readonly watch: WalletWatch;

  /** How the site's own wallet ends; other wallets are asked to revoke the permission. */
  readonly end?: (() => Promise<void>) | undefined;
}

/** A storm of events is told as its outcome: the last word of this long. */
const COALESCE_MS = 50;

/** How long a wallet may take to revoke a permission before nobody waits for it any more. */
const REVOKE_PATIENCE_MS = 500;

/** {@link WalletSession} over an EIP-1193 provider. */
export class Eip1193Session implements WalletSession {
  readonly grant: WalletGrant;
  readonly provider: Eip1193Provider;
  readonly events$: Stream<WalletEvent>;
  readonly #deps: Eip1193SessionDeps;
  readonly #listeners = new Set<(event: WalletEvent) => void>();
  readonly #life = new AbortController();
  readonly #patience = new AbortController();
  #told: WalletGrant;
  #isTelling = false;
  #hasLeft = false;

  constructor(deps: Eip1193SessionDeps) {
    const { grant, wallet, watch } = deps;
    this.#deps = deps;
    this.grant = grant;
    this.provider = wallet.provider;
    this.#told = grant;
    this.events$ = { subscribe: (next) => this.#subscribe(next) };
    watch.tell(() => void this.#tellSoon());
    watch.tellInterruptions(() => this.#emit({ type: 'interrupted' }));
    if (!isSameGrant(watch, grant)) void this.#tellSoon();
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { clock, wallet, watch } = this.#deps;
    const either = firstAbort(this.#life.signal, signal);
    try {
      watch.chainIs(await moveWalletTo(network, wallet, clock, either.signal));
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_GONE')) this.#leave();
      if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) {
        watch.chainIs(error.context.actual);
        this.#tell();
      }
      throw error;
    } finally {
      either.release();
    }
    this.#tell();
  }

  release(): void {
    this.#end(new WidgetError('ABORTED', {}));
    this.#patience.abort();
  }

  async disconnect(): Promise<void> {
    if (this.#hasLeft) return;
    this.#leave();
    const { end } = this.#deps;
    await (end ? end() : this.#revoke());
  }

  #subscribe(next: (event: WalletEvent) => void): StreamSubscription {
    // Of its own, so that one function may subscribe twice.
    const listener = (event: WalletEvent): void => next(event);
    this.#listeners.add(listener);
    if (this.#hasLeft) next({ type: 'disconnected' });
    else if (this.#told !== this.grant) next({ type: 'changed', grant: this.#told });
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  async #tellSoon(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      await this.#deps.clock.sleep(COALESCE_MS, this.#life.signal);
      this.#tell();
    } catch {
      // The session is over: nobody is told any more.
    } finally {
      this.#isTelling = false;
    }
  }

  #tell(): void {
    if (this.#life.signal.aborted) return;
    const { addresses, chainReference } = this.#deps.watch;
    const [first, ...others] = addresses;
    if (first === undefined) {
      this.#leave();
      return;
    }
    const grant: WalletGrant = { addresses: [first, ...others], chainReference };
    if (isSameGrant(grant, this.#told)) return;
    this.#told = grant;
    this.#emit({ type: 'changed', grant });
  }

  #leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    const { connectorId } = this.#deps.wallet;
    this.#end(new WidgetError('CONNECTOR_GONE', { connectorId }));
    this.#emit({ type: 'disconnected' });
  }

  #end(reason: WidgetError): void {
    this.#deps.watch.stop();
    this.#life.abort(reason);
  }

  #emit(event: WalletEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** EIP-2255's counterpart for revoking. Most wallets know it; one that does not is simply left alone. */
  async #revoke(): Promise<void> {
    const { clock, wallet } = this.#deps;
    const { signal } = this.#patience;
    const permissions = [{ eth_accounts: {} }];
    const ends = [
      wallet.request('wallet_revokePermissions', permissions, signal),
      clock.sleep(REVOKE_PATIENCE_MS, signal),
    ];
    await Promise.race(ends.map((end) => end.catch(() => undefined)));
    this.#patience.abort(new WidgetError('ABORTED', {}));
  }
}

type Grant = Pick<WalletGrant, 'chainReference'> & { readonly addresses: readonly string[] };

function isSameGrant(one: Grant, other: Grant): boolean {
  return (
    one.chainReference === other.chainReference &&
    one.addresses.length === other.addresses.length &&
    one.addresses.every((address, index) => address === other.addresses[index])
  );
}
