import type { Network } from '../../domain/network/network';
import type { Decimal } from '../../domain/number/decimal';
import type { PastPrice } from '../../domain/token/past-prices';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { PriceSource } from '../../ports/price-source';
import { FakeAnswers } from './fake-answers';

type PastAnswer = readonly (readonly PastPrice[] | undefined)[];

/** A {@link PriceSource} that cannot be reached until the test sets an answer. */
export class FakePriceSource implements PriceSource {
  readonly answers = new FakeAnswers<readonly TokenBalance[], readonly (Decimal | undefined)[]>();

  readonly pastAnswers = new FakeAnswers<readonly TokenBalance[], PastAnswer>();

  prices(
    tokens: readonly TokenBalance[],
    _network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    return this.answers.ask(tokens, signal);
  }

  pastPrices(
    tokens: readonly TokenBalance[],
    _network: Network,
    signal?: AbortSignal,
  ): Promise<PastAnswer> {
    return this.pastAnswers.ask(tokens, signal);
  }
}
