import { FeatureError } from '../../domain/errors/feature-error';
import {
  allowedSlippage,
  maxNativeSwapAmount,
  SWAP_INITIAL_GAS_LIMIT,
} from '../../domain/swap/swap';
import type { SwapForm, SwapFormEvent } from '../../domain/swap/swap-form';
import { formatAmount } from '../../domain/token/amount';
import { isNativeToken, isSameToken, type TokenBalance } from '../../domain/token/token-balance';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { QuoteSwap } from './quote-swap';
import type { SwapStore } from './swap-store';

export interface EditSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;

  /** Prepares a review: an edit cancels it. */
  readonly preparing: AccountTask;
  readonly quoteSwap: QuoteSwap;
  readonly swap: SwapStore;
}

/** The effects of filling in the swap form. */
export class EditSwap {
  readonly #deps: EditSwapDeps;

  constructor(deps: EditSwapDeps) {
    this.#deps = deps;
  }

  /** Chooses the source token. */
  chooseFrom(token: TokenBalance): void {
    this.#edit({ type: 'sourceChosen', token });
  }

  /** Chooses the target token. */
  chooseTo(token: TokenBalance): void {
    this.#edit({ type: 'targetChosen', token });
  }

  /** Sets the typed amount of the source token, without characters that cannot be part of one. */
  typeAmount(text: string): void {
    this.#edit({ type: 'amountTyped', text });
  }

  /** Switches the source and the target token. */
  turn(): void {
    this.#edit({ type: 'tokensSwitched' });
  }

  /** Sets how much less than quoted may be received. The quote stays: only a review depends on it. */
  chooseSlippage(chosen: number): void {
    const { preparing, swap } = this.#deps;
    const slippage = allowedSlippage(chosen);
    if (slippage === swap.facts.slippage) return;
    swap.change({ slippage });
    preparing.cancel();
    swap.advance({ type: 'edited' });
  }

  /** Replaces the whole form. */
  fillIn(form: SwapForm): void {
    this.#deps.swap.change({ form });
    this.#restart();
  }

  /**
   * Fills in `percent` of the balance; of the chain's native currency, of what remains after the gas. An amount that the
   * visitor types in the meantime stays.
   *
   * @throws `WidgetError` `SWAP_INCOMPLETE` without a token, `SEND_FEE_UNKNOWN` where the cost of gas
   *   cannot be read.
   */
  async typePart(percent: number): Promise<void> {
    const { swap } = this.#deps;
    const { source, sourceAmount } = swap.facts.form;
    if (!source) throw new FeatureError('SWAP_INCOMPLETE', { step: 'selectToken' });
    const { units, decimals } = source.quantity;
    const most = isNativeToken(source) ? maxNativeSwapAmount(units, await this.#gasCost()) : units;
    const { form } = swap.facts;
    if (!form.source || !isSameToken(form.source, source)) return;
    if (form.sourceAmount !== sourceAmount) return;
    // The balance was read again and may have changed.
    if (form.source !== source) return this.typePart(percent);
    const part = (most * BigInt(Math.round(percent))) / 100n;
    this.typeAmount(formatAmount(part, decimals));
  }

  async #gasCost(): Promise<bigint> {
    const { activeAccount, adapters } = this.#deps;
    const { namespace, network } = activeAccount.require();
    try {
      const { fees } = await adapters.find(namespace);
      const cost = await fees?.callFee?.(SWAP_INITIAL_GAS_LIMIT, network);
      if (cost !== undefined) return cost;
    } catch (cause) {
      throw new FeatureError('SEND_FEE_UNKNOWN', {}, { cause });
    }
    throw new FeatureError('SEND_FEE_UNKNOWN', {});
  }

  #edit(event: SwapFormEvent): void {
    const { swap } = this.#deps;
    const before = swap.facts.form;
    swap.edit(event);
    if (swap.facts.form !== before) this.#restart();
  }

  /** The input has changed, so the preparation is cancelled. */
  #restart(): void {
    const { preparing, quoteSwap, swap } = this.#deps;
    preparing.cancel();
    swap.advance({ type: 'edited' });
    quoteSwap.restart();
  }
}
