import { LeftPairings } from '../../application/pairing/left-pairings';
import { OpenWalletApp } from '../../application/pairing/open-wallet-app';
import { PairingFeature } from '../../application/pairing/pairing-feature';
import { ProposePairing } from '../../application/pairing/propose-pairing';
import { WalletPairing } from '../../ports/wallet-pairing';
import type { Core } from '../core';

/** Wallets on other devices, by WalletConnect. */
export function pairing(core: Core): PairingFeature {
  const { attempts, features, hostPage, navigation, networks, notices, options } = core;
  const { ports, scope, sessions, stored } = core;
  return new PairingFeature({
    attempts,
    hostPage,
    leftPairings: new LeftPairings({ navigation, scope, stored }),
    navigation,
    networks,
    notices,
    openWalletApp: new OpenWalletApp(core),
    proposePairing: new ProposePairing({
      features,
      notices,
      options,
      pairing: ports.get(WalletPairing),
      scope,
    }),
    scope,
    sessions,
  });
}
