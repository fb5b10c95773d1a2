import { onceUntilFailure } from '../../../../domain/async/once-until-failure';
import { EntryError } from '../../../../domain/errors/entry-error';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import type { MobileWalletAdapterLike, MobileWalletAdapterSource } from './protocol-like';

/**
 * Downloads the module that the site hands over, once.
 *
 * @throws `DOWNLOAD_FAILED`, and `OPTION_INVALID` for another module.
 */
export function protocolLoader(
  source: MobileWalletAdapterSource,
): () => Promise<MobileWalletAdapterLike> {
  return onceUntilFailure(async () => {
    const module = typeof source === 'function' ? await downloaded(source) : source;
    if (typeof fieldOf(module, 'transact') === 'function') return module;
    throw new EntryError('OPTION_INVALID', {
      option: 'mobileWalletAdapter',
      expected: 'the module `@solana-mobile/mobile-wallet-adapter-protocol`, or what imports it',
    });
  });
}

async function downloaded(
  load: () => Promise<MobileWalletAdapterLike>,
): Promise<MobileWalletAdapterLike> {
  try {
    return await load();
  } catch (cause) {
    throw new EntryError('DOWNLOAD_FAILED', {}, { cause });
  }
}
