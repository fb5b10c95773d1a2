import type { OnrampConfig } from '../config/config';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { OnrampProviders, ProviderName } from './onramp-provider';
import { ProviderClient } from '../provider/provider-client';
import { Coinbase } from './providers/coinbase';
import { MoonPay } from './providers/moonpay';
import { Transak } from './providers/transak';

export interface OnrampProvidersDeps {
  readonly config: OnrampConfig;
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly providerTimeoutMs?: number;
}

/** The providers whose credentials are set. */
export function onrampProviders({
  config: { coinbase, moonpay, returnUrl, transak },
  providerTimeoutMs,
  ...deps
}: OnrampProvidersDeps): OnrampProviders {
  const clientOf = (provider: ProviderName): ProviderClient => {
    const limit = providerTimeoutMs !== undefined && { timeoutMs: providerTimeoutMs };
    return new ProviderClient({ ...deps, provider, ...limit });
  };
  const shared = { returnUrl, now: deps.now };
  return {
    ...(coinbase && {
      coinbase: new Coinbase({ ...shared, config: coinbase, client: clientOf('coinbase') }),
    }),
    ...(moonpay && {
      moonpay: new MoonPay({ config: moonpay, client: clientOf('moonpay'), returnUrl }),
    }),
    ...(transak && {
      transak: new Transak({ ...shared, config: transak, client: clientOf('transak') }),
    }),
  };
}
