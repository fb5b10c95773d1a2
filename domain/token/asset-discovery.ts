import { fieldOf } from '../outside/untrusted-record';

/**
 * Whether a wallet says, in its answer to `wallet_getCapabilities` (ERC-5792), that it lists the assets
 * of the chain `chainHex` (ERC-7811). What it says of chain `0x0` counts for all chains.
 */
export function supportsAssetDiscovery(capabilities: unknown, chainHex: string): boolean {
  return [chainHex, '0x0'].some((chain) => {
    const discovery = fieldOf(fieldOf(capabilities, chain), 'assetDiscovery');
    return fieldOf(discovery, 'supported') === true;
  });
}
