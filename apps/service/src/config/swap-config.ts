import type { VariableReader } from './read-variables';

/** An API of swaps, with the operator's key. */
export interface SwapApiConfig {
  readonly apiKey: string;
  readonly apiUrl: string;
}

/** The providers of swaps. A provider without a key is absent. */
export interface SwapConfig {
  readonly zeroEx?: SwapApiConfig;
  readonly oneInch?: SwapApiConfig;
}

/** The providers of swaps whose keys are set. */
export function parseSwaps(read: VariableReader): SwapConfig {
  const [zeroExKey, oneInchKey] = [read.text('ZEROEX_API_KEY'), read.text('ONEINCH_API_KEY')];
  const url = (name: 'ZEROEX_API_URL' | 'ONEINCH_API_URL'): string =>
    read.url(name, { allowLoopback: true });
  return {
    ...(zeroExKey && { zeroEx: { apiKey: zeroExKey, apiUrl: url('ZEROEX_API_URL') } }),
    ...(oneInchKey && { oneInch: { apiKey: oneInchKey, apiUrl: url('ONEINCH_API_URL') } }),
  };
}
