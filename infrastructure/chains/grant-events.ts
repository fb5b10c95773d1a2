import { WidgetError } from '../../domain/errors/widget-error';
import type { Clock } from '../../ports/clock';
import type { Stream, StreamSubscription } from '../../ports/stream';
import type { WalletEvent, WalletGrant } from '../../ports/wallet-connector';

export interface GrantEventsDeps {
  readonly clock: Clock;
  readonly connectorId: string;

  /** The grant as it was when the session began. */
  readonly grant: WalletGrant;

  /** What the wallet grants now, by its last word; `undefined` where it grants nothing any more. */
  readonly current: () => WalletGrant | undefined;

  /** Stops listening to the wallet. */
  readonly stop: () => void;
}

/** A storm of events is told as its outcome: the last word of this long. */
const COALESCE_MS = 50;

/** The events of a wallet session: what became of its grant, told once each, and `disconnected` last. */
export class GrantEvents {
  readonly events$: Stream<WalletEvent>;
  readonly #deps: GrantEventsDeps;
  readonly #listeners = new Set<(event: WalletEvent) => void>();
  readonly #life = new AbortController();
  #told: WalletGrant;
  #isTelling = false;
  #hasLeft = false;

  constructor(deps: GrantEventsDeps) {
    this.#deps = deps;
    this.#told = deps.grant;
    this.events$ = { subscribe: (next) => this.#subscribe(next) };
  }

  /** Aborts when the session is over, however it ends. */
  get signal(): AbortSignal {
    return this.#life.signal;
  }

  /** Whether the wallet and the widget have parted: `disconnected` has been told. */
  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** Whether the wallet has said something since that nobody was told. */
  get hasChanged(): boolean {
    const grant = this.#deps.current();
    return !grant || !isSameGrant(grant, this.#told);
  }

  /** Tells what has changed, once the wallet has been silent or 50 ms have gone by. */
  async tellSoon(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      await this.#deps.clock.sleep(COALESCE_MS, this.#life.signal);
      this.tell();
    } catch {
      // The session is over: nobody is told any more.
    } finally {
      this.#isTelling = false;
    }
  }

  /** Tells what has changed, if anything has. */
  tell(): void {
    if (this.#life.signal.aborted) return;
    const grant = this.#deps.current();
    if (!grant) {
      this.leave();
      return;
    }
    if (!this.hasChanged) return;
    this.#told = grant;
    this.emit({ type: 'changed', grant });
  }

  /** Tells `event`. */
  emit(event: WalletEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Ends the session and tells so, once. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    const { connectorId } = this.#deps;
    this.#end(new WidgetError('CONNECTOR_GONE', { connectorId }));
    this.emit({ type: 'disconnected' });
  }

  /** Ends the session and tells nobody. */
  release(): void {
    this.#end(new WidgetError('ABORTED', {}));
  }

  #subscribe(next: (event: WalletEvent) => void): StreamSubscription {
    // Of its own, so that one function may subscribe twice.
    const listener = (event: WalletEvent): void => next(event);
    this.#listeners.add(listener);
    if (this.#hasLeft) next({ type: 'disconnected' });
    else if (this.#told !== this.#deps.grant) next({ type: 'changed', grant: this.#told });
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  #end(reason: WidgetError): void {
    this.#deps.stop();
    this.#life.abort(reason);
  }
}

function isSameGrant(one: WalletGrant, other: WalletGrant): boolean {
  return (
    one.chainReference === other.chainReference &&
    isSameList(one.addresses, other.addresses) &&
    isSameList(facesOf(one), facesOf(other)) &&
    isSameList(one.approvedCaipNetworkIds ?? [], other.approvedCaipNetworkIds ?? [])
  );
}

/** What the wallet says of each account. */
function facesOf({ accounts = [] }: WalletGrant): readonly string[] {
  return accounts.map(({ address, label, purpose }) => `${address} ${purpose} ${label}`);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}
