import type { WalletAccess, WalletSession } from './wallet-connector';

const originals = new WeakMap<WalletSession, WalletSession>();

/**
 * `session`, whose provider is asked for nothing once `requireInUse` throws. Preparing a request takes questions to the
 * wallet and to nodes, and the visitor may change the account meanwhile. What the wallet already has goes on.
 */
export function guardedSession(session: WalletSession, requireInUse: () => void): WalletSession {
  const { access } = session;
  if (!access) return session;
  const guarded = { ...access, provider: guardedProvider(access.provider, requireInUse) };
  const proxy = new Proxy(session, {
    get: (target, key) => {
      if (key === 'access') return guarded as WalletAccess;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  originals.set(proxy, session);
  return proxy;
}

/** The session behind one that is guarded; any other session itself. */
export function originalOf(session: WalletSession): WalletSession {
  return originals.get(session) ?? session;
}

function guardedProvider(provider: object, requireInUse: () => void): object {
  return new Proxy(provider, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]): unknown => {
        requireInUse();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
