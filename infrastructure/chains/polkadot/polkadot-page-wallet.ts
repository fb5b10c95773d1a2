import { abortable } from '../../../domain/abort/abortable';
import { WidgetError } from '../../../domain/errors/widget-error';
import { textOf } from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { PolkadotPayload, PolkadotWallet } from '../../../ports/polkadot-wallet';
import type { InjectedWallet } from './injected-web3';
import { bytesOf } from './scale';
import { walletErrorOf } from './wallet-error';

export interface PolkadotPageWalletDeps {
  readonly wallet: InjectedWallet;
  readonly connectorId: string;

  /** The wallet's own spelling of an account. @throws where the wallet does not share it. */
  readonly ownSpelling: (address: string) => string;
}

/** Signatures have 64 bytes, or 65 for ECDSA, with or without one byte in front for their kind. */
const signatureSizes: ReadonlySet<number> = new Set([64, 65, 66]);

/** {@link PolkadotWallet} of a wallet in the page. */
export class PolkadotPageWallet implements PolkadotWallet {
  readonly #deps: PolkadotPageWalletDeps;

  constructor(deps: PolkadotPageWalletDeps) {
    this.#deps = deps;
  }

  signTransaction(payload: PolkadotPayload, signal?: AbortSignal): Promise<string> {
    const address = this.#deps.ownSpelling(payload.address);
    return this.#ask('signPayload', { ...payload, address }, signal);
  }

  signBytes(bytes: string, address: string, signal?: AbortSignal): Promise<string> {
    const request = { address: this.#deps.ownSpelling(address), data: bytes, type: 'bytes' };
    return this.#ask('signRaw', request, signal);
  }

  async #ask(
    method: 'signPayload' | 'signRaw',
    request: unknown,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted();
    const { connectorId, wallet } = this.#deps;
    try {
      const answer = this.#call(wallet, method, request);
      const signature = textOf(await abortable(answer, signal), 'signature');
      if (signatureSizes.has(bytesOf(signature)?.length ?? 0)) return signature ?? '';
    } catch (thrown) {
      signal?.throwIfAborted();
      throw walletErrorOf(thrown, connectorId);
    }
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no signature' });
  }

  async #call(
    { signer }: InjectedWallet,
    method: 'signPayload' | 'signRaw',
    request: unknown,
  ): Promise<unknown> {
    if (typeof signer[method] === 'function') return signer[method](request);
    const rpcMessage = 'The wallet does not sign this';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
  }
}
