import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { SWAP_INITIAL_GAS_LIMIT } from '../../domain/swap/swap';
import { swapPriceKey } from '../../domain/swap/swap-price-key';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { Decimal } from '../../domain/number/decimal';
import { valueOf } from '../../domain/token/display';
import { isNativeToken, type TokenBalance } from '../../domain/token/token-balance';
import type { CallFee } from '../../domain/transaction/call-fee';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SwapSource } from '../../ports/swap-source';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import { abortable } from '../../domain/abort/abortable';
import type { SwapStore } from './swap-store';

export interface PriceSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly scope: Scope;
  readonly notices: Notices;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/** Reads the prices of the tokens of an exchange, and checks whether the account can pay for its gas. */
export class PriceSwap {
  readonly #deps: PriceSwapDeps;
  #asked = new Set<string>();

  constructor(deps: PriceSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Requests the prices of the chain's native currency and of both tokens, unless they are known, and the
   * cost of gas. A quote does not wait for it. Never throws: a failure is shown.
   */
  async execute({ from, to }: SwapRequest, signal: AbortSignal): Promise<void> {
    const { activeAccount, swap } = this.#deps;
    const account = activeAccount.get();
    if (!account) return;
    const native = swap.facts.tokens.find(isNativeToken);
    const [, cost] = await Promise.all([
      this.#askPrices([...(native ? [native] : []), from, to], account, signal),
      native && this.#gasCost(account, signal),
    ]);
    if (signal.aborted || !native || cost === undefined) return;
    const price = swap.facts.prices[swapPriceKey(native)];
    const { units, decimals } = native.quantity;
    const inUSD = price && {
      cost: valueOf(cost, account.network.nativeCurrency.decimals, price),
      balance: valueOf(units, decimals, price),
    };
    swap.edit({ type: 'gasPriced', gas: { cost, ...(inUSD && { inUSD }) } });
  }

  /** What the network takes for exactly `call`; `undefined` where no node can tell. */
  async feeOf(
    call: ContractCall,
    { accountType, caipAddress, namespace, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<CallFee | undefined> {
    const { adapters, scope, swap } = this.#deps;
    const { calls } = await abortable(adapters.find(namespace), signal);
    if (!calls?.fee || !network.isSupported) return undefined;
    const asking = calls.fee(call, caipAddress, network, signal);
    const units = await abortable(asking, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('The fee could not be estimated', error);
      return undefined;
    });
    if (units === undefined) return undefined;
    const native = swap.facts.tokens.find(isNativeToken);
    const price = native && swap.facts.prices[swapPriceKey(native)];
    const inUSD = price && valueOf(units, network.nativeCurrency.decimals, price);
    // What a smart account does may be paid for otherwise: only what it sends along has to be there.
    const needed = call.units + (accountType === 'smartAccount' ? 0n : units);
    const isShort = native !== undefined && native.quantity.units < needed;
    return { units, isShort, ...(inUSD && { inUSD }) };
  }

  /** Requests every price again next time. */
  forget(): void {
    this.#asked = new Set();
  }

  async #askPrices(
    tokens: readonly TokenBalance[],
    { network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<void> {
    const { notices, scope, swap, swapSource } = this.#deps;
    const asked = this.#asked;
    const unasked = new Map(
      tokens.flatMap((token) => {
        const key = swapPriceKey(token);
        return asked.has(key) ? [] : [[key, token] as const];
      }),
    );
    if (unasked.size === 0) return;
    const keys = [...unasked.keys()];
    for (const key of keys) asked.add(key);
    try {
      const asking = swapSource.prices([...unasked.values()], network, signal);
      const prices = await abortable(asking, signal);
      swap.change({ prices: { ...swap.facts.prices, ...pricesByKey(keys, prices) } });
    } catch (error) {
      if (signal.aborted) {
        for (const key of keys) asked.delete(key);
        return;
      }
      scope.logger.warn('The prices of the tokens could not be read', error);
      notices.show('SWAP_PRICES_FAILED');
    }
  }

  async #gasCost(
    { namespace, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<bigint | undefined> {
    try {
      const { fees } = await abortable(this.#deps.adapters.find(namespace), signal);
      const asking = fees?.callFee?.(SWAP_INITIAL_GAS_LIMIT, network, signal);
      return await (asking && abortable(asking, signal));
    } catch (error) {
      if (!signal.aborted) this.#deps.scope.logger.warn('The cost of gas could not be read', error);
      return undefined;
    }
  }
}

function pricesByKey(
  keys: readonly string[],
  prices: readonly (Decimal | undefined)[],
): Readonly<Record<string, Decimal>> {
  return Object.fromEntries(
    keys.flatMap((key, index) => {
      const price = prices[index];
      return price ? [[key, price]] : [];
    }),
  );
}
