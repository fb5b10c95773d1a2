import type { Widget } from '../../application/widget/widget';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { type EvmConnection, followEvmConnection, isSameAccounts } from './evm-connection';
import { disconnected, orRejected } from './provider-errors';

type Listener = (...args: never[]) => void;

/** An {@link Eip1193Provider} with the events of EIP-1193. */
export interface EvmProvider extends Eip1193Provider {
  on(event: string, listener: Listener): this;
  removeListener(event: string, listener: Listener): this;
}

/**
 * One EIP-1193 provider for as long as `widget` lives, whichever wallet is connected. `eth_requestAccounts` opens the
 * modal where none is; other requests are refused with 4900 (disconnected) then.
 */
export function evmProvider(widget: Widget): EvmProvider {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(value as never);
  };
  followEvmConnection(widget, (now, before) => {
    if (now && !before) emit('connect', { chainId: hexOf(now) });
    if (now && now.chainId !== before?.chainId) emit('chainChanged', hexOf(now));
    if (!isSameAccounts(now, before)) emit('accountsChanged', now?.accounts ?? []);
    if (!now) emit('disconnect', disconnected());
  });
  return {
    async request(request) {
      await widget.ready;
      if (request.method === 'eth_requestAccounts') {
        await orRejected(widget.openAndConnect('eip155'));
      }
      const provider = widget.provider();
      if (provider) return provider.request(request);
      if (request.method === 'eth_accounts') return [];
      throw disconnected();
    },
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return this;
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
      return this;
    },
  };
}

/** The chain id as EIP-695 writes it. */
function hexOf({ chainId }: EvmConnection): `0x${string}` {
  return `0x${chainId.toString(16)}`;
}
