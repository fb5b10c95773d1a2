import { Currencies } from '../../application/tokens/currencies';
import type { PortfolioStore } from '../../application/tokens/portfolio-store';
import type { RatesOption } from '../../domain/options/sources';
import { readRates } from '../../infrastructure/price/http-rates';
import { HttpClient } from '../../ports/http-client';
import type { FeatureParts } from '../features/shared';

/** The currencies of values, by the service of exchange rates that the site names. */
export function siteCurrencies(
  { currency, url }: RatesOption,
  { ports, scope, stored }: FeatureParts,
): (portfolio: PortfolioStore) => Currencies {
  const http = ports.get(HttpClient);
  return (portfolio) =>
    new Currencies({
      first: currency,
      portfolio,
      readRates: (signal) => readRates(http, url, signal),
      scope,
      stored,
    });
}
