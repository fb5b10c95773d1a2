import { relayClient, type RelayClientDeps } from './relay-client';
import { RelayWalletPairing, type RelayWalletPairingDeps } from './relay-wallet-pairing';

export type PairOverRelayDeps = Omit<RelayWalletPairingDeps, 'start'> & RelayClientDeps;

/** {@link RelayWalletPairing} with our own client of the protocol. */
export function pairOverRelay(deps: PairOverRelayDeps): RelayWalletPairing {
  return new RelayWalletPairing({ ...deps, start: async () => relayClient(deps) });
}
