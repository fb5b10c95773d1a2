import { BitcoinWalletCatalogue } from '../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import {
  satsConnectCalls,
  type SatsConnectLike,
} from '../../../infrastructure/chains/bip122/sats-connect-calls';
import { override, type Override } from '../../../ports/token';
import { BitcoinWallets } from '../../../ports/wallet-family';

export type { SatsConnectLike };

/**
 * Reaches the Bitcoin wallets of the page by the site's own `sats-connect`, in the place of the package's calls.
 * `docs/adapters.md` lists what the widget cannot promise with it.
 *
 * @example
 * ```ts
 * import * as sats from 'sats-connect';
 *
 * const widget = createWidget({ networks: [bitcoin] }, satsConnect(sats));
 * ```
 */
export function satsConnect(sats: SatsConnectLike): Override {
  return override(BitcoinWallets, ({ clock, config, networks, storage }) => {
    return new BitcoinWalletCatalogue({
      clock,
      config: { ...config, page: globalThis.window },
      load: async (id) => satsConnectCalls(sats, id),
      networks,
      storage,
    });
  });
}
