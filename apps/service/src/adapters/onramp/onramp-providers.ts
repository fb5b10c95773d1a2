import type { OnrampConfig } from '../../config/config';
import type { ProviderClients } from '../providers/provider-clients';
import type { OnrampProviders } from '../../ports/onramp-provider';
import { Coinbase } from './coinbase';
import { MoonPay } from './moonpay';
import { Transak } from './transak';

export interface OnrampProvidersDeps {
  readonly clients: ProviderClients;
  readonly config: OnrampConfig;
  readonly now: () => number;
}

/** The providers whose credentials are set. */
export function onrampProviders({
  clients,
  config: { coinbase, moonpay, returnUrl, transak },
  now,
}: OnrampProvidersDeps): OnrampProviders {
  return {
    ...(coinbase && {
      coinbase: new Coinbase({ client: clients.of('coinbase'), config: coinbase, now, returnUrl }),
    }),
    ...(moonpay && {
      moonpay: new MoonPay({ client: clients.of('moonpay'), config: moonpay, returnUrl }),
    }),
    ...(transak && {
      transak: new Transak({ client: clients.of('transak'), config: transak, now, returnUrl }),
    }),
  };
}
