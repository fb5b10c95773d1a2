import { isAddress, isSameAddress } from '../../domain/address/is-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { type KnownOnrampProvider, onrampDomains } from '../../domain/onramp/onramp-offer';
import { textOf } from '../../domain/outside/untrusted-record';
import { isSafeOrLocal } from '../../domain/text/safe-or-local';
import { parseTransactionPage, type TransactionPage } from '../../domain/transaction/transaction';
import type { HttpClient } from '../../ports/http-client';
import type { OnrampQuery, OnrampSource } from '../../ports/onramp-source';
import type { TransactionQuery, TransactionSource } from '../../ports/transaction-source';

const URL_LENGTH_MAX = 8192;
const REFERENCE_LENGTH_MAX = 128;

export interface ServiceOnrampDeps {
  readonly http: HttpClient;

  /** The address of the operator's service, without a slash at its end. */
  readonly url: string;
}

/**
 * Purchases by the operator's service. It remembers the reference of each account's latest purchase, by which
 * the service lists what was bought: it cannot be guessed, so no other page can ask for it.
 */
export class ServiceOnramp implements OnrampSource, TransactionSource {
  readonly #deps: ServiceOnrampDeps;
  readonly #purchases = new Map<
    string,
    { readonly provider: string; readonly reference: string }
  >();

  constructor(deps: ServiceOnrampDeps) {
    this.#deps = deps;
  }

  async buyUrl(
    { address, cardPayChain, network, provider }: OnrampQuery,
    signal?: AbortSignal,
  ): Promise<string> {
    const { http, url: service } = this.#deps;
    const body = { provider, address, network: network.caipNetworkId, cardPayChain };
    const answer = await http.request({ url: `${service}/onramp/session`, body }, signal);
    const url = textOf(answer, 'url');
    const reference = textOf(answer, 'reference');
    if (url === undefined || url.length > URL_LENGTH_MAX || !isSafeOrLocal(url)) {
      throw refusal('it names no page');
    }
    requirePageOf({ provider, service, url }, { address, network });
    if (!reference || reference.length > REFERENCE_LENGTH_MAX) throw refusal('it has no reference');
    this.#purchases.set(keyOf(address, network), { provider, reference });
    return url;
  }

  async page(
    { address, cursor, network }: TransactionQuery,
    signal?: AbortSignal,
  ): Promise<TransactionPage> {
    const { http, url: service } = this.#deps;
    const purchase = this.#purchases.get(keyOf(address, network));
    if (purchase === undefined) return { transactions: [] };
    const { provider, reference } = purchase;
    const url = `${service}/onramp/${provider}/${encodeURIComponent(reference)}/transactions`;
    const query = { cursor };
    const page = parseTransactionPage(
      await http.request({ url, query, cache: 'no-cache' }, signal),
    );
    if (!page) throw refusal('it has no list');
    return page;
  }
}

/** The visitor pays on that page, so it is one of the provider's, and for no other account. */
function requirePageOf(
  { provider, service, url }: Readonly<Record<'provider' | 'service' | 'url', string>>,
  { address, network }: Pick<OnrampQuery, 'address' | 'network'>,
): void {
  const { hostname, origin, protocol, searchParams } = new URL(url);
  const isOfProvider = isKnown(provider)
    ? protocol === 'https:' &&
      onrampDomains[provider].some((one) => hostname === one || hostname.endsWith(`.${one}`))
    : origin === new URL(service).origin;
  if (!isOfProvider) throw refusal('it names a page of another site');
  const { chainNamespace } = network;
  const named = [...searchParams].flatMap(([name, value]) =>
    /addr|wallet|destination/i.test(name) ? (value.match(/[a-z\d]{20,}/gi) ?? []) : [],
  );
  const others = named.filter(
    (one) => isAddress(one, chainNamespace) && !isSameAddress(one, address, chainNamespace),
  );
  if (others.length > 0) throw refusal('it is for another account');
}

function isKnown(name: string): name is KnownOnrampProvider {
  return Object.hasOwn(onrampDomains, name);
}

function keyOf(address: string, { caipNetworkId }: Network): string {
  return `${caipNetworkId}:${address}`;
}

function refusal(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
