import { abortable } from '../../domain/abort/abortable';
import { pricesOfDay } from '../../domain/token/past-prices';
import { nextPortfolio } from '../../domain/token/portfolio';
import type { TokenBalance } from '../../domain/token/token-balance';
import { tokenKey } from '../../domain/token/token-marks';
import type { PriceSource } from '../../ports/price-source';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { PortfolioStore } from './portfolio-store';

export interface LookBackDeps {
  readonly activeAccount: ActiveAccount;

  /** Absent where the site names no source of prices. Not every source knows earlier ones. */
  readonly priceSource?: PriceSource | undefined;
  readonly scope: Scope;
}

/** For how long the prices of the last day, or the lack of them, count. */
const PAST_LIFE_MS = 15 * 60_000;

/** Reads the prices that tokens had in the last day. They are no account's own, so they outlive a change of it. */
export class LookBack {
  readonly #deps: LookBackDeps;
  readonly #portfolio: PortfolioStore;
  readonly #askedAtMs = new Map<string, number>();

  constructor(deps: LookBackDeps, portfolio: PortfolioStore) {
    this.#deps = deps;
    this.#portfolio = portfolio;
  }

  /** Requests those of `tokens`, each at most every quarter of an hour. Never throws: without them no change is shown. */
  async execute(tokens: readonly TokenBalance[]): Promise<void> {
    const { activeAccount, priceSource, scope } = this.#deps;
    const network = activeAccount.get()?.network;
    if (!network?.isSupported || !priceSource?.pastPrices) return;
    const now = scope.clock.now();
    const due = tokens.filter((token) => {
      const askedAtMs = this.#askedAtMs.get(tokenKey(token)) ?? -Infinity;
      return token.chainId === network.caipNetworkId && Math.abs(now - askedAtMs) >= PAST_LIFE_MS;
    });
    if (due.length === 0) return;
    for (const token of due) this.#askedAtMs.set(tokenKey(token), now);
    try {
      const { signal } = scope;
      const answers = await abortable(priceSource.pastPrices(due, network, signal), signal);
      const past = due.map((token, index) => [
        tokenKey(token),
        pricesOfDay(answers[index] ?? [], now),
      ]);
      this.#portfolio.update((state) =>
        nextPortfolio(state, { type: 'lookedBack', past: Object.fromEntries(past) }),
      );
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('Past prices could not be read', error);
    }
  }
}
