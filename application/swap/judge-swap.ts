import { abortable } from '../../domain/abort/abortable';
import { isSameEvmAddress } from '../../domain/address/evm-address';
import { addressOf } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import { type SwapApproval, swapApprovalOf } from '../../domain/swap/swap-approval';
import { leastUnits } from '../../domain/swap/least-units';
import { isSwapSpender, readSwapCall, type SwapCallRules } from '../../domain/swap/swap-call';
import { permitMinutes, type SwapPermit } from '../../domain/swap/swap-permit';
import { isQuoteFor } from '../../domain/swap/swap-form';
import { bundleOf, type SwapReview, swapReviewOf } from '../../domain/swap/swap-review';
import type { BuiltSwap, SwapRequest } from '../../domain/swap/swap-token';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SwapSource } from '../../ports/swap-source';
import { checkToken } from '../review/check-token';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import { GuardSwap } from './guard-swap';
import type { PriceSwap } from './price-swap';
import type { SwapStore } from './swap-store';
import { trySwap } from './try-swap';

export interface JudgeSwapDeps {
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly priceSwap: PriceSwap;
  readonly scope: Scope;

  /** Whether the site lets exchanges be sent of whose calls nothing can be read. */
  readonly sendsUnread: boolean;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/** What enforces the least that is received, and whether anything of the call could be read. */
interface Enforced {
  readonly minToUnits?: bigint;
  readonly isUnread: boolean;
}

/** What the wallet does in one step with the exchange. */
export interface SwapBundle {
  readonly approval?: SwapApproval;
}

/** Has a service prepare calls, and refuses a call that is not what the visitor sees. */
export class JudgeSwap {
  readonly #deps: JudgeSwapDeps;
  readonly #guard: GuardSwap;

  constructor(deps: JudgeSwapDeps) {
    this.#deps = deps;
    this.#guard = new GuardSwap(deps);
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
    if (this.isUnread(account) && approval.units > request.units) {
      throw invalid('it approves more than is given, and its calls cannot be read');
    }
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

  /** Whether nothing of the calls of the source can be read on this network. */
  isUnread(account: CurrentAccount): boolean {
    return this.#rulesFor(account).routers === undefined;
  }

  /**
   * The exchange by the service's call, which a node has simulated where one can: in `bundle`, where the wallet does
   * several calls all or none.
   *
   * @throws `SERVICE_RESPONSE_INVALID` where the call does something else or gives less than was quoted,
   *   `SWAP_ALLOWANCE_TOO_WIDE`, and what `SwapSource` throws.
   */
  async review(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
    bundle?: SwapBundle,
  ): Promise<SwapReview> {
    const building = this.#deps.swapSource.buildSwap(request, signal);
    const built = sealedCopy(await abortable(building, signal));
    const { call, toUnits } = built;
    const enforced = await this.#read(account, request, built, signal);
    if (toUnits <= 0n) throw invalid('it gives nothing');
    const quotedUnits = await this.#quotedUnits(request, signal);
    if (toUnits < leastUnits(quotedUnits)) throw invalid('it gives less than was quoted');
    const least = leastUnits(toUnits, request.slippage);
    const approval = bundle?.approval;
    const minToUnits = enforced.minToUnits ?? least;
    const { isUnread } = enforced;
    const limits = { bundle, call, isUnread, minToUnits };
    const checks = await this.#guard.execute(account, request, limits, signal);
    const calls = bundleOf({ call, ...(approval && { approval }), ...(checks && { checks }) });
    const [trial, fee] = await Promise.all([
      trySwap(this.#deps, account, { request, call, minToUnits: least }, calls, signal),
      // No node estimates a call before its allowance is there.
      calls ? undefined : this.#deps.priceSwap.feeOf(call, account, signal),
    ]);
    const found = { approval, checks, fee, isUnread, quotedUnits, trial };
    const isEnforced = enforced.minToUnits !== undefined || checks !== undefined;
    return swapReviewOf(request, built, isEnforced ? { ...found, minToUnits } : found);
  }

  /** What the call says, by the rules of its namespace. Throws where it is not the exchange on show. */
  async #read(
    account: CurrentAccount,
    request: SwapRequest,
    built: BuiltSwap,
    signal: AbortSignal,
  ): Promise<Enforced> {
    const { network } = account;
    const rules = this.#rulesFor(account);
    const { calls } = await abortable(this.#deps.adapters.find(account.namespace), signal);
    if (calls?.exchangeFault) {
      if (!network.isSupported) throw noExchange('network');
      const judging = calls.exchangeFault(built, request, rules.routers, network, signal);
      const fault = await abortable(judging, signal);
      if (fault) throw noExchange(fault);
      return { minToUnits: leastUnits(built.toUnits, request.slippage), isUnread: false };
    }
    const reading = readSwapCall(built, request, rules);
    if (reading.kind === 'fault') throw noExchange(reading.fault);
    if (reading.kind === 'unread') {
      if (this.#deps.sendsUnread) return { isUnread: true };
      throw invalid('it names no routers, and sources.unreadSwaps is off');
    }
    const { minToUnits, settler } = reading;
    if (settler !== undefined) {
      const asking = network.isSupported && calls?.isSettler?.(settler, network, signal);
      if (!asking || !(await abortable(asking, signal))) throw noExchange('operator');
    }
    return { minToUnits, isUnread: false };
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

  #rulesFor({ caipAddress, network }: CurrentAccount): SwapCallRules {
    const { holdings, swap, swapSource } = this.#deps;
    const held = holdings.portfolio.read(caipAddress) ?? [];
    if (!network.isSupported) return { tokenContracts: [], routers: [] };
    return {
      tokenContracts: contractsOf([...held, ...swap.facts.tokens]),
      routers: swapSource.routers?.(network),
      wrappedNative: swapSource.contracts?.(network)?.wrappedNative,
    };
  }
}

function contractsOf(tokens: readonly SwapRequest['from'][]): readonly string[] {
  return tokens.flatMap(({ address }) => (address ? [addressOf(address)] : []));
}

function invalid(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}

function noExchange(fault: string): WidgetError {
  return invalid(`the call is no exchange: ${fault}`);
}
