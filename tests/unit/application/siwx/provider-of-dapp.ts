import type { Eip1193Provider } from '../../../../ports/eip1193-provider';

type Listener = (payload: never) => void;

/** The members of older wallets' providers beside EIP-1193. */
type LegacyProvider = Required<Eip1193Provider> & {
  readonly selectedAddress?: string;
  send(method: string): Promise<unknown>;
};

/** A wallet's own provider, and a dapp that follows the widget's guarded one. */
export function providerOfDapp() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string): Set<Listener> => {
    const known = listeners.get(event) ?? new Set();
    listeners.set(event, known);
    return known;
  };
  const asked: string[] = [];
  const heard: (readonly [string, unknown])[] = [];
  const wallet = {
    asked,
    selectedAddress: '0xselected',
    get listenerCount() {
      return [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
    },
    request: async ({ method }: { readonly method: string }) => {
      asked.push(method);
      return `${method} of wallet`;
    },
    send: async (method: string) => `${method} of wallet`,
    on: (event: string, listener: Listener) => of(event).add(listener),
    removeListener: (event: string, listener: Listener) => of(event).delete(listener),
    emit: (event: string, payload: unknown) => of(event).forEach((each) => each(payload as never)),
  };
  return {
    heard,
    wallet,

    /** Listens to `provider` as a dapp does. */
    follow(provider: Eip1193Provider | undefined): LegacyProvider {
      const followed = provider as LegacyProvider;
      for (const event of ['accountsChanged', 'chainChanged', 'disconnect', 'message'])
        followed.on(event, (payload: unknown) => void heard.push([event, payload]));
      return followed;
    },
  };
}
