import { OpenWalletApp } from '../../application/pairing/open-wallet-app';
import { PairingFeature } from '../../application/pairing/pairing-feature';
import { ProposePairing } from '../../application/pairing/propose-pairing';
import { WalletPairing } from '../../ports/wallet-pairing';
import type { FeatureParts } from './shared';

/** Wallets on other devices, by WalletConnect. */
export function pairing(parts: FeatureParts): PairingFeature {
  const walletPairing = parts.ports.get(WalletPairing);
  return new PairingFeature({
    ...parts,
    openWalletApp: new OpenWalletApp(parts),
    proposePairing: new ProposePairing({ ...parts, pairing: walletPairing }),
  });
}
