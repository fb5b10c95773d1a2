import { randomUUID } from 'node:crypto';
import { type HttpStandIn, json, startStandIn } from './http-stand-in';

export const PAGE = 'https://transak.test';
const SEVEN_DAYS = 7 * 24 * 3_600_000;

/** Transak as its documentation describes it: a new access token ends the one before, and a link opens once. */
export class TransakStandIn {
  readonly now: () => number;
  readonly asked: Readonly<Record<string, unknown>>[] = [];
  readonly orders = new Map<string, Readonly<Record<string, unknown>>[]>();
  renewals = 0;

  /** The link that it answers, where it is not its own. */
  widgetUrl: string | undefined;

  #token = '';
  #until = 0;
  #server: HttpStandIn | undefined;

  constructor(now: () => number) {
    this.now = now;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<this> {
    this.#server = await startStandIn(({ body, headers, method, url }, response) => {
      if (url.pathname === '/partners/api/v2/orders' && method === 'GET') {
        if (headers['access-token'] !== this.#token) return json(response, 401, {});
        const reference = url.searchParams.get('filter[partnerOrderId]') ?? '';
        const mine = this.orders.get(reference) ?? [];
        const data = mine.filter(({ status }) => status === 'COMPLETED');
        return json(response, 200, { meta: { limit: 100, skip: 0 }, data });
      }
      const asked = JSON.parse(body) as Record<string, unknown>;
      if (url.pathname === '/partners/api/v2/refresh-token') {
        if (headers['api-secret'] !== 'transak-secret' || asked['apiKey'] !== 'transak-key') {
          return json(response, 401, { error: { message: 'Invalid api-secret' } });
        }
        this.renew();
        const expiresAt = Math.floor(this.#until / 1000);
        return json(response, 200, { data: { accessToken: this.#token, expiresAt } });
      }
      if (url.pathname !== '/api/v2/auth/session') return json(response, 404, {});
      if (headers['access-token'] !== this.#token || this.now() > this.#until) {
        return json(response, 401, { error: { message: 'Invalid access token' } });
      }
      const widgetParams = asked['widgetParams'] as Record<string, unknown>;
      if (widgetParams['referrerDomain'] !== 'site.test') return json(response, 400, {});
      this.asked.push(widgetParams);
      const widgetUrl = this.widgetUrl ?? `${PAGE}?apiKey=transak-key&sessionId=${randomUUID()}`;
      return json(response, 200, { data: { widgetUrl } });
    });
    return this;
  }

  /** A visitor buys on the page that the service has asked for with `widgetParams`. */
  visit(
    widgetParams: Readonly<Record<string, unknown>>,
    part: Readonly<Record<string, unknown>> = {},
  ): void {
    const reference = String(widgetParams['partnerOrderId']);
    const order = {
      _id: randomUUID(),
      partnerOrderId: reference,
      walletAddress: widgetParams['walletAddress'],
      network: widgetParams['network'],
      createdAt: '2026-01-01T00:00:00.000Z',
      status: 'COMPLETED',
      isBuyOrSell: 'BUY',
      cryptoCurrency: 'AVAX',
      cryptoAmount: 1.25,
      transactionHash: `0x${'cd'.repeat(32)}`,
      ...part,
    };
    this.orders.set(reference, [...(this.orders.get(reference) ?? []), order]);
  }

  /** Makes a new token, as a call of another instance of the service does. */
  renew(): void {
    this.renewals += 1;
    this.#token = randomUUID();
    this.#until = this.now() + SEVEN_DAYS;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
