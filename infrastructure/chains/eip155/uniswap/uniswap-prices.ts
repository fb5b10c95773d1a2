import type { Hex } from 'viem';
import { isSameEvmAddress } from '../../../../domain/address/evm-address';
import { addressOf } from '../../../../domain/caip/caip-address';
import type { Network } from '../../../../domain/network/network';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';
import { type Decimal, trimDecimal } from '../../../../domain/number/decimal';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import type { Clock } from '../../../../ports/clock';
import type { PriceSource } from '../../../../ports/price-source';
import type { RpcClients } from '../../../../ports/rpc-client';
import { RecentAnswers } from '../recent-answers';
import { UniswapQuoter } from './uniswap-quoter';
import type { UniswapDeployments } from './uniswap-swap-source';

export interface UniswapPricesDeps {
  readonly clock: Clock;
  readonly deployments: UniswapDeployments;
  readonly rpcClients: RpcClients;
}

/** More decimals than any token has that a pool holds, and few enough that one of it is a `uint256`. */
const DECIMALS_MAX = 36;

/** With fewer digits than these, a price is asked for more of the token. */
const PRECISE_UNITS = 10_000n;
const MORE_DIGITS = 6;

/**
 * A {@link PriceSource} without a service: what one of a token yields of the network's stable coin, by the pools of
 * Uniswap. A token that no pool leads to has no price.
 */
export class UniswapPrices implements PriceSource {
  readonly #deps: UniswapPricesDeps;
  readonly #recent: RecentAnswers<Decimal | undefined>;

  constructor(deps: UniswapPricesDeps) {
    this.#deps = deps;
    this.#recent = new RecentAnswers(deps.clock);
  }

  async prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    signal?.throwIfAborted();
    const deployment = this.#deps.deployments[network.caipNetworkId];
    return Promise.all(
      tokens.map(async (token) => {
        if (!deployment || token.chainId !== network.caipNetworkId) return undefined;
        const { quantity, chainId, address = chainId } = token;
        const key = `${address} ${quantity.decimals}`;
        const recent = this.#recent.read(key);
        if (recent) return recent.value;
        const price = await this.#priceOf(token, deployment, network, signal);
        this.#recent.write(key, price);
        return price;
      }),
    );
  }

  async #priceOf(
    { address, quantity: { decimals } }: TokenBalance,
    deployment: UniswapDeployment,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Decimal | undefined> {
    const { stablecoin, wrappedNative } = deployment;
    const token = address === undefined ? wrappedNative : addressOf(address);
    if (isSameEvmAddress(token, stablecoin.address)) return { units: 1n, scale: 0 };
    if (decimals > DECIMALS_MAX) return undefined;
    const client = this.#deps.rpcClients.forNetwork(network);
    const quoter = new UniswapQuoter(client, { ...deployment, hubs: [wrappedNative] });
    const [from, to] = [token as Hex, stablecoin.address as Hex];
    const ask = async (digits: number): Promise<Decimal | undefined> => {
      const quote = await quoter.best({ from, to, units: 10n ** BigInt(digits) }, signal);
      if (!quote) return undefined;
      return { units: quote.toUnits, scale: stablecoin.decimals + digits - decimals };
    };
    const price = await ask(decimals);
    if (!price) return undefined;
    const found =
      price.units < PRECISE_UNITS ? ((await ask(decimals + MORE_DIGITS)) ?? price) : price;
    return found.units > 0n ? trimDecimal(found) : undefined;
  }
}
