import type { SwapConfig } from '../config/swap-config';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { ProviderClient } from '../provider/provider-client';
import { OneInch } from './providers/one-inch';
import { ZeroEx } from './providers/zero-ex';
import type { SwapProviderName, SwapProviders } from './swap-provider';

export interface SwapProvidersDeps {
  readonly config: SwapConfig;
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly providerTimeoutMs?: number;
}

/** The providers whose keys are set. */
export function swapProviders({
  config: { oneInch, zeroEx },
  providerTimeoutMs,
  ...deps
}: SwapProvidersDeps): SwapProviders {
  const clientOf = (provider: SwapProviderName): ProviderClient => {
    const limit = providerTimeoutMs !== undefined && { timeoutMs: providerTimeoutMs };
    return new ProviderClient({ ...deps, provider, ...limit });
  };
  return {
    ...(zeroEx && { '0x': new ZeroEx(zeroEx, clientOf('0x')) }),
    ...(oneInch && { '1inch': new OneInch(oneInch, clientOf('1inch')) }),
  };
}
