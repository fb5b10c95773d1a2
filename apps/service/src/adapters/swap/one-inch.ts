import type { SwapApiConfig } from '../../config/swap-config';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import {
  type Parse,
  type ProviderClient,
  type ProviderRequest,
  refusal,
} from '../providers/provider-client';
import { addressOf, callOf, unitsOf } from '../../domain/swap-answer';
import {
  type AccountOrder,
  type SwapBuild,
  type SwapOrder,
  type SwapProvider,
  type SwapQuote,
  tokenName,
} from '../../ports/swap-provider';

/** 1inch answers 400 to an order that it finds no way for, and to a request that it does not understand. */
const NO_WAY = 400;

/** 1inch, Classic Swap API v6. Its router takes the token that is given. */
export class OneInch implements SwapProvider {
  readonly #client: ProviderClient;
  readonly #config: SwapApiConfig;
  readonly #spenders = new Map<number, string>();

  constructor(config: SwapApiConfig, client: ProviderClient) {
    this.#config = config;
    this.#client = client;
  }

  async quote(order: SwapOrder): Promise<SwapQuote | undefined> {
    const [toAmount, spender] = await Promise.all([
      this.#attempt(this.#request(order, 'quote', queryOf(order)), amountIn),
      this.#spender(order),
    ]);
    return toAmount === undefined ? undefined : { toAmount, ...spender };
  }

  async build(order: AccountOrder): Promise<SwapBuild | undefined> {
    const { account, slippageBps } = order;
    const query = {
      ...queryOf(order),
      from: account,
      origin: account,
      slippage: String(slippageBps / 100),
      disableEstimate: 'true',
      allowPartialFill: 'false',
      // Calls of one function alone, in which the widget can read the tokens, the amounts and the receiver.
      compatibility: 'true',
    };
    const [built, spender] = await Promise.all([
      this.#attempt(this.#request(order, 'swap', query), (json) => buildIn(json, account)),
      this.#spender(order),
    ]);
    return built && { ...built, ...spender, feeAmount: '0' };
  }

  async #attempt<T>(request: ProviderRequest, parse: Parse<T>): Promise<T | undefined> {
    const answer = await this.#client.attempt(request, parse);
    if (answer.ok) return answer.value;
    if (answer.status === NO_WAY) return undefined;
    throw refusal(answer.status);
  }

  /** The router of the chain, which is asked for once. */
  async #spender(order: SwapOrder): Promise<{ readonly spender?: string }> {
    const { chainId, from } = order;
    if (from === undefined) return {};
    const known = this.#spenders.get(chainId);
    const request = this.#request(order, 'approve/spender', {});
    const spender =
      known ?? (await this.#client.call(request, (json) => addressOf(json, 'address')));
    this.#spenders.set(chainId, spender);
    return { spender };
  }

  #request(
    { chainId }: SwapOrder,
    path: string,
    query: Readonly<Record<string, string>>,
  ): ProviderRequest {
    const { apiKey, apiUrl } = this.#config;
    return {
      method: 'GET',
      url: `${apiUrl}/${chainId}/${path}?${new URLSearchParams(query).toString()}`,
      headers: { authorization: `Bearer ${apiKey}` },
    };
  }
}

function queryOf({ amount, from, to }: SwapOrder): Readonly<Record<string, string>> {
  return { src: tokenName(from), dst: tokenName(to), amount };
}

function amountIn(json: unknown): string | undefined {
  return unitsOf(json, 'dstAmount');
}

function buildIn(json: unknown, account: string): Omit<SwapBuild, 'feeAmount'> | undefined {
  const toAmount = amountIn(json);
  const transaction = fieldOf(json, 'tx');
  const call = callOf(transaction);
  const isOwn = addressOf(transaction, 'from')?.toLowerCase() === account.toLowerCase();
  return toAmount === undefined || !call || !isOwn ? undefined : { toAmount, call };
}
