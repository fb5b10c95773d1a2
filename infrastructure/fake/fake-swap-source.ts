import type { Network } from '../../domain/network/network';
import type { BuiltSwap, SwapRequest, SwapToken } from '../../domain/swap/swap-token';
import type { Decimal } from '../../domain/number/decimal';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { SwapSource } from '../../ports/swap-source';
import { FakeAnswers } from './fake-answers';

/** A {@link SwapSource} that cannot be reached until the test sets an answer. */
export class FakeSwapSource implements SwapSource {
  readonly lists = new FakeAnswers<Network, readonly SwapToken[]>();
  readonly priceLists = new FakeAnswers<
    readonly TokenBalance[],
    readonly (Decimal | undefined)[]
  >();
  readonly quotes = new FakeAnswers<SwapRequest, bigint | undefined>();
  readonly allowances = new FakeAnswers<SwapRequest, bigint>();
  readonly approvals = new FakeAnswers<SwapRequest, ContractCall>();
  readonly swaps = new FakeAnswers<SwapRequest, BuiltSwap>();

  tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    return this.lists.ask(network, signal);
  }

  prices(
    tokens: readonly TokenBalance[],
    _network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    return this.priceLists.ask(tokens, signal);
  }

  quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return this.quotes.ask(request, signal);
  }

  allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    return this.allowances.ask(request, signal);
  }

  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    return this.approvals.ask(request, signal);
  }

  buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    return this.swaps.ask(request, signal);
  }
}
