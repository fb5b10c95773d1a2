import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { numberOf } from '../../../domain/outside/outside-object';
import type { Clock } from '../../../ports/clock';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { Stream, StreamSubscription } from '../../../ports/stream';
import type { WalletEvent, WalletGrant, WalletSession } from '../../../ports/wallet-connector';
import type { Eip1193Wallet } from './eip1193-wallet';
import { moveWalletTo } from './move-wallet';
import { parseAddresses, parseChainId } from './wallet-answers';

export interface Eip1193SessionDeps {
  readonly clock: Clock;
  readonly wallet: Eip1193Wallet;
  readonly grant: WalletGrant;

  /** How the site's own wallet ends; other wallets are asked to revoke the permission. */
  readonly end?: (() => Promise<void>) | undefined;
}

/** A storm of events is told as its outcome: the last word of this long. */
const COALESCE_MS = 50;

/** How long a wallet may take to revoke a permission before nobody waits for it any more. */
const REVOKE_PATIENCE_MS = 500;

/** The code of a `disconnect` event that says the wallet lost its node and looks for it. */
const TRY_AGAIN_LATER = 1013;

/** {@link WalletSession} over an EIP-1193 provider. */
export class Eip1193Session implements WalletSession {
  readonly grant: WalletGrant;
  readonly provider: Eip1193Provider;
  readonly events$: Stream<WalletEvent>;
  readonly #deps: Eip1193SessionDeps;
  readonly #listeners = new Set<(event: WalletEvent) => void>();
  readonly #life = new AbortController();
  readonly #stopListening: () => void;
  #told: WalletGrant;
  #addresses: readonly string[];
  #chainReference: string;
  #isTelling = false;
  #hasLeft = false;

  constructor(deps: Eip1193SessionDeps) {
    const { grant, wallet } = deps;
    this.#deps = deps;
    this.grant = grant;
    this.provider = wallet.provider;
    this.#told = grant;
    this.#addresses = grant.addresses;
    this.#chainReference = grant.chainReference;
    this.events$ = { subscribe: (next) => this.#subscribe(next) };
    this.#stopListening = wallet.listen({
      accountsChanged: (accounts) => {
        this.#addresses = parseAddresses(accounts) ?? this.#addresses;
        void this.#tellSoon();
      },
      chainChanged: (chainId) => {
        this.#chainReference = parseChainId(chainId) ?? this.#chainReference;
        void this.#tellSoon();
      },
      disconnect: (error) => {
        if (numberOf(error, 'code') === TRY_AGAIN_LATER) return;
        this.#addresses = [];
        void this.#tellSoon();
      },
    });
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { clock, wallet } = this.#deps;
    try {
      this.#chainReference = await moveWalletTo(network, wallet, clock, signal);
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_GONE')) this.#leave();
      if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) {
        this.#chainReference = error.context.actual;
        this.#tell();
      }
      throw error;
    }
    this.#tell();
  }

  release(): void {
    this.#stopListening();
    this.#life.abort();
  }

  async disconnect(): Promise<void> {
    if (this.#life.signal.aborted && this.#hasLeft) return;
    const { end } = this.#deps;
    this.#leave();
    await (end ? end() : this.#revoke());
  }

  #subscribe(next: (event: WalletEvent) => void): StreamSubscription {
    this.#listeners.add(next);
    if (this.#hasLeft) next({ type: 'disconnected' });
    else if (this.#told !== this.grant) next({ type: 'changed', grant: this.#told });
    return { unsubscribe: () => this.#listeners.delete(next) };
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
    const [first, ...others] = this.#addresses;
    if (first === undefined) {
      this.#leave();
      return;
    }
    const grant: WalletGrant = {
      addresses: [first, ...others],
      chainReference: this.#chainReference,
    };
    if (isSameGrant(grant, this.#told)) return;
    this.#told = grant;
    this.#emit({ type: 'changed', grant });
  }

  #leave(): void {
    this.#hasLeft = true;
    this.release();
    this.#emit({ type: 'disconnected' });
  }

  #emit(event: WalletEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** EIP-2255's counterpart for revoking. Most wallets know it; one that does not is simply left alone. */
  async #revoke(): Promise<void> {
    const { clock, wallet } = this.#deps;
    const patience = new AbortController();
    const revoked = wallet
      .request('wallet_revokePermissions', [{ eth_accounts: {} }], patience.signal)
      .catch(() => undefined);
    await Promise.race([revoked, clock.sleep(REVOKE_PATIENCE_MS, patience.signal)]);
    patience.abort(new WidgetError('ABORTED', {}));
  }
}

function isSameGrant(one: WalletGrant, other: WalletGrant): boolean {
  return (
    one.chainReference === other.chainReference &&
    one.addresses.length === other.addresses.length &&
    one.addresses.every((address, index) => address === other.addresses[index])
  );
}
