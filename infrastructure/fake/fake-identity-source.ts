import type { Identity } from '../../domain/account/identity';
import type { Network } from '../../domain/network/network';
import type { IdentitySource } from '../../ports/identity-source';
import { FakeAnswers } from './fake-answers';

/** The account of a question about an identity. */
export interface IdentityQuestion {
  readonly address: string;
  readonly network: Network;
}

/** An {@link IdentitySource} that cannot be reached until the test sets an answer. */
export class FakeIdentitySource implements IdentitySource {
  /** The questions it received, and its answers. */
  readonly answers = new FakeAnswers<IdentityQuestion, Identity | undefined>();

  identityOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    return this.answers.ask({ address, network }, signal);
  }
}
