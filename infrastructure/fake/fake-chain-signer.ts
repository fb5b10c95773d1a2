import type { CaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { ChainSigner } from '../../ports/chain-signer';
import type { WalletSession } from '../../ports/wallet-connector';
import { abortable } from '../../domain/abort/abortable';

/** The visitor's answer to a message, in a {@link FakeChainSigner}. */
export type FakeSignAnswer =
  'decline' | 'hang' | { readonly signature: string } | { readonly error: unknown };

/** One message that a {@link FakeChainSigner} was asked to sign. */
export interface FakeSignRequest {
  readonly text: string;
  readonly account: CaipAddress;
}

/** A {@link ChainSigner} without a wallet. It declines until the test sets an answer. */
export class FakeChainSigner implements ChainSigner {
  readonly #requests: FakeSignRequest[] = [];
  readonly #hanging = new Set<(answer: FakeSignAnswer) => void>();
  #answer: FakeSignAnswer = 'decline';
  readonly #forged = new Set<string>();

  /** The requests to sign, the latest last. */
  get requests(): readonly FakeSignRequest[] {
    return this.#requests;
  }

  /** The answer to every request from now on. */
  answerWith(answer: FakeSignAnswer): this {
    this.#answer = answer;
    return this;
  }

  /** Makes `signature` invalid. Every other signature counts as valid. */
  forge(signature: string): this {
    this.#forged.add(signature);
    return this;
  }

  /** Answers the requests that were left hanging. */
  settle(answer: FakeSignAnswer): void {
    for (const settle of this.#hanging) settle(answer);
    this.#hanging.clear();
  }

  async signMessage(
    text: string,
    account: CaipAddress,
    _session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted();
    this.#requests.push({ text, account });
    if (this.#answer !== 'hang') return signatureOf(this.#answer);
    const settled = new Promise<FakeSignAnswer>((settle) => this.#hanging.add(settle));
    return signatureOf(await abortable(settled, signal));
  }

  async isSignedByKey(_text: string, _account: CaipAddress, signature: string): Promise<boolean> {
    return !this.#forged.has(signature);
  }
}

function signatureOf(answer: FakeSignAnswer): string {
  if (answer === 'hang') throw new TypeError('A request left hanging is settled with an answer');
  if (answer === 'decline') {
    const rpcMessage = 'The visitor declined the request';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage });
  }
  if ('error' in answer) throw answer.error;
  return answer.signature;
}
