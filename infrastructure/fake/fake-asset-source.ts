import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetQuery, AssetSource } from '../../ports/asset-source';
import { FakeAnswers } from './fake-answers';

/** An {@link AssetSource} that cannot be reached until the test sets an answer. */
export class FakeAssetSource implements AssetSource {
  /** The questions it received, and its answers. */
  readonly answers = new FakeAnswers<AssetQuery, readonly TokenBalance[]>();

  balances(query: AssetQuery, signal?: AbortSignal): Promise<readonly TokenBalance[]> {
    return this.answers.ask(query, signal);
  }
}
