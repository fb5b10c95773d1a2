import { isSameEvmAddress } from '../../../../domain/address/evm-address';
import { addressOf, caipNetworkIdOf } from '../../../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { Network } from '../../../../domain/network/network';
import { DEFAULT_SLIPPAGE } from '../../../../domain/swap/swap';
import type { SwapContracts } from '../../../../domain/swap/swap-contracts';
import type { SwapService } from '../../../../domain/swap/swap-service';
import type { BuiltSwap, SwapRequest, SwapToken } from '../../../../domain/swap/swap-token';
import type { Decimal } from '../../../../domain/number/decimal';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import type { ListedToken } from '../../../../domain/token/token-list';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import type { HttpClient } from '../../../../ports/http-client';
import type { PriceSource } from '../../../../ports/price-source';
import type { RpcClient, RpcClients } from '../../../../ports/rpc-client';
import type { SwapSource } from '../../../../ports/swap-source';
import { allowanceOf, approvalFor, type Erc20Allowance } from '../erc20-allowance';
import { parseBuild, parseQuote, type ServiceQuote } from './swap-answer';

export interface ServiceSwapSourceDeps {
  /** What is known of each network, by CAIP-2 id. The service has no say in it. */
  readonly contracts: Readonly<Partial<Record<CaipNetworkId, SwapContracts>>>;
  readonly http: HttpClient;

  /** The tokens that the site's lists name on a network. */
  readonly listed: (network: Network, signal?: AbortSignal) => Promise<readonly ListedToken[]>;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly prices: PriceSource | undefined;
  readonly rpcClients: RpcClients;
  readonly service: SwapService;
}

const NATIVE = 'native';

/**
 * A {@link SwapSource} over the operator's service, which knows what an exchange yields and prepares its call. The
 * routers come from the site, tokens from its lists, and allowances from the chain: the service decides none of them.
 */
export class ServiceSwapSource implements SwapSource {
  readonly #deps: ServiceSwapSourceDeps;

  /** The latest quote of each kind: the one on show, and the one whose provider has or gets the allowance. */
  #quoted: KeyedQuote | undefined;
  #allowed: KeyedQuote | undefined;

  constructor(deps: ServiceSwapSourceDeps) {
    this.#deps = deps;
  }

  /** The native currency, and the tokens of the site's lists. */
  async tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    const { name, symbol, decimals } = network.nativeCurrency;
    const listed = await this.#deps.listed(network, signal);
    return [{ name, symbol, decimals }, ...listed];
  }

  async prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    const { prices } = this.#deps;
    return prices ? prices.prices(tokens, network, signal) : tokens.map(() => undefined);
  }

  routers({ caipNetworkId }: Network): readonly string[] {
    return this.#deps.service.routers[caipNetworkId] ?? [];
  }

  contracts({ caipNetworkId }: Network): SwapContracts | undefined {
    return this.#deps.contracts[caipNetworkId];
  }

  async quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return (await this.#newQuote(request, signal))?.toUnits;
  }

  /** Read for the contract of the provider that gave the latest quote. The exchange is built by the same provider. */
  async allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    const quote = await this.#quoteFor(request, signal);
    this.#allowed = { key: keyOf(request), quote };
    return allowanceOf(this.#clientFor(request), this.#allowanceFor(request, quote), signal);
  }

  async buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    const quote = await this.#allowedFor(request, signal);
    const allowance = this.#allowanceFor(request, quote);
    return approvalFor(this.#clientFor(request), allowance, request.units, signal);
  }

  async buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    const { provider } = await this.#allowedFor(request, signal);
    const body = { ...bodyOf(request), account: addressOf(request.account), provider };
    const built = parseBuild(await this.#ask('build', body, signal));
    if (built === 'none') throw refusal('there is no way');
    if (!built || built.provider !== provider) throw refusal('it is no exchange by that provider');
    const { call, feeUnits, toUnits } = built;
    return { call, toUnits, providerFeeUnits: feeUnits };
  }

  async #newQuote(request: SwapRequest, signal?: AbortSignal): Promise<ServiceQuote | undefined> {
    if (this.#routersFor(request).length === 0) return undefined;
    const quote = parseQuote(await this.#ask('quote', bodyOf(request), signal));
    if (!quote) throw refusal('it is no quote');
    if (quote === 'none') return undefined;
    this.#quoted = { key: keyOf(request), quote };
    return quote;
  }

  async #quoteFor(request: SwapRequest, signal?: AbortSignal): Promise<ServiceQuote> {
    const known = inKeyed(this.#quoted, request) ?? (await this.#newQuote(request, signal));
    if (!known) throw refusal('there is no way');
    return known;
  }

  async #allowedFor(request: SwapRequest, signal?: AbortSignal): Promise<ServiceQuote> {
    return inKeyed(this.#allowed, request) ?? this.#quoteFor(request, signal);
  }

  #allowanceFor(request: SwapRequest, { spender }: ServiceQuote): Erc20Allowance {
    const { account, from } = request;
    const routers = this.#routersFor(request);
    if (spender === undefined || !routers.some((router) => isSameEvmAddress(router, spender))) {
      throw refusal('it names a spender that the site does not list');
    }
    if (from.address === undefined) throw refusal('the native currency needs no allowance');
    return { account: addressOf(account), spender, token: addressOf(from.address) };
  }

  #routersFor({ account }: SwapRequest): readonly string[] {
    return this.#deps.service.routers[caipNetworkIdOf(account)] ?? [];
  }

  #clientFor({ account }: SwapRequest): RpcClient {
    const { networks, rpcClients } = this.#deps;
    const id = caipNetworkIdOf(account);
    const network = networks().find(({ caipNetworkId }) => caipNetworkId === id);
    if (!network) throw refusal('no exchange on this network');
    return rpcClients.forNetwork(network);
  }

  #ask(path: 'build' | 'quote', body: unknown, signal?: AbortSignal): Promise<unknown> {
    const { http, service } = this.#deps;
    return http.request({ url: `${service.url}/swap/${path}`, body }, signal);
  }
}

interface KeyedQuote {
  readonly key: string;
  readonly quote: ServiceQuote;
}

function inKeyed(keyed: KeyedQuote | undefined, request: SwapRequest): ServiceQuote | undefined {
  return keyed?.key === keyOf(request) ? keyed.quote : undefined;
}

function bodyOf({ slippage = DEFAULT_SLIPPAGE, ...request }: SwapRequest) {
  return { ...orderOf(request), slippageBps: slippage };
}

function orderOf({ account, from, to, units }: SwapRequest) {
  return {
    network: caipNetworkIdOf(account),
    from: nameOf(from),
    to: nameOf(to),
    amount: units.toString(),
  };
}

function keyOf(request: SwapRequest): string {
  return JSON.stringify([request.account, orderOf(request)]);
}

function nameOf({ address }: TokenBalance): string {
  return address === undefined ? NATIVE : addressOf(address);
}

function refusal(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
