import { type RelayClientConfig, startRelayClient } from './relay-client';
import { RelayWalletPairing, type RelayWalletPairingDeps } from './relay-wallet-pairing';

export interface PairOverRelayDeps extends Omit<RelayWalletPairingDeps, 'start'> {
  readonly config: RelayClientConfig;
}

/** {@link RelayWalletPairing} with the SDK that comes with the package. */
export function pairOverRelay({ config, ...deps }: PairOverRelayDeps): RelayWalletPairing {
  return new RelayWalletPairing({ ...deps, start: () => startRelayClient(config, deps.storage) });
}
