import { FeatureError } from '../../domain/errors/feature-error';
import { walletPage } from '../../domain/wallet/listed-wallet';
import type { LoadedWallets } from '../../infrastructure/directory/lazy-wallet-directory';
import { fetchWalletList } from '../../infrastructure/directory/wallet-list';
import type { HttpClient } from '../../ports/http-client';
import type { Logger } from '../../ports/logger';

export interface SiteWalletsParts {
  readonly http: HttpClient;
  readonly logger: Logger;
  readonly integrity: string | undefined;
  readonly url: string;
}

/**
 * The site's own list of wallets. A list that is not the one whose hash the site names is reported and not used: the
 * list that comes with the package stands in its place.
 */
export async function siteWallets({
  http,
  integrity,
  logger,
  url,
}: SiteWalletsParts): Promise<LoadedWallets> {
  try {
    const wallets = await fetchWalletList(http, { url, integrity });
    return { find: async (query) => walletPage(wallets, query) };
  } catch (error) {
    if (!(error instanceof FeatureError) || error.code !== 'INTEGRITY_MISMATCH') throw error;
    logger.error('The list of wallets at `walletDirectoryUrl` is not used', error);
    return (await import('../../infrastructure/directory/embedded-wallets')).embeddedWallets;
  }
}
