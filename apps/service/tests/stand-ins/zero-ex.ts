import { type HttpStandIn, json, startStandIn } from './http-stand-in';

export const ALLOWANCE_HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734';
/** The contract that exchanges what the AllowanceHolder lends it. */
export const SETTLER = '0x70bf6634eE8Cb27D04478f184b9b8BB13E5f4710';
export const ZERO_EX_KEY = 'zero-ex-secret-key';
const NATIVE = /^0xe{40}$/i;
const ADDRESS = /^0x(?!0{40})[\da-f]{40}$/i;

/** 0x as its documentation of the Swap API v2 describes it: `/swap/allowance-holder/price` and `/quote`. */
export class ZeroExStandIn {
  /** The queries that it has answered, with the path. */
  readonly asked: Readonly<Record<string, string>>[] = [];

  /** What a thousand base units of any token yield. */
  rate = 2000n;
  hasLiquidity = true;

  /** Fields that take the place of its own. */
  instead: Readonly<Record<string, unknown>> = {};
  #server: HttpStandIn | undefined;

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<this> {
    this.#server = await startStandIn(({ headers, method, url }, response) => {
      if (headers['0x-api-key'] !== ZERO_EX_KEY) {
        return json(response, 401, { name: 'UNAUTHORIZED', message: 'Invalid API key' });
      }
      if (headers['0x-version'] !== 'v2') return json(response, 400, { name: 'VERSION_MISSING' });
      const kind = /^\/swap\/allowance-holder\/(price|quote)$/.exec(url.pathname)?.[1];
      if (method !== 'GET' || kind === undefined) return json(response, 404, {});
      const query = Object.fromEntries(url.searchParams);
      const { buyToken = '', sellAmount = '', sellToken = '', taker = '' } = query;
      const isRight = [buyToken, sellToken].every((token) => ADDRESS.test(token));
      if (!isRight || !/^\d+$/.test(sellAmount) || !/^\d+$/.test(query['chainId'] ?? '')) {
        return json(response, 400, { name: 'INPUT_INVALID' });
      }
      if (kind === 'quote' && !ADDRESS.test(taker)) {
        return json(response, 400, { name: 'INPUT_INVALID', message: 'taker is required' });
      }
      this.asked.push({ ...query, kind });
      if (!this.hasLiquidity) return json(response, 200, { liquidityAvailable: false, zid: '0x1' });
      return json(response, 200, { ...this.#answer(query, kind === 'quote'), ...this.instead });
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  #answer(
    {
      buyToken = '',
      sellAmount = '',
      sellToken = '',
      slippageBps = '100',
      taker = '0x',
    }: Record<string, string>,
    isFirm: boolean,
  ): Readonly<Record<string, unknown>> {
    const buyAmount = (BigInt(sellAmount) * this.rate) / 1000n;
    const isNative = NATIVE.test(sellToken);
    const least = buyAmount - (buyAmount * BigInt(slippageBps)) / 10_000n;
    const inner = executeData(taker, buyToken, least);
    const fee = { amount: '15', token: sellToken.toLowerCase(), type: 'volume' };
    return {
      allowanceTarget: isNative ? null : ALLOWANCE_HOLDER,
      blockNumber: '21876249',
      buyAmount: buyAmount.toString(),
      buyToken: buyToken.toLowerCase(),
      fees: { integratorFee: null, integratorFees: null, zeroExFee: fee, gasFee: null },
      issues: { allowance: null, balance: null, simulationIncomplete: false },
      liquidityAvailable: true,
      minBuyAmount: least.toString(),
      sellAmount,
      sellToken: sellToken.toLowerCase(),
      zid: '0x1',
      ...(isFirm && {
        transaction: {
          to: ALLOWANCE_HOLDER,
          data: execData(isNative ? '0x' : sellToken, isNative ? '0' : sellAmount, inner),
          gas: '288079',
          gasPrice: '4837860000',
          value: isNative ? sellAmount : '0',
        },
      }),
    };
  }
}

const word = (hex: string): string => hex.replace('0x', '').toLowerCase().padStart(64, '0');

/** `exec(operator, token, amount, target, data)` of the AllowanceHolder, for a call of the Settler. */
export function execData(token: string, amount: string, inner: string): string {
  const size = (inner.length / 2).toString(16);
  const head = [SETTLER, token, BigInt(amount).toString(16), SETTLER, 'a0', size].map(word);
  return `0x2213bc0b${head.join('')}${inner.padEnd(Math.ceil(inner.length / 64) * 64, '0')}`;
}

/** `execute(slippage, actions, zid)` of the Settler, without the selector's `0x`. */
export function executeData(receiver: string, token: string, least: bigint): string {
  return `1fff991f${[receiver, token, least.toString(16), 'a0', '0', '0'].map(word).join('')}`;
}
