import type { TransakConfig } from '../../config/transak-config';
import type { SoldChain } from '../../domain/sold-chains';
import type { OnrampProvider, Purchase, PurchasePage } from '../../ports/onramp-provider';
import { type ProviderAnswer, type ProviderClient, refusal } from '../providers/provider-client';
import { transakPurchases } from './transak-purchases';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';

const MAX_TOKEN_LENGTH = 4096;
const MAX_URL_LENGTH = 4096;

/** A token is renewed this long before it ends. */
const MARGIN_MS = 60_000;

export interface TransakDeps {
  readonly config: TransakConfig;
  readonly client: ProviderClient;
  readonly returnUrl: string | undefined;
  readonly now: () => number;
}

interface AccessToken {
  readonly token: string;
  readonly untilMs: number;
}

/** Transak: a link for one visit, made with an access token of the operator. */
export class Transak implements OnrampProvider {
  readonly #deps: TransakDeps;

  #token: AccessToken | undefined;

  /** One request renews the token for all that wait, because a new token ends the one before. */
  #renewal: Promise<AccessToken> | undefined;

  constructor(deps: TransakDeps) {
    this.#deps = deps;
  }

  sellsOn({ transak }: SoldChain): boolean {
    return transak !== undefined;
  }

  pageFor(purchase: Purchase): Promise<string> {
    return this.#withToken((token) => this.#session(purchase, token));
  }

  readonly purchases = (reference: string): Promise<PurchasePage> =>
    this.#withToken(({ token }) => {
      const { client, config } = this.#deps;
      const query = new URLSearchParams({ 'filter[partnerOrderId]': reference });
      const request = {
        method: 'GET',
        url: `${config.apiUrl}/partners/api/v2/orders?${query.toString()}`,
        headers: { 'access-token': token },
      } as const;
      return client.attempt(request, (json) => transakPurchases(json, reference));
    });

  /** What Transak answers to `ask`, with a token that it accepts. */
  async #withToken<T>(ask: (token: AccessToken) => Promise<ProviderAnswer<T>>): Promise<T> {
    const first = await this.#accessToken();
    let answer = await ask(first);
    if (!answer.ok && answer.status === 401) {
      // Another instance of the service has renewed the token, which ended this one.
      answer = await ask(await this.#accessToken(first));
    }
    if (!answer.ok) throw refusal(answer.status);
    return answer.value;
  }

  #session(
    { address, chain, reference }: Purchase,
    { token }: AccessToken,
  ): Promise<ProviderAnswer<string>> {
    const { client, config, returnUrl } = this.#deps;
    const request = {
      method: 'POST',
      url: `${config.gatewayUrl}/api/v2/auth/session`,
      headers: { 'access-token': token },
      body: {
        widgetParams: {
          apiKey: config.apiKey,
          referrerDomain: config.referrerDomain,
          productsAvailed: 'BUY',
          network: chain.transak,
          walletAddress: address,
          disableWalletAddressForm: true,
          partnerOrderId: reference,
          ...(returnUrl !== undefined && { redirectURL: returnUrl }),
        },
      },
    } as const;
    return client.attempt(request, (json) => {
      const url = printableText(fieldOf(json, 'data'), 'widgetUrl', MAX_URL_LENGTH);
      return url !== undefined && this.#isOwnPage(url) ? url : undefined;
    });
  }

  /** A token that is not `ended`. */
  async #accessToken(ended?: AccessToken): Promise<AccessToken> {
    const known = this.#token;
    if (known && known !== ended && known.untilMs - MARGIN_MS > this.#deps.now()) return known;
    this.#renewal ??= this.#requestToken().finally(() => {
      this.#renewal = undefined;
    });
    return (this.#token = await this.#renewal);
  }

  async #requestToken(): Promise<AccessToken> {
    const { client, config } = this.#deps;
    const request = {
      method: 'POST',
      url: `${config.apiUrl}/partners/api/v2/refresh-token`,
      headers: { 'api-secret': config.apiSecret },
      body: { apiKey: config.apiKey },
    } as const;
    return client.call(request, (json) => {
      const data = fieldOf(json, 'data');
      const token = printableText(data, 'accessToken', MAX_TOKEN_LENGTH);
      const expiresAt = fieldOf(data, 'expiresAt');
      if (token === undefined || typeof expiresAt !== 'number') return undefined;
      return { token, untilMs: expiresAt * 1000 };
    });
  }

  #isOwnPage(url: string): boolean {
    const page = URL.canParse(url) ? new URL(url) : undefined;
    return page?.origin === new URL(this.#deps.config.pageUrl).origin && page.username === '';
  }
}
