import { WidgetError } from '../../domain/errors/widget-error';
import type { Rates } from '../../domain/token/currency';
import { parseRates } from '../../domain/token/parse-rates';
import type { HttpClient } from '../../ports/http-client';

/**
 * Reads the exchange rates of a service of the site: see `Sources.rates`.
 *
 * @throws `WidgetError` `SERVICE_RESPONSE_INVALID`, and what `http` throws.
 */
export async function readRates(
  http: HttpClient,
  url: string,
  signal?: AbortSignal,
): Promise<Rates> {
  const rates = parseRates(await http.request({ url }, signal));
  if (rates) return rates;
  throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'it has no rates of US dollars' });
}
