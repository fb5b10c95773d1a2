import { abortable } from '../../../domain/abort/abortable';
import { WidgetError } from '../../../domain/errors/widget-error';
import {
  fieldOf,
  isUntrustedRecord,
  numberOf,
  textOf,
} from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { attempt } from '../../../domain/outside/attempt';
import { plainCopy } from '../../../domain/outside/plain-copy';
import { providerErrorOf } from '../provider-error';

/** The events of Bitcoin wallets that the widget uses. */
export type BitcoinWalletEvent = 'accountChange' | 'networkChange' | 'disconnect';

/** Sends a request to a wallet's provider, and resolves or rejects with its answer. */
export type AskProvider = (method: string, params: unknown) => Promise<unknown>;

/** Receives the payload of a wallet's event. */
export type WalletEventListener = (payload: unknown) => void;

/** The common interface to one wallet, whatever words it uses itself. */
export interface BitcoinCalls {
  /** `network` is the requested one, in most wallets' words; absent where none is requested. */
  readonly request: (method: string, params: unknown, network?: string) => Promise<unknown>;
  readonly addListener: (event: BitcoinWalletEvent, listener: WalletEventListener) => unknown;
}

/** Makes the calls for the wallet whose provider is at the path `id`. */
export type LoadBitcoinCalls = (id: string) => Promise<BitcoinCalls>;

/** A request to a wallet. */
export interface BitcoinRequest {
  readonly method: string;
  readonly params: unknown;
  readonly network?: string | undefined;
}

/** The codes of sats-connect that differ from those of EIP-1193 and JSON-RPC. */
const satsConnectCodes: Readonly<Record<number, number>> = {
  [-32_000]: rpcCodes.userRejected,
  [-32_001]: rpcCodes.methodNotFound,
  [-32_002]: rpcCodes.unauthorized,
};

/** A Bitcoin wallet as the connector uses it: cancellable calls and typed errors. */
export class BitcoinPageWallet {
  readonly connectorId: string;
  readonly #calls: BitcoinCalls;

  constructor(calls: BitcoinCalls, connectorId: string) {
    this.#calls = calls;
    this.connectorId = connectorId;
  }

  /**
   * Resolves with the wallet's answer as data of our own.
   *
   * @throws `WidgetError` `RPC` with EIP-1193's code where it has one, `WALLET_RESPONSE_INVALID`,
   * `CONNECTOR_GONE`, and the reason of `signal` as soon as it aborts.
   */
  async request(request: BitcoinRequest, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const { method, network, params } = request;
    let answer: unknown;
    try {
      answer = plainCopy(await abortable(this.#calls.request(method, params, network), signal));
    } catch (thrown) {
      signal?.throwIfAborted();
      // Some wallets reject with their whole answer, whose codes are those of JSON-RPC and EIP-1193.
      const error = fieldOf(thrown, 'error');
      throw providerErrorOf(isUntrustedRecord(error) ? error : thrown, this.connectorId);
    }
    return this.#resultIn(answer, method);
  }

  /** Listens until the returned function is called. Does nothing for a wallet without events. */
  listen(event: BitcoinWalletEvent, listener: WalletEventListener): () => void {
    const guarded = (payload: unknown): void => attempt(() => listener(payload));
    const stop = attempt(() => this.#calls.addListener(event, guarded));
    return () => {
      attempt(() => {
        if (typeof stop === 'function') (stop as () => void)();
      });
    };
  }

  #resultIn(answer: unknown, method: string): unknown {
    const error = fieldOf(answer, 'error');
    if (isUntrustedRecord(error)) {
      const code = numberOf(error, 'code') ?? rpcCodes.internalError;
      const message = textOf(error, 'message') ?? '';
      throw providerErrorOf({ code: satsConnectCodes[code] ?? code, message }, this.connectorId);
    }
    if (isUntrustedRecord(answer) && Object.hasOwn(answer, 'result')) return answer['result'];
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no answer to a request' });
  }
}
