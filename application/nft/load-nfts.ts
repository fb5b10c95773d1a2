import { type NftsEvent, nextNfts } from '../../domain/nft/nfts-state';
import type { NftSource } from '../../ports/nft-source';
import type { Notices } from '../notification/notices';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { AccountTask } from '../session/account-task';
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
  readonly #task: AccountTask;

  constructor(deps: LoadNftsDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
    deps.activeAccount.onChange(() => this.#apply({ type: 'reset' }));
  }

  /** Reads the first page, unless it is loaded or loading. Never throws: a failure is shown. */
  async first(): Promise<void> {
    const { nfts } = this.#deps;
    if (nfts.getSnapshot().status !== 'loaded') await this.#load();
  }

  /** Reads the next page, where there is one. Never throws: a failure is shown. */
  async more(): Promise<void> {
    if (this.#deps.nfts.getSnapshot().cursor !== undefined) await this.#load();
  }

  /** Reads the first page again and drops the others. Never throws: a failure is shown. */
  async refresh(): Promise<void> {
    this.#task.cancel();
    this.#apply({ type: 'reset' });
    await this.#load();
  }

  async #load(): Promise<void> {
    const { activeAccount, nftSource } = this.#deps;
    const account = activeAccount.get();
    if (!account) return;
    if (!nftSource || !account.network.isSupported || !nftSource.serves(account.network)) {
      this.#apply({ type: 'unsupported' });
      return;
    }
    await this.#task.join(account, (signal) => this.#read(account, nftSource, signal));
  }

  async #read(account: CurrentAccount, source: NftSource, signal: AbortSignal): Promise<void> {
    const { nfts, notices, pictures, scope } = this.#deps;
    const { address, caipAddress, network } = account;
    const { cursor } = nfts.getSnapshot();
    this.#apply({ type: 'requested' });
    try {
      const query = { address, network, ...(cursor !== undefined && { cursor }) };
      const page = await source.page(query, signal);
      if (signal.aborted) return;
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
