import { createHmac } from 'node:crypto';
import type { MoonPayConfig } from '../../config/moonpay-config';
import type { SoldChain } from '../../domain/sold-chains';
import { type ProviderClient, refusal } from '../providers/provider-client';
import { moonPayPurchases } from './moonpay-purchases';
import type { OnrampProvider, Purchase, PurchasePage } from '../../ports/onramp-provider';

export interface MoonPayDeps {
  readonly config: MoonPayConfig;
  readonly client: ProviderClient;
  readonly returnUrl: string | undefined;
}

/** MoonPay: a link, signed with the secret of the operator, so that its address cannot be changed. */
export class MoonPay implements OnrampProvider {
  readonly #deps: MoonPayDeps;

  constructor(deps: MoonPayDeps) {
    this.#deps = deps;
  }

  sellsOn({ moonpay }: SoldChain): boolean {
    return moonpay !== undefined;
  }

  pageFor({ address, chain, reference }: Purchase): Promise<string> {
    const { config, returnUrl } = this.#deps;
    const { apiKey, pageUrl, secret } = config;
    const query = new URLSearchParams({
      apiKey,
      currencyCode: chain.moonpay ?? '',
      walletAddress: address,
      externalTransactionId: reference,
      ...(returnUrl !== undefined && { redirectURL: returnUrl }),
    });
    const signature = createHmac('sha256', secret).update(`?${query.toString()}`).digest('base64');
    query.append('signature', signature); // It has to be the last.
    return Promise.resolve(`${pageUrl}/?${query.toString()}`);
  }
  readonly purchases = async (reference: string): Promise<PurchasePage> => {
    const { client, config } = this.#deps;
    const request = {
      method: 'GET',
      url: `${config.apiUrl}/v1/transactions/ext/${encodeURIComponent(reference)}`,
      headers: { authorization: `Api-Key ${config.secret}` },
    } as const;
    const answer = await client.attempt(request, (json) => moonPayPurchases(json, reference));
    // Before the visitor pays, MoonPay knows no transaction of the reference.
    if (!answer.ok && answer.status === 404) return { data: [] };
    if (!answer.ok) throw refusal(answer.status);
    return answer.value;
  };
}
