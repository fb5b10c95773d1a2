import { abortable } from '../../domain/abort/abortable';
import type { Network } from '../../domain/network/network';
import { nextPortfolio } from '../../domain/token/portfolio';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { PriceSource } from '../../ports/price-source';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { PortfolioStore } from './portfolio-store';

export interface PriceTokensDeps {
  readonly activeAccount: ActiveAccount;

  /** Absent where the site names no source of prices. */
  readonly priceSource?: PriceSource | undefined;
  readonly scope: Scope;
}

/** Reads the prices of tokens for which the wallet or the service said none. */
export class PriceTokens {
  readonly #deps: PriceTokensDeps;
  readonly #portfolio: PortfolioStore;
  #asked = new Set<string>();
  #ended = new AbortController();

  /** The tokens whose price is not the wallet's or the service's own. */
  readonly #priced = new Set<string>();

  constructor(deps: PriceTokensDeps, portfolio: PortfolioStore) {
    this.#deps = deps;
    this.#portfolio = portfolio;
    deps.activeAccount.onChange(() => {
      this.#priced.clear();
      this.forget();
    });
    deps.scope.onEnd(() => this.forget());
  }

  /** Requests every price again next time, and drops the answers that are under way. */
  forget(): void {
    this.#asked = new Set();
    this.#ended.abort();
    this.#ended = new AbortController();
  }

  /**
   * Requests the prices of `tokens`, each once until {@link PriceTokens.forget}, in one request. Never throws: without a
   * price a token is shown without a value.
   */
  async execute(tokens: readonly TokenBalance[]): Promise<void> {
    const { activeAccount, priceSource } = this.#deps;
    const account = activeAccount.get();
    if (!account?.network.isSupported || !priceSource) return;
    const { network } = account;
    const asked = this.#asked;
    const unasked = tokens.filter(({ address = '', chainId, price }) => {
      const isOurs = chainId === network.caipNetworkId && (!price || this.#priced.has(address));
      if (!isOurs || asked.has(address)) return false;
      asked.add(address);
      return true;
    });
    if (unasked.length > 0) await this.#read(unasked, network, priceSource);
  }

  async #read(
    tokens: readonly TokenBalance[],
    network: Network,
    priceSource: PriceSource,
  ): Promise<void> {
    const { scope } = this.#deps;
    const { signal } = this.#ended;
    try {
      const prices = await abortable(priceSource.prices(tokens, network, signal), signal);
      const known = tokens.flatMap((token, index) => {
        const price = prices[index];
        return price && price.units > 0n ? [{ token, price }] : [];
      });
      for (const { token } of known) this.#priced.add(token.address ?? '');
      this.#portfolio.update((state) => nextPortfolio(state, { type: 'priced', prices: known }));
    } catch (error) {
      if (!signal.aborted) scope.logger.warn('The prices of tokens could not be read', error);
    }
  }
}
