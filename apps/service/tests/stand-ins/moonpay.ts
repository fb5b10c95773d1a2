import { randomUUID } from 'node:crypto';
import { type HttpStandIn, json, startStandIn } from './http-stand-in';

type Transaction = Readonly<Record<string, unknown>>;

/** MoonPay as its documentation describes it: a reference has no transactions until the visitor pays. */
export class MoonPayStandIn {
  readonly bought = new Map<string, Transaction[]>();
  readonly #secret: string;
  #server: HttpStandIn | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<this> {
    this.#server = await startStandIn(({ headers, method, url }, response) => {
      const [, reference = ''] = /^\/v1\/transactions\/ext\/([^/]+)$/.exec(url.pathname) ?? [];
      if (method !== 'GET' || reference === '') return json(response, 404, {});
      if (headers.authorization !== `Api-Key ${this.#secret}`) {
        return json(response, 401, { type: 'UnauthorizedError', message: 'Unauthorized' });
      }
      const mine = this.bought.get(reference);
      return mine ? json(response, 200, mine) : json(response, 404, { type: 'NotFoundError' });
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** A visitor buys ether on Base on the page at `url`. */
  visit(url: string, part: Transaction = {}): void {
    const { searchParams } = new URL(url);
    const reference = searchParams.get('externalTransactionId') ?? '';
    const transaction = {
      id: randomUUID(),
      externalTransactionId: reference,
      createdAt: '2026-01-01T00:00:00.000Z',
      status: 'completed',
      quoteCurrencyAmount: 0.000_000_05,
      walletAddress: searchParams.get('walletAddress'),
      cryptoTransactionId: `0x${'ab'.repeat(32)}`,
      currency: {
        code: searchParams.get('currencyCode'),
        metadata: { contractAddress: null, chainId: '8453', networkCode: 'base' },
      },
      ...part,
    };
    this.bought.set(reference, [...(this.bought.get(reference) ?? []), transaction]);
  }
}
