import { OpenWalletApp } from '../../application/pairing/open-wallet-app';
import { PairingFeature } from '../../application/pairing/pairing-feature';
import { ProposePairing } from '../../application/pairing/propose-pairing';
import { WalletPairing } from '../../ports/wallet-pairing';
import type { Core } from '../core';

/** Wallets on other devices, by WalletConnect. */
export function pairing(core: Core): PairingFeature {
  const walletPairing = core.ports.get(WalletPairing);
  return new PairingFeature({
    ...core,
    openWalletApp: new OpenWalletApp(core),
    proposePairing: new ProposePairing({ ...core, pairing: walletPairing }),
  });
}
