import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { attempt } from '../../../domain/outside/attempt';
import { plainCopy } from '../../../domain/outside/plain-copy';
import { abortable } from '../../../domain/abort/abortable';
import { providerErrorOf } from '../provider-error';

/** Listeners for the three EIP-1193 events, whose values are not checked yet. */
export interface WalletListeners {
  readonly accountsChanged?: (accounts: unknown) => void;
  readonly chainChanged?: (chainId: unknown) => void;
  readonly disconnect?: (error: unknown) => void;
}

/** Some wallets' name of `removeListener`. */
interface OldEmitter {
  off?(event: string, listener: (payload: unknown) => void): unknown;
}

/** A provider as the connector uses it: cancellable calls and typed errors. */
export class Eip155Wallet {
  readonly provider: Eip1193Provider;
  readonly connectorId: string;

  constructor(provider: Eip1193Provider, connectorId: string) {
    this.provider = provider;
    this.connectorId = connectorId;
  }

  /** Whether it sends events. */
  get hasEvents(): boolean {
    return attempt(() => typeof this.provider.on === 'function') ?? false;
  }

  /**
   * Resolves with the wallet's answer as data of our own.
   *
   * @throws what {@link providerErrorOf} makes of the wallet's error, and the reason of `signal` as soon
   * as it aborts.
   */
  async request(
    request: { readonly method: string; readonly params?: readonly unknown[] },
    signal?: AbortSignal,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      return plainCopy(await abortable(Promise.resolve(this.provider.request(request)), signal));
    } catch (thrown) {
      signal?.throwIfAborted();
      throw providerErrorOf(thrown, this.connectorId);
    }
  }

  /**
   * Listens until the returned function is called. Does nothing for a provider without events, and never
   * throws inside a provider's emitter.
   */
  listen(listeners: WalletListeners): () => void {
    const { provider } = this;
    const entries = Object.entries(listeners).map(([event, onEvent]) => {
      const listener = (payload: unknown): void => void attempt(() => onEvent(payload));
      return { event, listener };
    });
    for (const { event, listener } of entries) attempt(() => provider.on?.(event, listener));
    return () => {
      for (const { event, listener } of entries) {
        attempt(() => {
          if (provider.removeListener) provider.removeListener(event, listener);
          else (provider as OldEmitter).off?.(event, listener);
        });
      }
    };
  }
}
