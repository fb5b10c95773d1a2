import { WalletsFeature } from '../../application/wallets/wallets-feature';
import { WalletDirectory } from '../../ports/wallet-directory';
import type { Core } from '../core';

/** All wallets, searchable. */
export function wallets(core: Core): WalletsFeature {
  const { connectors, hostPage, options, ports, scope } = core;
  return new WalletsFeature({
    connectors,
    directory: ports.get(WalletDirectory),
    hostPage,
    options,
    scope,
  });
}
