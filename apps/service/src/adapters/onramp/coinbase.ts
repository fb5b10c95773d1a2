import type { CoinbaseConfig } from '../../config/coinbase-config';
import type { SoldChain } from '../../domain/sold-chains';
import { coinbaseJwt } from './coinbase-jwt';
import { coinbasePurchases } from './coinbase-purchases';
import type { OnrampProvider, Purchase, PurchasePage } from '../../ports/onramp-provider';
import type { ProviderClient } from '../providers/provider-client';
import { printableText } from '../../domain/printable-text';

const PAGE_SIZE = 20;
const MAX_TOKEN_LENGTH = 2048;

export interface CoinbaseDeps {
  readonly config: CoinbaseConfig;
  readonly client: ProviderClient;
  readonly returnUrl: string | undefined;
  readonly now: () => number;
}

/** Coinbase Onramp: a token for one session, made by the key of the operator. */
export class Coinbase implements OnrampProvider {
  readonly #deps: CoinbaseDeps;

  constructor(deps: CoinbaseDeps) {
    this.#deps = deps;
  }

  sellsOn({ coinbase }: SoldChain): boolean {
    return coinbase !== undefined;
  }

  async pageFor({ address, chain, clientIp, reference }: Purchase): Promise<string> {
    const { client, config, returnUrl } = this.#deps;
    const network = chain.coinbase ?? '';
    const url = `${config.apiUrl}/onramp/v1/token`;
    const request = {
      method: 'POST',
      url,
      headers: this.#authorization('POST', url),
      body: {
        addresses: [{ address, blockchains: [network] }],
        ...(clientIp !== undefined && { clientIp }),
      },
    } as const;
    const token = await client.call(request, (json) =>
      printableText(json, 'token', MAX_TOKEN_LENGTH),
    );
    const query = new URLSearchParams({
      sessionToken: token,
      defaultNetwork: network,
      partnerUserRef: reference,
      ...(returnUrl !== undefined && { redirectUrl: returnUrl }),
    });
    return `${config.pageUrl}/buy/select-asset?${query.toString()}`;
  }

  readonly purchases = async (
    reference: string,
    cursor: string | undefined,
  ): Promise<PurchasePage> => {
    const { client, config } = this.#deps;
    const path = `${config.apiUrl}/onramp/v1/buy/user/${encodeURIComponent(reference)}/transactions`;
    const query = new URLSearchParams({
      page_size: String(PAGE_SIZE),
      ...(cursor !== undefined && { page_key: cursor }),
    });
    const request = {
      method: 'GET',
      url: `${path}?${query.toString()}`,
      headers: this.#authorization('GET', path),
    } as const;
    return client.call(request, (json) => coinbasePurchases(json, cursor));
  };

  #authorization(method: 'GET' | 'POST', url: string): Readonly<Record<string, string>> {
    const { config, now } = this.#deps;
    const { keyId, key } = config;
    return { authorization: `Bearer ${coinbaseJwt({ keyId, key, method, url, nowMs: now() })}` };
  }
}
