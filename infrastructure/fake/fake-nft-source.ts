import type { Network } from '../../domain/network/network';
import type { NftPage } from '../../domain/nft/nft';
import type { NftQuery, NftSource } from '../../ports/nft-source';
import { FakeAnswers } from './fake-answers';

/** An {@link NftSource} of every network that cannot be reached until the test sets an answer. */
export class FakeNftSource implements NftSource {
  readonly answers = new FakeAnswers<NftQuery, NftPage>();

  serves(_network: Network): boolean {
    return true;
  }

  page(query: NftQuery, signal?: AbortSignal): Promise<NftPage> {
    return this.answers.ask(query, signal);
  }
}
