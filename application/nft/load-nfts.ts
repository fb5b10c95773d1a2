import { type NftsEvent, nextNfts } from '../../domain/nft/nfts-state';
import type { NftSource } from '../../ports/nft-source';
import type { Notices } from '../notification/notices';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import { AccountPages } from '../session/account-pages';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { NftsStore } from './nfts-store';

export interface LoadNftsDeps {
  readonly activeAccount: ActiveAccount;

  /** Absent where the site names no source of NFTs. */
  readonly nftSource: NftSource | undefined;
  readonly nfts: NftsStore;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly scope: Scope;
}

/** Reads the NFTs of the account in use, page by page. */
export class LoadNfts {
  readonly #deps: LoadNftsDeps;
  readonly pages: AccountPages;

  constructor(deps: LoadNftsDeps) {
    const { activeAccount, nfts } = deps;
    this.#deps = deps;
    this.pages = new AccountPages(
      { activeAccount, task: activeAccount.task() },
      {
        isLoaded: () => nfts.getSnapshot().status === 'loaded',
        hasMore: () => nfts.getSnapshot().cursor !== undefined,
        reset: () => this.#apply({ type: 'reset' }),
        serves: (account) => this.#serves(account),
        read: (account, signal) => this.#read(account, signal),
      },
    );
    activeAccount.onChange(() => this.#apply({ type: 'reset' }));
  }

  #serves({ network }: CurrentAccount): boolean {
    const { nftSource } = this.#deps;
    const isServed = nftSource !== undefined && network.isSupported && nftSource.serves(network);
    if (!isServed) this.#apply({ type: 'unsupported' });
    return isServed;
  }

  async #read(
    { address, caipAddress, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<void> {
    const { nftSource, nfts, notices, pictures, scope } = this.#deps;
    const { cursor } = nfts.getSnapshot();
    this.#apply({ type: 'requested' });
    try {
      const query = { address, network, ...(cursor !== undefined && { cursor }) };
      const page = await nftSource?.page(query, signal);
      if (signal.aborted || !page) return;
      this.#apply({ type: 'loaded', page: { ...page, nfts: pictures.nfts(page.nfts) } });
    } catch (error) {
      if (signal.aborted) return;
      this.#apply({ type: 'failed' });
      scope.logger.error(`The NFTs of ${caipAddress} could not be read`, error);
      notices.show('TOKEN_BALANCE_UNAVAILABLE');
    }
  }

  #apply(event: NftsEvent): void {
    this.#deps.nfts.update((state) => nextNfts(state, event));
  }
}
