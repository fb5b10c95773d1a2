import { WalletsFeature } from '../../application/wallets/wallets-feature';
import { WalletDirectory } from '../../ports/wallet-directory';
import type { FeatureParts } from './shared';

/** All wallets, searchable. */
export function wallets(parts: FeatureParts): WalletsFeature {
  return new WalletsFeature({ ...parts, directory: parts.ports.get(WalletDirectory) });
}
