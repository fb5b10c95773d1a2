import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Cacao } from '../../domain/siwx/siwx-session';
import type { Network } from '../../domain/network/network';
import type {
  PairedSession,
  PairingProposal,
  SignedPairing,
  SignInProposal,
  WalletPairing,
} from '../../ports/wallet-pairing';
import { abortable } from '../../domain/abort/abortable';

/** One proposal to a {@link FakeWalletPairing}. The test plays the relay and the wallet. */
export class FakePairing {
  readonly proposal: PairingProposal | SignInProposal;
  readonly answer: Promise<SignedPairing>;

  /** What the page before had left, where this goes on with its pairing. */
  readonly left: string | undefined;
  #resolve: (pairing: SignedPairing) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(proposal: PairingProposal | SignInProposal, left?: string) {
    this.proposal = proposal;
    this.left = left;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** The relay accepts the pairing URI, and the next page can go on with `left`. */
  show(uri: string, left?: string): this {
    this.proposal.onUri(uri, left);
    return this;
  }

  /** A wallet has read the pairing URI, and asks its owner. */
  scan(): void {
    this.proposal.onScanned?.();
  }

  /** The visitor approves in the wallet. */
  approve(...sessions: readonly PairedSession[]): void {
    this.#resolve({ sessions, cacaos: [] });
  }

  /** The visitor approves, and signs in with the approval. */
  sign(cacaos: readonly Cacao[], ...sessions: readonly PairedSession[]): void {
    this.#resolve({ sessions, cacaos });
  }

  /** The visitor declines in the wallet. */
  decline(): void {
    const rpcMessage = 'The visitor declined the request';
    this.fail(new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage }));
  }

  /** The proposal fails. */
  fail(error: unknown): void {
    this.#reject(error);
  }
}

/** A {@link WalletPairing} without a relay: it cannot be reached until {@link FakeWalletPairing.accept}. */
export class FakeWalletPairing implements WalletPairing {
  readonly #pairings: FakePairing[] = [];
  #remembered: readonly PairedSession[] = [];
  #isReachable = false;

  /** Every proposal so far, the latest last. */
  get pairings(): readonly FakePairing[] {
    return this.#pairings;
  }

  /** The latest proposal. */
  get latest(): FakePairing {
    const latest = this.#pairings.at(-1);
    if (latest) return latest;
    throw new TypeError('Nothing was proposed');
  }

  /** From now on accepts proposals, and leaves them to the test. */
  accept(): this {
    this.#isReachable = true;
    return this;
  }

  /** The sessions that the next visit finds, because they are still approved. */
  remember(...sessions: readonly PairedSession[]): this {
    this.#remembered = sessions;
    return this;
  }

  async propose(
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    return (await this.#pair(proposal, signal)).sessions;
  }

  async signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing> {
    return this.#pair(proposal, signal);
  }

  async resume(
    left: string,
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<SignedPairing> {
    return this.#pair(proposal, signal, left);
  }

  async restore(
    _networks: readonly Network[],
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    signal?.throwIfAborted();
    return this.#remembered;
  }

  async #pair(
    proposal: PairingProposal | SignInProposal,
    signal?: AbortSignal,
    left?: string,
  ): Promise<SignedPairing> {
    signal?.throwIfAborted();
    if (!this.#isReachable) throw new WidgetError('PAIRING_UNREACHABLE', {});
    const pairing = new FakePairing(proposal, left);
    this.#pairings.push(pairing);
    const endLate = (): void => void this.#endLate(pairing);
    signal?.addEventListener('abort', endLate, { once: true });
    const answer = await abortable(pairing.answer, signal);
    signal?.removeEventListener('abort', endLate);
    return answer;
  }

  async #endLate({ answer }: FakePairing): Promise<void> {
    try {
      for (const { session } of (await answer).sessions) await session.disconnect();
    } catch {
      // The proposal has failed already.
    }
  }
}
