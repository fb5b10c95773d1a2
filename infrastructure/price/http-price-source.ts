import { addressOf } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import {
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  parseEach,
} from '../../domain/outside/untrusted-record';
import {
  compareDecimals,
  type Decimal,
  decimalFromNumber,
  parseDecimal,
  ZERO_DECIMAL,
} from '../../domain/number/decimal';
import type { PastPrice } from '../../domain/token/past-prices';
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

/** How many past prices of a token are read: one a minute. */
const PAST_MAX = 1_500;
const NATIVE = 'native';

/** A {@link PriceSource} over a service of the site: see `Sources.prices`. */
export class HttpPriceSource implements PriceSource {
  readonly #deps: HttpPriceSourceDeps;
  #hasPast = true;

  constructor(deps: HttpPriceSourceDeps) {
    this.#deps = deps;
  }

  async prices(
    tokens: readonly TokenBalance[],
    { caipNetworkId }: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    return this.#ask(tokens, { chainId: caipNetworkId }, signal, (answer) => {
      const prices = fieldOf(answer, 'prices');
      if (isUntrustedRecord(prices)) return (name) => priceIn(fieldOf(prices, name));
      const reason = 'it has no prices';
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
    });
  }

  /** A service that answers without `past` has none: it is not asked again. */
  async pastPrices(
    tokens: readonly TokenBalance[],
    { caipNetworkId }: Network,
    signal?: AbortSignal,
  ): Promise<readonly (readonly PastPrice[] | undefined)[]> {
    if (!this.#hasPast) return tokens.map(() => undefined);
    const query = { chainId: caipNetworkId, past: '24h' };
    return this.#ask(tokens, query, signal, (answer) => {
      const past = fieldOf(answer, 'past');
      this.#hasPast = isUntrustedRecord(past);
      return (name) => {
        const entries = listOf(past, name, PAST_MAX);
        return entries && parseEach(entries, pastPriceIn);
      };
    });
  }

  /** What `read` finds in the answers for each of `tokens`, in their order. */
  async #ask<T>(
    tokens: readonly TokenBalance[],
    query: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
    read: (answer: unknown) => (name: string) => T | undefined,
  ): Promise<readonly (T | undefined)[]> {
    const { http, url } = this.#deps;
    const names = [...new Set(tokens.map(nameOf))];
    const known = new Map<string, T | undefined>();
    const groups = Array.from(
      { length: Math.ceil(names.length / TOKENS_PER_REQUEST) },
      (_, index) => names.slice(index * TOKENS_PER_REQUEST, (index + 1) * TOKENS_PER_REQUEST),
    );
    const ask = async (group: readonly string[]): Promise<void> => {
      const answer = await http.request(
        { url, query: { ...query, tokens: group.join(',') } },
        signal,
      );
      const valueOf = read(answer);
      for (const name of group) known.set(name, valueOf(name));
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

/** A time in seconds since 1970, and the price at that time. */
function pastPriceIn(entry: unknown): PastPrice | undefined {
  const [seconds, value] = entriesOf(entry, 2) ?? [];
  const price = priceIn(value);
  return typeof seconds === 'number' && price ? { atMs: seconds * 1_000, price } : undefined;
}

function decimalIn(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return decimalFromNumber(value);
  return typeof value === 'string' && value.length <= DIGITS_MAX ? parseDecimal(value) : undefined;
}
