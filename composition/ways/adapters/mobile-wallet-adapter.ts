import { isInAndroidBrowser } from '../../../infrastructure/chains/solana/mobile/android-browser';
import type { MobileWalletOptions } from '../../../infrastructure/chains/solana/mobile/make-mobile-wallet';
import type {
  MobileWalletAdapterLike,
  MobileWalletAdapterSource,
} from '../../../infrastructure/chains/solana/mobile/protocol-like';
import { HostPage } from '../../../ports/host-page';
import type { Override } from '../../../ports/token';
import { type AddSolanaWallets, AddedSolanaWallets } from '../../../ports/wallet-family';

export type { MobileWalletAdapterLike, MobileWalletAdapterSource, MobileWalletOptions };

/**
 * Adds a row for the Solana wallet apps on an Android phone, which the page asks by the Mobile Wallet Adapter, over the
 * site's own `@solana-mobile/mobile-wallet-adapter-protocol`. Elsewhere it adds nothing and downloads nothing: on other
 * systems, in the browsers inside of apps, and on pages without `https:`. `docs/adapters.md` says what the policy of
 * the page has to allow, and what the widget cannot promise.
 *
 * @example
 * ```ts
 * const widget = createWidget(
 *   { networks: [solana] },
 *   mobileWalletAdapter(() => import('@solana-mobile/mobile-wallet-adapter-protocol')),
 * );
 * ```
 *
 * @param source The module, or what downloads it, at the first press on the row.
 * @throws `WidgetError` `WALLET_APP_FAILED` from a request that no app answers, `OPTION_INVALID` for another module, and
 *   `DOWNLOAD_FAILED`.
 */
export function mobileWalletAdapter(
  source: MobileWalletAdapterSource,
  options: MobileWalletOptions = {},
): Override {
  return {
    token: AddedSolanaWallets,
    make: (ports): AddSolanaWallets => {
      const hostPage = ports.get(HostPage);
      return async ({ clock, config, networks, storage }) => {
        const page = globalThis.window;
        if (!isInAndroidBrowser(page)) return [];
        const { makeMobileWallet } =
          await import('../../../infrastructure/chains/solana/mobile/make-mobile-wallet');
        return [
          makeMobileWallet(source, options, { clock, config, hostPage, networks, page, storage }),
        ];
      };
    },
  };
}
