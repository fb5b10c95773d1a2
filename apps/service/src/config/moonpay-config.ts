import type { VariableReader } from './read-variables';

export interface MoonPayConfig {
  readonly apiKey: string;
  readonly secret: string;
  readonly apiUrl: string;
  readonly pageUrl: string;
}

/** MoonPay, where its keys are set. */
export function parseMoonPay(read: VariableReader): MoonPayConfig | undefined {
  if (read.text('MOONPAY_API_KEY') === '' && read.text('MOONPAY_SECRET') === '') return undefined;
  const because = 'the other key of MoonPay is set';
  return {
    apiKey: read.required('MOONPAY_API_KEY', because),
    secret: read.required('MOONPAY_SECRET', because),
    apiUrl: read.url('MOONPAY_API_URL', { allowLoopback: true }),
    pageUrl: read.url('MOONPAY_PAGE_URL'),
  };
}
