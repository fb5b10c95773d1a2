import type { ActiveAccount } from '../session/active-account';
import type { Scope } from '../scope/scope';
import { ASSET_DISCOVERY_PATIENCE_MS } from '../../domain/limits';
import { supportsAssetDiscovery } from '../../domain/token/asset-discovery';
import type { TokenBalance } from '../../domain/token/token-balance';
import { parseWalletAssets } from '../../domain/token/wallet-assets';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { WalletSession } from '../../ports/wallet-connector';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { providerOf } from '../../ports/provider-of';
import type { CurrentAccount } from '../session/current-account';
import { withTimeout } from '../scope/with-timeout';

export interface DiscoverAssetsDeps {
  readonly activeAccount: ActiveAccount;
  readonly scope: Scope;
}

/**
 * Requests the account's tokens from the connected wallet itself (ERC-5792 and ERC-7811), so that no service
 * learns the address.
 */
export class DiscoverAssets {
  readonly #deps: DiscoverAssetsDeps;

  /** The network on which each wallet has listed nothing. */
  readonly #unlisted = new WeakMap<WalletSession, CaipNetworkId>();

  constructor(deps: DiscoverAssetsDeps) {
    this.#deps = deps;
  }

  /**
   * The wallet's list, or `undefined` where the wallet does not list assets of this network, does not answer
   * within five seconds or gives an invalid answer. A wallet that did so is not asked again where `isQuiet`: every 30 s while the
   * account is on show. Throws nothing but the reason of `signal`.
   */
  async execute(
    account: CurrentAccount,
    signal: AbortSignal,
    isQuiet?: true,
  ): Promise<readonly TokenBalance[] | undefined> {
    const { activeAccount } = this.#deps;
    const session = activeAccount.session(account.namespace);
    const provider = session && providerOf(session, 'eip155');
    if (!provider) return undefined;
    const chainId = account.network.caipNetworkId;
    if (isQuiet && this.#unlisted.get(session) === chainId) return undefined;
    const assets = await this.#ask(provider, account, signal);
    if (assets) this.#unlisted.delete(session);
    else this.#unlisted.set(session, chainId);
    return assets;
  }

  async #ask(
    provider: Eip1193Provider,
    account: CurrentAccount,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[] | undefined> {
    const { scope } = this.#deps;
    const timeout = { clock: scope.clock, ms: ASSET_DISCOVERY_PATIENCE_MS, signal };
    try {
      return await withTimeout(timeout, () => assetsIn(provider, account));
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }
}

async function assetsIn(
  provider: Eip1193Provider,
  { address, network }: CurrentAccount,
): Promise<readonly TokenBalance[] | undefined> {
  const chainHex = `0x${Number(network.id).toString(16)}`;
  const capabilities = await provider.request({
    method: 'wallet_getCapabilities',
    params: [address],
  });
  if (!supportsAssetDiscovery(capabilities, chainHex)) return undefined;
  const answer = await provider.request({
    method: 'wallet_getAssets',
    params: [{ account: address, chainFilter: [chainHex] }],
  });
  return parseWalletAssets(answer)[network.caipNetworkId];
}
