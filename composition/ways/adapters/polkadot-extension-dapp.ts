import {
  extensionDappPage,
  type ExtensionDappLike,
} from '../../../infrastructure/chains/polkadot/extension-dapp-page';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { override, type Override } from '../../../ports/token';
import { PolkadotWallets } from '../../../ports/wallet-family';

export type { ExtensionDappLike };

/**
 * Opens the Polkadot wallets of the page by the site's own `@polkadot/extension-dapp`, in the place of the package's
 * calls. `docs/adapters.md` lists what the widget cannot promise with it.
 *
 * The package reads `window` when it is imported: import it in a file that only browsers load.
 *
 * @example
 * ```ts
 * import * as dapp from '@polkadot/extension-dapp';
 *
 * const widget = createWidget({ networks: [polkadot] }, polkadotExtensionDapp(dapp));
 * ```
 */
export function polkadotExtensionDapp(dapp: ExtensionDappLike): Override {
  return override(PolkadotWallets, ({ clock, config, networks, storage }) => {
    const { enableInjected = true, siteName = '' } = config;
    const page = globalThis.window && extensionDappPage(globalThis.window, dapp);
    return new PolkadotWalletCatalogue({
      clock,
      config: { ...config, enableInjected, page, siteName },
      networks,
      storage,
    });
  });
}
