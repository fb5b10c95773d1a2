import { type HttpStandIn, json, startStandIn } from './http-stand-in';

export const ONE_INCH_ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
export const ONE_INCH_KEY = 'one-inch-secret-key';
const EXECUTOR = '0x5141B82f5fFDa4c6fE1E372978F1C5427640a190';
const ADDRESS = /^0x[\da-f]{40}$/i;

/** 1inch as its documentation of the Classic Swap API v6 describes it. */
export class OneInchStandIn {
  /** The queries that it has answered, with the path. */
  readonly asked: Readonly<Record<string, string>>[] = [];

  /** What a thousand base units of any token yield. */
  rate = 1990n;
  hasLiquidity = true;

  /** Fields that take the place of its own. */
  instead: Readonly<Record<string, unknown>> = {};
  #server: HttpStandIn | undefined;

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<this> {
    this.#server = await startStandIn(({ headers, method, url }, response) => {
      if (headers.authorization !== `Bearer ${ONE_INCH_KEY}`) return json(response, 401, {});
      const [, chainId, kind = ''] =
        /^\/(\d+)\/(quote|swap|approve\/spender)$/.exec(url.pathname) ?? [];
      if (method !== 'GET' || chainId === undefined) return json(response, 404, {});
      const query = Object.fromEntries(url.searchParams);
      this.asked.push({ ...query, kind, chainId });
      if (kind === 'approve/spender') return json(response, 200, { address: ONE_INCH_ROUTER });
      const refuse = (description: string): void =>
        json(response, 400, { error: 'Bad Request', description, statusCode: 400, meta: [] });
      const { amount = '', dst = '', from = '', src = '' } = query;
      if (!ADDRESS.test(src) || !ADDRESS.test(dst) || !/^\d+$/.test(amount)) {
        return refuse('src and dst must be addresses');
      }
      if (!this.hasLiquidity) return refuse('insufficient liquidity');
      const dstAmount = ((BigInt(amount) * this.rate) / 1000n).toString();
      if (kind === 'quote') return json(response, 200, { dstAmount, ...this.instead });
      if (!ADDRESS.test(from) || query['origin'] === undefined) return refuse('from is required');
      if (!(Number(query['slippage']) <= 50)) return refuse('slippage must be 0 to 50');
      const tx = {
        from: from.toLowerCase(),
        to: ONE_INCH_ROUTER,
        data: callData({ ...query, dstAmount }),
        value: /^0xe{40}$/i.test(src) ? amount : '0',
        gas: 0,
        gasPrice: '4837860000',
      };
      return json(response, 200, { dstAmount, tx, ...this.instead });
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}

/** `swap` of the router; without `compatibility`, a function that names pools and no token. */
function callData({
  compatibility,
  ...query
}: Readonly<Record<string, string | undefined>>): string {
  const { amount = '0', dst = '', dstAmount = '0', from = '', slippage = '0', src = '' } = query;
  const least = (BigInt(dstAmount) * BigInt(10_000 - Number(slippage) * 100)) / 10_000n;
  const words = (...all: readonly (bigint | number | string)[]): string =>
    all.map((value) => BigInt(value).toString(16).padStart(64, '0')).join('');
  if (compatibility !== 'true') return `0x83800a8e${words(src, amount, least, EXECUTOR)}`;
  const description = words(src, dst, EXECUTOR, from, amount, least, 0);
  return `0x07ed2379${words(EXECUTOR)}${description}${words(0x120, 4)}12345678${'00'.repeat(28)}`;
}
