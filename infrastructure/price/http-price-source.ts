import { addressOf } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { fieldOf, isUntrustedRecord } from '../../domain/outside/untrusted-record';
import {
  compareDecimals,
  type Decimal,
  decimalFromNumber,
  parseDecimal,
  ZERO_DECIMAL,
} from '../../domain/number/decimal';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { HttpClient } from '../../ports/http-client';
import type { PriceSource } from '../../ports/price-source';

export interface HttpPriceSourceDeps {
  readonly http: HttpClient;
  readonly url: string;
}

/** How many tokens one address names: a server may refuse a longer one. */
const TOKENS_PER_REQUEST = 50;

/** No token costs a trillion dollars: a price above it is a mistake, or a lie. */
const PRICE_MAX: Decimal = { units: 10n ** 12n, scale: 0 };
const DIGITS_MAX = 60;
const NATIVE = 'native';

/** A {@link PriceSource} over a service of the site: see `Sources.prices`. */
export class HttpPriceSource implements PriceSource {
  readonly #deps: HttpPriceSourceDeps;

  constructor(deps: HttpPriceSourceDeps) {
    this.#deps = deps;
  }

  async prices(
    tokens: readonly TokenBalance[],
    { caipNetworkId }: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    const { http, url } = this.#deps;
    const names = [...new Set(tokens.map(nameOf))];
    const known = new Map<string, Decimal>();
    const groups = Array.from(
      { length: Math.ceil(names.length / TOKENS_PER_REQUEST) },
      (_, index) => names.slice(index * TOKENS_PER_REQUEST, (index + 1) * TOKENS_PER_REQUEST),
    );
    const ask = async (group: readonly string[]): Promise<void> => {
      const query = { chainId: caipNetworkId, tokens: group.join(',') };
      const answer = await http.request({ url, query }, signal);
      const prices = fieldOf(answer, 'prices');
      if (!isUntrustedRecord(prices)) {
        const reason = 'it has no prices';
        throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
      }
      for (const name of group) {
        const price = priceIn(fieldOf(prices, name));
        if (price) known.set(name, price);
      }
    };
    await Promise.all(groups.map(ask));
    return tokens.map((token) => known.get(nameOf(token)));
  }
}

function nameOf({ address }: TokenBalance): string {
  return address === undefined ? NATIVE : addressOf(address);
}

/** A number or its text, above zero; `undefined` for anything else. */
function priceIn(value: unknown): Decimal | undefined {
  const price = decimalIn(value);
  const isPrice =
    price && compareDecimals(price, ZERO_DECIMAL) > 0 && compareDecimals(price, PRICE_MAX) < 0;
  return isPrice ? price : undefined;
}

function decimalIn(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return decimalFromNumber(value);
  return typeof value === 'string' && value.length <= DIGITS_MAX ? parseDecimal(value) : undefined;
}
