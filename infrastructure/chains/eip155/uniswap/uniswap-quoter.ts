import { decodeFunctionResult, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { isSameEvmAddress } from '../../../../domain/address/evm-address';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import { attempt } from '../../../../domain/outside/attempt';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';
import type { RpcClient } from '../../../../ports/rpc-client';
import { type EthCall, ethCall } from '../eth-call';
import { uniswapAbi as abi } from './uniswap-abi';
import { pathOf, type UniswapRoute, uniswapRoutes } from './uniswap-routes';

/** What is given for what. */
export interface UniswapQuestion {
  readonly from: Hex;
  readonly to: Hex;
  readonly units: bigint;
}

/** A way with pools on it, and what it yields. */
export interface UniswapQuote {
  readonly route: UniswapRoute;
  readonly toUnits: bigint;
}

/**
 * What Uniswap's pools on one network yield, asked of its contracts at the latest block. All questions of one call are
 * sent in one batch.
 */
export class UniswapQuoter {
  readonly #client: RpcClient;
  readonly #deployment: UniswapDeployment;

  constructor(client: RpcClient, deployment: UniswapDeployment) {
    this.#client = client;
    this.#deployment = deployment;
  }

  /**
   * The way that yields most, or `undefined` where no pools exchange the tokens. It may yield nothing.
   *
   * @throws what the network's `RpcClient` throws where no way could be asked for.
   */
  async best(question: UniswapQuestion, signal?: AbortSignal): Promise<UniswapQuote | undefined> {
    const routes = uniswapRoutes(this.#deployment, question.from, question.to);
    if (routes.length === 0) return undefined;
    const [knowsV2, asked] = await Promise.all([
      routes.some(({ version }) => version === 2) && this.#knowsV2(signal),
      Promise.allSettled(routes.map((route) => this.#quote(route, question.units, signal))),
    ]);
    const refused = asked.find((each) => each.status === 'rejected');
    if (refused && !asked.some((each) => each.status === 'fulfilled')) throw refused.reason;
    return asked
      .flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      .filter(({ route }) => route.version === 3 || knowsV2)
      .reduce<UniswapQuote | undefined>(
        (best, quote) => (best && best.toUnits >= quote.toUnits ? best : quote),
        undefined,
      );
  }

  /**
   * What `units` yield on `route`; `undefined` where a pool of it is missing, or has too little.
   *
   * @throws what the network's `RpcClient` throws.
   */
  async yieldOf(
    route: UniswapRoute,
    units: bigint,
    signal?: AbortSignal,
  ): Promise<bigint | undefined> {
    const call = quoteCall(this.#deployment, route, units);
    const data = await ethCall(this.#client, call, signal);
    if (data === undefined) return undefined;
    return attempt(() =>
      route.version === 3
        ? decodeFunctionResult({ abi, functionName: 'quoteExactInput', data })[0]
        : decodeFunctionResult({ abi, functionName: 'getAmountsOut', data }).at(-1),
    );
  }

  async #quote(
    route: UniswapRoute,
    units: bigint,
    signal?: AbortSignal,
  ): Promise<readonly UniswapQuote[]> {
    const toUnits = await this.yieldOf(route, units, signal);
    return toUnits === undefined ? [] : [{ route, toUnits }];
  }

  /** Whether the router of v3 exchanges by the same pools of v2 that the router of v2 knows. */
  async #knowsV2(signal?: AbortSignal): Promise<boolean> {
    const { swapRouter02, v2Router = zeroAddress } = this.#deployment;
    try {
      const [own, other] = await Promise.all([
        ethCall(this.#client, { to: swapRouter02, data: factoryCall('factoryV2') }, signal),
        ethCall(this.#client, { to: v2Router, data: factoryCall('factory') }, signal),
      ]);
      const [factoryV2, factory] = [addressIn(own), addressIn(other)];
      return factoryV2 !== zeroAddress && isSameEvmAddress(factoryV2, factory);
    } catch (error) {
      signal?.throwIfAborted();
      if (isWidgetError(error)) return false;
      throw error;
    }
  }
}

function factoryCall(functionName: 'factory' | 'factoryV2'): Hex {
  return encodeFunctionData({ abi, functionName });
}

function addressIn(answer: Hex | undefined): string {
  const address = attempt(() =>
    decodeFunctionResult({ abi, functionName: 'factory', data: answer ?? '0x' }),
  );
  return address ?? zeroAddress;
}

function quoteCall(
  { quoterV2, v2Router = zeroAddress }: UniswapDeployment,
  route: UniswapRoute,
  units: bigint,
): EthCall {
  if (route.version === 2) {
    const args = [units, route.tokens] as const;
    return { to: v2Router, data: encodeFunctionData({ abi, functionName: 'getAmountsOut', args }) };
  }
  const args = [pathOf(route), units] as const;
  return { to: quoterV2, data: encodeFunctionData({ abi, functionName: 'quoteExactInput', args }) };
}
