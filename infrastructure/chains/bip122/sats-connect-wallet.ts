import { orAborted } from '../../../domain/abort/or-aborted';
import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, numberOf, textOf } from '../../../domain/outside/outside-object';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { attempt } from '../attempt';
import { providerErrorOf } from '../provider-error';

/** The events of Bitcoin wallets that matter here. */
export type BitcoinWalletEvent = 'accountChange' | 'networkChange' | 'disconnect';

/** How one wallet is spoken to, whatever its own dialect. */
export interface SatsConnectCalls {
  /** Whether PSBTs can be put to it. */
  readonly signsPsbts: boolean;
  readonly request: (method: string, params: unknown) => Promise<unknown>;
  readonly addListener: (event: BitcoinWalletEvent, hear: (payload: unknown) => void) => unknown;
}

/** How to get the calls for the wallet whose provider is at the path `id`. */
export type LoadSatsConnect = (id: string) => Promise<SatsConnectCalls>;

/** The codes of sats-connect that differ from those of EIP-1193 and JSON-RPC. */
const commonCodes: Readonly<Record<number, number>> = {
  [-32_000]: rpcCodes.userRejected,
  [-32_001]: rpcCodes.methodNotFound,
};

/** A Bitcoin wallet as the connector speaks to it: calls that may be given up, and typed errors. */
export class SatsConnectWallet {
  readonly connectorId: string;
  readonly #calls: SatsConnectCalls;

  constructor(calls: SatsConnectCalls, connectorId: string) {
    this.#calls = calls;
    this.connectorId = connectorId;
  }

  get signsPsbts(): boolean {
    return this.#calls.signsPsbts;
  }

  /**
   * @throws `WidgetError` `RPC` with EIP-1193's code where it has one, `WALLET_RESPONSE_INVALID`,
   * `CONNECTOR_GONE`, and the reason of `signal` as soon as it aborts.
   */
  async request(method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    let answer: unknown;
    try {
      answer = await orAborted(this.#calls.request(method, params), signal);
    } catch (thrown) {
      signal?.throwIfAborted();
      throw providerErrorOf(thrown, this.connectorId);
    }
    return this.#resultIn(answer, method);
  }

  /** Listens until the returned function is called. A wallet without events is just never heard. */
  listen(event: BitcoinWalletEvent, hear: (payload: unknown) => void): () => void {
    const guarded = (payload: unknown): void => attempt(() => hear(payload));
    const stop = attempt(() => this.#calls.addListener(event, guarded));
    return () => {
      attempt(() => {
        if (typeof stop === 'function') (stop as () => void)();
      });
    };
  }

  #resultIn(answer: unknown, method: string): unknown {
    const status = textOf(answer, 'status');
    if (status === 'success') return fieldOf(answer, 'result');
    if (status === 'error') {
      const error = fieldOf(answer, 'error');
      const code = numberOf(error, 'code') ?? rpcCodes.internalError;
      const message = textOf(error, 'message') ?? '';
      throw providerErrorOf({ code: commonCodes[code] ?? code, message }, this.connectorId);
    }
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no answer to a request' });
  }
}
