import { WalletsFeature } from '../../application/wallets/wallets-feature';
import { WalletDirectory } from '../../ports/wallet-directory';
import type { Core } from '../core';

/** All wallets, searchable. */
export function wallets(core: Core): WalletsFeature {
  return new WalletsFeature({ ...core, directory: core.ports.get(WalletDirectory) });
}
