import { createHmac } from 'node:crypto';
import type { MoonPayConfig } from '../../config/moonpay-config';
import type { SoldChain } from '../chains';
import type { OnrampProvider, Purchase } from '../onramp-provider';

/** MoonPay: a link, signed with the secret of the operator, so that its address cannot be changed. */
export class MoonPay implements OnrampProvider {
  readonly #config: MoonPayConfig;
  readonly #returnUrl: string | undefined;

  constructor(config: MoonPayConfig, returnUrl: string | undefined) {
    this.#config = config;
    this.#returnUrl = returnUrl;
  }

  sellsOn({ moonpay }: SoldChain): boolean {
    return moonpay !== undefined;
  }

  pageFor({ address, chain, reference }: Purchase): Promise<string> {
    const { apiKey, pageUrl, secret } = this.#config;
    const query = new URLSearchParams({
      apiKey,
      currencyCode: chain.moonpay ?? '',
      walletAddress: address,
      externalTransactionId: reference,
      ...(this.#returnUrl !== undefined && { redirectURL: this.#returnUrl }),
    });
    const signature = createHmac('sha256', secret).update(`?${query.toString()}`).digest('base64');
    query.append('signature', signature); // It has to be the last.
    return Promise.resolve(`${pageUrl}/?${query.toString()}`);
  }
}
