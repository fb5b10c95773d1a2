import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { PairedSession, PairingProposal, WalletPairing } from '../../ports/wallet-pairing';
import { orAborted } from '../../domain/abort/or-aborted';

/** One proposal that a {@link FakeWalletPairing} was given: the test is the relay and the wallet. */
export class FakePairing {
  readonly proposal: PairingProposal;
  readonly answer: Promise<readonly PairedSession[]>;
  #resolve: (sessions: readonly PairedSession[]) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(proposal: PairingProposal) {
    this.proposal = proposal;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** The relay knows the code. */
  show(uri: string): this {
    this.proposal.onUri(uri);
    return this;
  }

  /** The person approves in the wallet. */
  approve(...sessions: readonly PairedSession[]): void {
    this.#resolve(sessions);
  }

  /** The person declines in the wallet. */
  decline(): void {
    const rpcMessage = 'The person declined the request';
    this.fail(new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage }));
  }

  /** It comes to nothing. */
  fail(error: unknown): void {
    this.#reject(error);
  }
}

/** A {@link WalletPairing} without a relay: it cannot be reached until {@link FakeWalletPairing.accept}. */
export class FakeWalletPairing implements WalletPairing {
  readonly #pairings: FakePairing[] = [];
  #isReachable = false;

  /** Every proposal there has been, the latest last. */
  get pairings(): readonly FakePairing[] {
    return this.#pairings;
  }

  /** The latest proposal. */
  get latest(): FakePairing {
    const latest = this.#pairings.at(-1);
    if (latest) return latest;
    throw new TypeError('Nothing was proposed');
  }

  /** Takes proposals from now on, and leaves them to the test. */
  accept(): this {
    this.#isReachable = true;
    return this;
  }

  async propose(
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    signal?.throwIfAborted();
    if (!this.#isReachable) throw new WidgetError('PAIRING_UNREACHABLE', {});
    const pairing = new FakePairing(proposal);
    this.#pairings.push(pairing);
    const endLate = (): void => void this.#endLate(pairing);
    signal?.addEventListener('abort', endLate, { once: true });
    const sessions = await orAborted(pairing.answer, signal);
    signal?.removeEventListener('abort', endLate);
    return sessions;
  }

  async #endLate({ answer }: FakePairing): Promise<void> {
    try {
      for (const { session } of await answer) await session.disconnect();
    } catch {
      // It came to nothing anyway.
    }
  }
}
