import type { VariableReader } from './read-variables';

export interface TransakConfig {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly referrerDomain: string;
  readonly apiUrl: string;
  readonly gatewayUrl: string;
  readonly pageUrl: string;
}

/** Transak, where its keys are set. */
export function parseTransak(read: VariableReader): TransakConfig | undefined {
  if (read.text('TRANSAK_API_KEY') === '' && read.text('TRANSAK_API_SECRET') === '') {
    return undefined;
  }
  const because = 'another variable of Transak is set';
  return {
    apiKey: read.required('TRANSAK_API_KEY', because),
    apiSecret: read.required('TRANSAK_API_SECRET', because),
    referrerDomain: read.required('TRANSAK_REFERRER_DOMAIN', because),
    apiUrl: read.url('TRANSAK_API_URL', { allowLoopback: true }),
    gatewayUrl: read.url('TRANSAK_GATEWAY_URL', { allowLoopback: true }),
    pageUrl: read.url('TRANSAK_PAGE_URL'),
  };
}
