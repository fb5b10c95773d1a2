import { WidgetError } from '../../domain/errors/widget-error';
import { withoutPrototype } from '../../domain/outside/without-prototype';
import type { Clock } from '../../ports/clock';
import type { Stream, StreamSubscription } from '../../ports/stream';
import type { WalletEvent, WalletGrant } from '../../ports/wallet-connector';

export interface GrantEventsDeps {
  readonly clock: Clock;
  readonly connectorId: string;

  /** The grant as it was when the session began. */
  readonly grant: WalletGrant;

  /** The wallet's current grant; `undefined` where it grants nothing any more. */
  readonly current: () => WalletGrant | undefined;

  /** Stops listening to the wallet. */
  readonly stop: () => void;
}

/** Events within this time are published as one. */
const COALESCE_MS = 50;

/** The events of a wallet session: each change of its grant once, and `disconnected` as the last event. */
export class GrantEvents {
  readonly events$: Stream<WalletEvent>;
  readonly #deps: GrantEventsDeps;
  readonly #listeners = new Set<(event: WalletEvent) => void>();
  readonly #life = new AbortController();
  #published: WalletGrant;
  #isFlushing = false;
  #hasEnded = false;

  constructor(deps: GrantEventsDeps) {
    this.#deps = deps;
    this.#published = deps.grant;
    this.events$ = { subscribe: (next) => this.#subscribe(next) };
  }

  /** Aborts when the session is over, for any reason. */
  get signal(): AbortSignal {
    return this.#life.signal;
  }

  /** Whether `disconnected` has been published. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether the grant has changed since it was last published. */
  get hasChanged(): boolean {
    const grant = this.#deps.current();
    return !grant || !isSameGrant(grant, this.#published);
  }

  /** Publishes the change 50 ms from now, together with any change until then. */
  async scheduleFlush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      await this.#deps.clock.sleep(COALESCE_MS, this.#life.signal);
      this.flush();
    } catch {
      // The session is over and publishes nothing more.
    } finally {
      this.#isFlushing = false;
    }
  }

  /** Publishes what has changed, if anything has. */
  flush(): void {
    if (this.#life.signal.aborted) return;
    const grant = this.#deps.current();
    if (!grant) {
      this.end();
      return;
    }
    if (!this.hasChanged) return;
    this.#published = grant;
    this.emit({ type: 'changed', grant });
  }

  /** Publishes `event`. */
  emit(event: WalletEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Ends the session and publishes `disconnected`, once. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const { connectorId } = this.#deps;
    this.#close(new WidgetError('CONNECTOR_GONE', { connectorId }));
    this.emit({ type: 'disconnected' });
  }

  /** Ends the session and publishes nothing. */
  release(): void {
    this.#close(new WidgetError('ABORTED', {}));
  }

  #subscribe(next: (event: WalletEvent) => void): StreamSubscription {
    // A new function, so that one listener may subscribe twice.
    const listener = (event: WalletEvent): void => next(event);
    this.#listeners.add(listener);
    if (this.#hasEnded) next({ type: 'disconnected' });
    else if (this.#published !== this.#deps.grant)
      next({ type: 'changed', grant: this.#published });
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  #close(reason: WidgetError): void {
    this.#deps.stop();
    this.#life.abort(reason);
  }
}

function isSameGrant(...grants: readonly [WalletGrant, WalletGrant]): boolean {
  const [one, other] = [withoutPrototype(grants[0]), withoutPrototype(grants[1])];
  return (
    one.chainReference === other.chainReference &&
    isSameList(one.addresses, other.addresses) &&
    isSameList(facesOf(one), facesOf(other)) &&
    isSameList(one.approvedCaipNetworkIds ?? [], other.approvedCaipNetworkIds ?? []) &&
    one.canAddNetworks === other.canAddNetworks
  );
}

/** The parts of an account that a visitor sees. */
function facesOf({ accounts = [] }: WalletGrant): readonly string[] {
  return accounts.map(({ address, label, purpose }) => `${address} ${purpose} ${label}`);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}
