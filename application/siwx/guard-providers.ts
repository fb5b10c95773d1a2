import type { GrantedSession } from '../../domain/connection/connection';
import { WidgetError } from '../../domain/errors/widget-error';
import { providerOf } from '../../ports/provider-of';
import type { WalletAccess } from '../../ports/wallet-connector';
import type { Scope } from '../scope/scope';
import type { ReadableConnections } from '../session/admitted-connections';
import type { WalletSessions } from '../session/wallet-sessions';
import { GuardedEip1193, SIGN_IN_FIRST } from './guarded-eip1193';

export interface GuardProvidersDeps {
  readonly admitted: ReadableConnections;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/**
 * Guards the providers that the dapp keeps. While the account of a provider has not signed in, or is not connected
 * any more, its provider refuses every request.
 */
export class GuardProviders {
  readonly #deps: GuardProvidersDeps;
  readonly #guarded = new WeakMap<object, object>();

  constructor(deps: GuardProvidersDeps) {
    this.#deps = deps;
  }

  /** `access` with the dapp's guarded provider: always the same for one provider. */
  guard(access: WalletAccess): WalletAccess {
    const provider = this.#guarded.get(access.provider) ?? this.#over(access);
    this.#guarded.set(access.provider, provider);
    return { ...access, provider } as WalletAccess;
  }

  #over(access: WalletAccess): object {
    const grant = (): GrantedSession | undefined => this.#grantOf(access);
    const provider = providerOf({ access }, 'eip155');
    const { admitted, scope } = this.#deps;
    const own = provider ? new GuardedEip1193({ admitted, grant, provider, scope }) : {};
    return guarded(access.provider, own, grant);
  }

  /** The grant of the wallet of `access`, where its account has signed in. */
  #grantOf({ namespace, provider }: WalletAccess): GrantedSession | undefined {
    const { admitted, sessions } = this.#deps;
    const isInUse = sessions.at(namespace)?.access?.provider === provider;
    return isInUse ? admitted.at(namespace).session : undefined;
  }
}

/** `provider` with the members of `own` replaced, and no other member without a grant. */
function guarded(provider: object, own: object, grant: () => GrantedSession | undefined): object {
  const proxy: object = new Proxy(own, {
    get: (_, key) => {
      if (Object.hasOwn(own, key)) return Reflect.get(own, key);
      const value: unknown = Reflect.get(provider, key, provider);
      if (typeof value !== 'function') return grant() && value;
      return (...args: readonly unknown[]): unknown => {
        if (grant()) return Reflect.apply(value, provider, args);
        return Promise.reject(new WidgetError('RPC', SIGN_IN_FIRST));
      };
    },
    has: (_, key) => key in provider,
    set: (_, key, value) => Reflect.set(provider, key, value),
    ownKeys: () => Reflect.ownKeys(provider),
    getOwnPropertyDescriptor: (_, key) =>
      Object.hasOwn(provider, key)
        ? { configurable: true, enumerable: true, value: Reflect.get(proxy, key) }
        : undefined,
  });
  return proxy;
}
