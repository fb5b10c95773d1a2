import { abortable } from '../../domain/abort/abortable';
import { isSameEvmAddress } from '../../domain/address/evm-address';
import { addressOf } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import { type SwapApproval, swapApprovalOf } from '../../domain/swap/swap-approval';
import { isSwapSpender, swapCallFault, type SwapCallRules } from '../../domain/swap/swap-call';
import { permitMinutes, type SwapPermit } from '../../domain/swap/swap-permit';
import { isQuoteFor } from '../../domain/swap/swap-form';
import { swapOutcomeFault } from '../../domain/swap/swap-outcome';
import {
  leastUnits,
  type SwapReview,
  swapReviewOf,
  type SwapTrial,
} from '../../domain/swap/swap-review';
import type { BuiltSwap, SwapRequest } from '../../domain/swap/swap-token';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SwapSource } from '../../ports/swap-source';
import { checkToken } from '../review/check-token';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import type { PriceSwap } from './price-swap';
import type { SwapStore } from './swap-store';

export interface JudgeSwapDeps {
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly priceSwap: PriceSwap;
  readonly scope: Scope;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/** Has a service prepare calls, and refuses a call that is not what the visitor sees. */
export class JudgeSwap {
  readonly #deps: JudgeSwapDeps;

  constructor(deps: JudgeSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Checks a service's claims about both tokens.
   *
   * @throws `TOKEN_MISMATCH`, what the network's `RpcClient` throws, and the reason of `signal`.
   */
  async checkTokens(
    account: CurrentAccount,
    { from, to }: SwapRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const { facts } = await abortable(this.#deps.adapters.find(account.namespace), signal);
    await Promise.all([from, to].map((token) => checkToken(token, account, facts, signal)));
  }

  /**
   * The allowance that the exchange needs, by the service's call, and `withPermit` the message that may take its place.
   *
   * @throws `SERVICE_RESPONSE_INVALID` where the call grants another allowance, or grants it to a spender
   *   that may not have it, and what `SwapSource.buildApproval` throws.
   */
  async approval(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
    withPermit = true,
  ): Promise<SwapApproval> {
    const building = this.#deps.swapSource.buildApproval(request, signal);
    const approval = swapApprovalOf(request, sealedCopy(await abortable(building, signal)));
    if (!approval) throw invalid('it approves something else');
    const isRight = isSwapSpender(approval.spender, request, this.#rulesFor(account));
    if (!isRight) throw invalid('it approves another spender');
    const permit = withPermit ? await this.#permit(account, approval, signal) : undefined;
    if (permit) return sealedCopy({ ...approval, ...permit });
    const fee = await this.#deps.priceSwap.feeOf(approval.call, account, signal);
    return fee ? sealedCopy({ ...approval, fee }) : approval;
  }

  /** The message that may take the place of `approval`: it allows exactly as much to the same spender. */
  async #permit(
    { namespace }: CurrentAccount,
    { request, spender }: SwapApproval,
    signal: AbortSignal,
  ): Promise<{ readonly permit: SwapPermit; readonly minutes: number } | undefined> {
    const { adapters, scope, swapSource } = this.#deps;
    const { calls } = await abortable(adapters.find(namespace), signal);
    if (!calls?.signPermit || !swapSource.permit) return undefined;
    const asking = abortable(swapSource.permit(request, signal), signal);
    const permit = await asking.catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('It is not known whether the token has permits', error);
      return undefined;
    });
    if (!permit || !isSameEvmAddress(permit.spender, spender)) return undefined;
    const minutes = permitMinutes(permit, request, scope.clock.now());
    return minutes === undefined ? undefined : { permit, minutes };
  }

  /**
   * The exchange by the service's call, which a node has simulated where one can: after `approval`, where the wallet
   * grants that together with it.
   *
   * @throws `SERVICE_RESPONSE_INVALID` where the call does something else or gives less than was quoted, and
   *   what `SwapSource` throws.
   */
  async review(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
    approval?: SwapApproval,
  ): Promise<SwapReview> {
    const building = this.#deps.swapSource.buildSwap(request, signal);
    const built = sealedCopy(await abortable(building, signal));
    const { call, toUnits } = built;
    const fault = await this.#faultOf(account, request, built, signal);
    if (fault) throw invalid(`the call is no exchange: ${fault}`);
    if (toUnits <= 0n) throw invalid('it gives nothing');
    const quotedUnits = await this.#quotedUnits(request, signal);
    if (toUnits < leastUnits(quotedUnits)) throw invalid('it gives less than was quoted');
    const least = leastUnits(toUnits, request.slippage);
    const [trial, fee] = await Promise.all([
      this.#try(account, request, approval ? [approval.call, call] : [call], least, signal),
      // No node estimates a call before its allowance is there.
      approval ? undefined : this.#deps.priceSwap.feeOf(call, account, signal),
    ]);
    return swapReviewOf(request, built, { approval, fee, quotedUnits, trial });
  }

  /** Why the call is no exchange, by the rules of its namespace. */
  async #faultOf(
    account: CurrentAccount,
    request: SwapRequest,
    built: BuiltSwap,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { network } = account;
    const rules = this.#rulesFor(account);
    const { calls } = await abortable(this.#deps.adapters.find(account.namespace), signal);
    if (!calls?.exchangeFault) return swapCallFault(built.call, request, rules);
    if (!network.isSupported) return 'network';
    const judging = calls.exchangeFault(built, request, rules.routers, network, signal);
    return abortable(judging, signal);
  }

  /** The quoted amount: the one that the visitor sees, or a new quote where that is for another request. */
  async #quotedUnits(request: SwapRequest, signal: AbortSignal): Promise<bigint> {
    const { swap, swapSource } = this.#deps;
    const { quote } = swap.facts.form;
    if (quote.status === 'loaded' && isQuoteFor(quote.value, request)) {
      return quote.value.targetUnits;
    }
    const units = await abortable(swapSource.quote(request, signal), signal);
    if (units === undefined) throw invalid('it offers no quote for this amount');
    return units;
  }

  async #try(
    { namespace, network }: CurrentAccount,
    request: SwapRequest,
    all: readonly [...ContractCall[], ContractCall],
    minToUnits: bigint,
    signal: AbortSignal,
  ): Promise<SwapTrial> {
    const { adapters, scope } = this.#deps;
    const { bundles, calls } = await abortable(adapters.find(namespace), signal);
    if (!network.isSupported) return 'none';
    const watched = contractsOf([request.from, request.to]);
    const call = all[all.length - 1] as ContractCall;
    const trying =
      all.length > 1
        ? bundles?.simulate(all, request.account, network, watched, signal)
        : calls?.simulate?.(call, request.account, network, watched, signal);
    if (!trying) return 'none';
    const simulated = await abortable(trying, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('No node could simulate the exchange', error);
      return undefined;
    });
    if (!simulated) return 'none';
    const fault = swapOutcomeFault(simulated, { request, call, minToUnits });
    if (fault) throw invalid(`a node has tried it: ${fault}`);
    return simulated.status === 'done' && simulated.changes ? 'balances' : 'call';
  }

  #rulesFor({ caipAddress, network }: CurrentAccount): SwapCallRules {
    const { holdings, swap, swapSource } = this.#deps;
    const held = holdings.portfolio.read(caipAddress) ?? [];
    return {
      tokenContracts: contractsOf([...held, ...swap.facts.tokens]),
      routers: network.isSupported ? swapSource.routers?.(network) : undefined,
    };
  }
}

function contractsOf(tokens: readonly SwapRequest['from'][]): readonly string[] {
  return tokens.flatMap(({ address }) => (address ? [addressOf(address)] : []));
}

function invalid(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
