import type { GrantedSession } from '../../domain/connection/connection';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { Scope } from '../scope/scope';
import type { ReadableConnections } from '../session/admitted-connections';

export interface GuardedEip1193Deps {
  readonly admitted: ReadableConnections;

  /** The wallet's grant, where its account has signed in. */
  readonly grant: () => GrantedSession | undefined;
  readonly provider: Eip1193Provider;
  readonly scope: Scope;
}

/** The error of a request while the account has not signed in. */
export const SIGN_IN_FIRST = {
  rpcCode: rpcCodes.unauthorized,
  rpcMessage: 'The account must sign in at this site first',
};

type Listener = (...args: never[]) => void;

/**
 * A wallet's provider for the dapp where accounts must sign in. The dapp gets the event of an account or a chain once
 * the account has signed in, and an event without accounts in between. The wallet emits these two events before the
 * widget has read the new state, so this class emits its own.
 */
export class GuardedEip1193 implements Eip1193Provider {
  readonly #deps: GuardedEip1193Deps;
  readonly #listeners = new Map<string, Set<Listener>>();
  #accounts: readonly string[] = [];
  #chainReference: string | undefined;

  constructor(deps: GuardedEip1193Deps) {
    this.#deps = deps;
    deps.scope.follow([deps.admitted], () => this.#tell());
  }

  // Members of the object itself, because a proxy calls it.
  readonly request: Eip1193Provider['request'] = async (args) => {
    const { grant, provider } = this.#deps;
    const granted = grant();
    if (args.method === 'eth_accounts') return [...(granted?.addresses ?? [])];
    const { rpcCode, rpcMessage } = SIGN_IN_FIRST;
    if (!granted) throw new ProviderRpcError(rpcCode, rpcMessage);
    if (args.method === 'eth_requestAccounts') return [...granted.addresses];
    return provider.request(args);
  };

  readonly on = (event: string, listener: Listener): this => {
    const listeners = this.#listeners.get(event) ?? this.#listenTo(event);
    listeners.add(listener);
    return this;
  };

  readonly once = (event: string, listener: Listener): this => {
    const heard = (...args: never[]): void => {
      this.removeListener(event, heard);
      listener(...args);
    };
    return this.on(event, heard);
  };

  readonly removeListener = (event: string, listener: Listener): this => {
    this.#listeners.get(event)?.delete(listener);
    return this;
  };

  readonly addListener = this.on;
  readonly off = this.removeListener;

  /** Forwards the wallet's `event`, except for those that {@link GuardedEip1193.#tell} emits. */
  #listenTo(event: string): Set<Listener> {
    const { grant, provider, scope } = this.#deps;
    const listeners = new Set<Listener>();
    this.#listeners.set(event, listeners);
    if (event === 'accountsChanged' || event === 'chainChanged') return listeners;
    const handOn = (...args: unknown[]): void => {
      if (event === 'disconnect' || grant()) this.#emit(event, ...args);
    };
    provider.on?.(event, handOn);
    scope.onEnd(() => provider.removeListener?.(event, handOn));
    return listeners;
  }

  #tell(): void {
    const { addresses = [], chainReference } = this.#deps.grant() ?? {};
    const isMoved = chainReference !== undefined && chainReference !== this.#chainReference;
    const isOther = addresses.join() !== this.#accounts.join();
    this.#accounts = addresses;
    this.#chainReference = chainReference ?? this.#chainReference;
    if (isMoved) this.#emit('chainChanged', `0x${Number(chainReference).toString(16)}`);
    if (isOther) this.#emit('accountsChanged', [...addresses]);
  }

  #emit(event: string, ...args: readonly unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        (listener as (...args: readonly unknown[]) => void)(...args);
      } catch {
        // A listener that throws must not stop the others.
      }
    }
  }
}
