import type { Rates } from '../../domain/token/currency';
import { nextPortfolio } from '../../domain/token/portfolio';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';
import type { PortfolioStore } from './portfolio-store';

export interface CurrenciesDeps {
  /** The currency that the site begins with. */
  readonly first: string | undefined;
  readonly portfolio: PortfolioStore;

  /** Reads the exchange rates of the service that the site names. Throws what that throws. */
  readonly readRates: (signal: AbortSignal) => Promise<Rates>;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

const CURRENCY = 'currency';
const RATES_LIFE_MS = 60 * 60_000;

/**
 * The currency in which values are shown, where the site names a service of exchange rates: the visitor's choice, kept on this
 * device, else the site's. Downloaded with that service's adapter.
 */
export class Currencies {
  readonly #deps: CurrenciesDeps;
  #rates: Rates = {};
  #askedAtMs = -Infinity;

  constructor(deps: CurrenciesDeps) {
    this.#deps = deps;
  }

  /** Reads the rates, unless that was less than an hour ago. Never throws: without rates values are in US dollars. */
  async load(): Promise<void> {
    const { readRates, scope } = this.#deps;
    const now = scope.clock.now();
    if (Math.abs(now - this.#askedAtMs) < RATES_LIFE_MS) return;
    this.#askedAtMs = now;
    try {
      this.#rates = await readRates(scope.signal);
      this.#show();
    } catch (error) {
      // The next list asks again.
      this.#askedAtMs = -Infinity;
      if (!scope.signal.aborted) scope.logger.warn('The exchange rates could not be read', error);
    }
  }

  choose(code: string): void {
    if (!Object.hasOwn(this.#rates, code)) return;
    this.#deps.stored.setJson(CURRENCY, code);
    this.#show();
  }

  #show(): void {
    const { first, portfolio, stored } = this.#deps;
    const wanted = [stored.json(CURRENCY), first, 'USD'];
    const code = wanted.find((one) => typeof one === 'string' && Object.hasOwn(this.#rates, one));
    const rate = this.#rates[String(code)];
    if (!rate) return;
    const currencies = Object.keys(this.#rates).sort();
    portfolio.update((state) =>
      nextPortfolio(state, { type: 'valued', currencies, currency: { code: String(code), rate } }),
    );
  }
}
