import type { SwapApiConfig } from '../../config/swap-config';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import type { ProviderClient, ProviderRequest } from '../providers/provider-client';
import { addressOf, callOf, unitsOf } from '../../domain/swap-answer';
import {
  type AccountOrder,
  type SwapBuild,
  type SwapOrder,
  type SwapProvider,
  type SwapQuote,
  tokenName,
} from '../../ports/swap-provider';

/** An answer without liquidity, which has no other fields. */
const NONE = 'none';

/**
 * 0x, Swap API v2 with its AllowanceHolder: the account grants an allowance of exactly what it exchanges, and signs one
 * transaction. Permit2 needs a second signature, so it is not used.
 */
export class ZeroEx implements SwapProvider {
  readonly #client: ProviderClient;
  readonly #config: SwapApiConfig;

  constructor(config: SwapApiConfig, client: ProviderClient) {
    this.#config = config;
    this.#client = client;
  }

  async quote(order: SwapOrder): Promise<SwapQuote | undefined> {
    const answer = await this.#client.call(this.#request('price', order), (json) =>
      hasLiquidity(json) ? quoteIn(json, order) : NONE,
    );
    return answer === NONE ? undefined : answer;
  }

  async build(order: AccountOrder): Promise<SwapBuild | undefined> {
    const request = this.#request('quote', order, { taker: order.account });
    const answer = await this.#client.call(request, (json) =>
      hasLiquidity(json) ? buildIn(json, order) : NONE,
    );
    return answer === NONE ? undefined : answer;
  }

  #request(
    kind: 'price' | 'quote',
    { amount, chainId, from, slippageBps, to }: SwapOrder,
    more: Readonly<Record<string, string>> = {},
  ): ProviderRequest {
    const query = new URLSearchParams({
      chainId: String(chainId),
      sellToken: tokenName(from),
      buyToken: tokenName(to),
      sellAmount: amount,
      slippageBps: String(slippageBps),
      ...more,
    });
    return {
      method: 'GET',
      url: `${this.#config.apiUrl}/swap/allowance-holder/${kind}?${query.toString()}`,
      headers: { '0x-api-key': this.#config.apiKey, '0x-version': 'v2' },
    };
  }
}

function hasLiquidity(json: unknown): boolean {
  return fieldOf(json, 'liquidityAvailable') !== false;
}

function quoteIn(json: unknown, { from }: SwapOrder): SwapQuote | undefined {
  const toAmount = unitsOf(json, 'buyAmount');
  if (fieldOf(json, 'liquidityAvailable') !== true || toAmount === undefined) return undefined;
  if (from === undefined) return { toAmount };
  const spender = addressOf(json, 'allowanceTarget');
  return spender === undefined ? undefined : { toAmount, spender };
}

function buildIn(json: unknown, order: SwapOrder): SwapBuild | undefined {
  const quote = quoteIn(json, order);
  const call = callOf(fieldOf(json, 'transaction'));
  if (!quote || !call || !isAsked(json, order)) return undefined;
  return { ...quote, call, feeAmount: feeIn(json, order) };
}

/** Whether the answer is for what was asked: these tokens, and this amount. */
function isAsked(json: unknown, { amount, from, to }: SwapOrder): boolean {
  const isToken = (name: string, token: string | undefined): boolean =>
    addressOf(json, name)?.toLowerCase() === tokenName(token).toLowerCase();
  return (
    isToken('sellToken', from) && isToken('buyToken', to) && unitsOf(json, 'sellAmount') === amount
  );
}

/** The fees of the token that is given. One of the token that is received is part of the amount already. */
function feeIn(json: unknown, { from }: SwapOrder): string {
  const fees = fieldOf(json, 'fees');
  const units = ['zeroExFee', 'integratorFee', 'gasFee'].map((name) => {
    const fee = fieldOf(fees, name);
    const isGiven = addressOf(fee, 'token')?.toLowerCase() === tokenName(from).toLowerCase();
    return isGiven ? BigInt(unitsOf(fee, 'amount') ?? 0) : 0n;
  });
  return units.reduce((sum, each) => sum + each, 0n).toString();
}
