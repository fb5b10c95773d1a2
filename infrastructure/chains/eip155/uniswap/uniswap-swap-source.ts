import type { Hex } from 'viem';
import { caipNetworkIdOf, formatCaipAddress } from '../../../../domain/caip/caip-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { Network } from '../../../../domain/network/network';
import type { SwapContracts } from '../../../../domain/swap/swap-contracts';
import type { SwapPermit } from '../../../../domain/swap/swap-permit';
import type { BuiltSwap, SwapRequest, SwapToken } from '../../../../domain/swap/swap-token';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';
import type { ListedToken } from '../../../../domain/token/token-list';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import type { PriceSource } from '../../../../ports/price-source';
import type { RpcClients } from '../../../../ports/rpc-client';
import type { SwapSource } from '../../../../ports/swap-source';
import { contractFacts } from '../eip155-facts';
import { UniswapExchange } from './uniswap-exchange';

/** Where Uniswap's contracts are, by network. */
export type UniswapDeployments = Readonly<Partial<Record<CaipNetworkId, UniswapDeployment>>>;

export interface UniswapSwapSourceDeps {
  readonly deployments: UniswapDeployments;

  /** The tokens that the site's lists name on a network. */
  readonly listed: (network: Network, signal?: AbortSignal) => Promise<readonly ListedToken[]>;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly prices: PriceSource;
  readonly rpcClients: RpcClients;
}

/**
 * A {@link SwapSource} without a service: quotes, allowances and calls come from the contracts of Uniswap, over the
 * network's own endpoints. There is no way on a network without a deployment.
 */
export class UniswapSwapSource implements SwapSource {
  readonly #deps: UniswapSwapSourceDeps;
  readonly prices: PriceSource['prices'];

  constructor(deps: UniswapSwapSourceDeps) {
    this.#deps = deps;
    this.prices = (...question) => deps.prices.prices(...question);
  }

  /** The native currency, the tokens over which exchanges lead, and those of the site's lists. */
  async tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    const { name, symbol, decimals } = network.nativeCurrency;
    const [hubs, listed] = await Promise.all([
      this.#hubsOn(network, signal),
      this.#deps.listed(network, signal),
    ]);
    const isListed = ({ address }: ListedToken): boolean =>
      listed.some((token) => token.address === address);
    return [{ name, symbol, decimals }, ...listed, ...hubs.filter((hub) => !isListed(hub))];
  }

  async quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return this.#exchangeFor(request)?.quote(request, signal);
  }

  allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    return this.#require(request, (exchange) => exchange.allowance(request, signal));
  }

  routers({ caipNetworkId }: Network): readonly string[] {
    const deployment = this.#deps.deployments[caipNetworkId];
    return deployment ? [deployment.swapRouter02] : [];
  }

  contracts({ caipNetworkId }: Network): SwapContracts | undefined {
    return this.#deps.deployments[caipNetworkId];
  }

  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    return this.#require(request, (exchange) => exchange.buildApproval(request, signal));
  }

  async permit(request: SwapRequest, signal?: AbortSignal): Promise<SwapPermit | undefined> {
    return this.#exchangeFor(request)?.permit(request, signal);
  }

  buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    return this.#require(request, (exchange) => exchange.buildSwap(request, signal));
  }

  async #require<T>(
    request: SwapRequest,
    ask: (exchange: UniswapExchange) => Promise<T>,
  ): Promise<T> {
    const exchange = this.#exchangeFor(request);
    if (exchange) return ask(exchange);
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'no exchange on this network' });
  }

  #exchangeFor({ account }: SwapRequest): UniswapExchange | undefined {
    const { deployments, networks, rpcClients } = this.#deps;
    const id = caipNetworkIdOf(account);
    const network = networks().find(({ caipNetworkId }) => caipNetworkId === id);
    const deployment = deployments[id];
    if (!network || !deployment) return undefined;
    return new UniswapExchange(rpcClients.forNetwork(network), deployment);
  }

  /** The tokens of the deployment itself, as their contracts describe them. */
  async #hubsOn(network: Network, signal?: AbortSignal): Promise<readonly ListedToken[]> {
    const { deployments, rpcClients } = this.#deps;
    const deployment = deployments[network.caipNetworkId];
    if (!deployment) return [];
    const chain = parseCaipNetworkId(network.caipNetworkId);
    const client = rpcClients.forNetwork(network);
    const contracts = new Set([deployment.wrappedNative, deployment.stablecoin.address]);
    const tokens = [...contracts].map(async (contract) => {
      const { decimals, symbol } = await contractFacts(client, contract as Hex, signal);
      if (decimals === undefined || !symbol) return [];
      const address = formatCaipAddress({ ...chain, address: contract });
      return [{ name: symbol, symbol, decimals, address }];
    });
    return (await Promise.all(tokens)).flat();
  }
}
