import type { Identity } from '../../domain/account/identity';
import type { Network } from '../../domain/network/network';
import type { IdentitySource } from '../../ports/identity-source';
import { FakeAnswers } from './fake-answers';

/** Whose identity was asked for. */
export interface IdentityQuestion {
  readonly address: string;
  readonly network: Network;
}

/** An {@link IdentitySource} that cannot be reached until the test sets an answer. */
export class FakeIdentitySource implements IdentitySource {
  /** What it was asked, and what it answers. */
  readonly answers = new FakeAnswers<IdentityQuestion, Identity | undefined>();

  identityOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    return this.answers.ask({ address, network }, signal);
  }
}
