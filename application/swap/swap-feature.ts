import type { Holdings } from '../tokens/holdings';
import type { AskWalletDeps } from '../review/ask-wallet';
import type { Navigation } from '../navigation/navigation';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { caipNetworkIdOf } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/find-network';
import { bundleOf } from '../../domain/swap/swap-review';
import type { SwapFacts, SwapState } from '../../domain/swap/swap-state';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { HostPage } from '../../ports/host-page';
import type { Stream } from '../../ports/stream';
import type { SwapSource } from '../../ports/swap-source';
import type { ReadableStore } from '../state/readable-store';
import type { NetworkStore } from '../session/network-store';
import { FollowSent } from '../review/follow-sent';
import type { SentTransaction } from '../review/sent-transaction';
import { EditSwap } from './edit-swap';
import { FollowSwap } from './follow-swap';
import { LoadSwapTokens } from './load-swap-tokens';
import { PriceSwap } from './price-swap';
import { QuoteSwap } from './quote-swap';
import { ReviewSwap } from './review-swap';
import type { SwapSteps } from './swap-steps';
import { SwapStore } from './swap-store';

export interface SwapFeatureDeps extends AskWalletDeps {
  readonly holdings: Holdings;
  readonly hostPage: HostPage;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly scope: Scope;
  readonly swapSource: SwapSource;

  /** Whether the site lets exchanges be sent of whose calls nothing can be read. */
  readonly sendsUnread: boolean;
}

/** The verbs for exchanging tokens. */
export interface SwapVerbs {
  /**
   * Reads the tokens that can be exchanged, and the account's balances of them, unless the last reading was
   * less than 30 s ago. A failure is shown, not thrown.
   */
  load(): Promise<void>;

  /** Chooses the source token. */
  chooseFrom(token: TokenBalance): void;

  /** Chooses the target token. */
  chooseTo(token: TokenBalance): void;

  /** Sets the typed amount of the source token, without characters that cannot be part of one. */
  typeAmount(text: string): void;

  /** Switches the source and the target token. */
  turn(): void;

  /**
   * Fills in the whole balance; of the chain's native currency, less the cost of the gas.
   *
   * @throws `WidgetError` `SWAP_INCOMPLETE`, `SEND_FEE_UNKNOWN`.
   */
  typeMax(): Promise<void>;

  /**
   * Fills in a part of that, in whole percent.
   *
   * @throws `WidgetError` `SWAP_INCOMPLETE`, `SEND_FEE_UNKNOWN`.
   */
  typePart(percent: number): Promise<void>;

  /**
   * Sets how much less than quoted may be received, in hundredths of a percent: 1 % until the visitor chooses, at
   * least 0.01 % and at most 50 %.
   */
  chooseSlippage(hundredths: number): void;

  /** Requests a quote again. */
  retryQuote(): void;

  /**
   * Shows the exchange that will be sent. Where the token's allowance is missing, it shows both together to a wallet that
   * does both or none (EIP-5792), else first the allowance, which `approve` then requests. A failure is shown, not thrown.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `AMOUNT_AMBIGUOUS`, `SWAP_INCOMPLETE`, `SWAP_UNSUPPORTED`,
   *   `ABORTED`.
   */
  review(): Promise<void>;

  /**
   * Requests the allowance that `review` showed from the wallet, once, waits for the chain, and shows the
   * exchange that will be sent. A refusal or a failure is shown, not thrown, and it can be called again.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `SEND_NOT_REVIEWED`, `ABORTED`.
   */
  approve(): Promise<void>;

  /**
   * Requests that the wallet send what was reviewed, once; resolves with the transaction's hash, or with the wallet's id
   * of the bundle where the review has an allowance.
   *
   * @throws `WidgetError` `SEND_NOT_REVIEWED`, and what the wallet answers.
   */
  confirm(): Promise<string>;
}

/** Exchanges tokens: a form with a quote, reviews that are frozen, and one request to the wallet for each. */
export class SwapFeature implements SwapVerbs, ReadableStore<SwapState> {
  readonly state$: Stream<SwapState>;
  readonly #swap = new SwapStore();
  readonly #load: LoadSwapTokens;
  readonly #edit: EditSwap;
  readonly #quote: QuoteSwap;
  readonly #review: ReviewSwap;
  readonly #loadSteps: () => Promise<SwapSteps>;

  constructor(deps: SwapFeatureDeps) {
    const { activeAccount, adapters, approvals, holdings, hostPage, navigation } = deps;
    const { networks, notices, pictures, scope, sendsUnread, swapSource } = deps;
    const swap = this.#swap;
    const preparing = activeAccount.task();
    this.state$ = swap.state$;
    this.#load = new LoadSwapTokens({
      activeAccount,
      holdings,
      notices,
      pictures,
      scope,
      swap,
      swapSource,
    });
    const priceSwap = new PriceSwap({ activeAccount, adapters, notices, scope, swap, swapSource });
    this.#quote = new QuoteSwap({
      activeAccount,
      hostPage,
      navigation,
      priceSwap,
      scope,
      swap,
      swapSource,
    });
    this.#edit = new EditSwap({
      activeAccount,
      adapters,
      preparing,
      quoteSwap: this.#quote,
      swap,
    });
    const followSent = new FollowSent(deps, {
      changes: swap,
      sent: () => sentIn(swap.facts, networks.requested()),
      advance: (event) => void swap.advance(event),
    });
    this.#loadSteps = onceUntilFailure(async () => {
      const { swapSteps } = await import('./swap-steps');
      return swapSteps({
        activeAccount,
        adapters,
        approvals,
        followSent,
        holdings,
        navigation,
        networks,
        notices,
        preparing,
        priceSwap,
        scope,
        sendsUnread,
        swap,
        swapSource,
      });
    });
    this.#review = new ReviewSwap({
      activeAccount,
      adapters,
      loadSteps: this.#loadSteps,
      navigation,
      notices,
      preparing,
      scope,
      swap,
    });
    new FollowSwap({
      activeAccount,
      editSwap: this.#edit,
      loadSwapTokens: this.#load,
      navigation,
      networks,
      priceSwap,
      quoteSwap: this.#quote,
      scope,
      swap,
      swapSource,
    }).start();
    followSent.start();
  }

  getSnapshot(): SwapState {
    return this.#swap.getSnapshot();
  }

  load(): Promise<void> {
    return this.#load.execute();
  }

  chooseFrom(token: TokenBalance): void {
    this.#edit.chooseFrom(token);
  }

  chooseTo(token: TokenBalance): void {
    this.#edit.chooseTo(token);
  }

  typeAmount(text: string): void {
    this.#edit.typeAmount(text);
  }

  turn(): void {
    this.#edit.turn();
  }

  typeMax(): Promise<void> {
    return this.#edit.typePart(100);
  }

  typePart(percent: number): Promise<void> {
    return this.#edit.typePart(percent);
  }

  chooseSlippage(hundredths: number): void {
    this.#edit.chooseSlippage(hundredths);
  }

  retryQuote(): void {
    this.#quote.restart();
  }

  review(): Promise<void> {
    return this.#review.execute();
  }

  async approve(): Promise<void> {
    return (await this.#loadSteps()).approve.execute();
  }

  async confirm(): Promise<string> {
    return (await this.#loadSteps()).confirm.execute();
  }
}

function sentIn({ flow }: SwapFacts, networks: readonly Network[]): SentTransaction | undefined {
  if (flow.status !== 'sent') return undefined;
  const { account } = flow.review.request;
  const network = findNetwork(networks, caipNetworkIdOf(account));
  if (!network) return undefined;
  const isBundle = bundleOf(flow.review) !== undefined && flow.outcome === undefined;
  return {
    hash: flow.hash,
    account,
    network,
    purpose: { operationType: 'trade' },
    ...(isBundle && { isBundle }),
  };
}
