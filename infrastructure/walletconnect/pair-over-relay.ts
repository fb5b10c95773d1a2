import { relayClient, type RelayClientDeps } from './relay-client';
import type { RelayClient } from './session-client';
import { RelayWalletPairing, type RelayWalletPairingDeps } from './relay-wallet-pairing';

export type PairOverRelayDeps = Omit<RelayWalletPairingDeps, 'start'> & RelayClientDeps;

/** {@link RelayWalletPairing} with our own client of the protocol. */
export function pairOverRelay(deps: PairOverRelayDeps): RelayWalletPairing {
  const { clock, hostPage, rpcClients, storage } = deps;
  const start = async (): Promise<RelayClient> => relayClient(deps);
  return new RelayWalletPairing({ clock, hostPage, rpcClients, start, storage });
}
