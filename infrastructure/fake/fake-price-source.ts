import type { Network } from '../../domain/network/network';
import type { Decimal } from '../../domain/number/decimal';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { PriceSource } from '../../ports/price-source';
import { FakeAnswers } from './fake-answers';

/** A {@link PriceSource} that cannot be reached until the test sets an answer. */
export class FakePriceSource implements PriceSource {
  readonly answers = new FakeAnswers<readonly TokenBalance[], readonly (Decimal | undefined)[]>();

  prices(
    tokens: readonly TokenBalance[],
    _network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    return this.answers.ask(tokens, signal);
  }
}
