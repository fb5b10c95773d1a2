import type { Nft } from '../../domain/nft/nft';
import type { NftsState } from '../../domain/nft/nfts-state';
import type { HostPage } from '../../ports/host-page';
import type { NftSource } from '../../ports/nft-source';
import type { Stream } from '../../ports/stream';
import { copyContract } from '../notification/copy-contract';
import type { Notices } from '../notification/notices';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { AccountPages } from '../session/account-pages';
import type { ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import { LoadNfts } from './load-nfts';
import { NftsStore } from './nfts-store';

export interface NftsFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly hostPage: HostPage;
  readonly nftSource: NftSource | undefined;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly scope: Scope;
}

/** The verbs for the NFTs of the account in use. */
export interface NftsVerbs {
  /** Reads the first page, unless it is loaded or loading. A failure is shown, not thrown. */
  load(): Promise<void>;

  /** Reads the next page, where there is one. A failure is shown, not thrown. */
  loadMore(): Promise<void>;

  /** Reads the first page again and drops the others. A failure is shown, not thrown. */
  refresh(): Promise<void>;

  /** Copies the address of the collection of `nft`, and shows that. Rejects where the browser refuses. */
  copyContract(nft: Nft): Promise<void>;
}

/** The NFTs of the account in use. */
export class NftsFeature implements NftsVerbs, ReadableStore<NftsState> {
  readonly state$: Stream<NftsState>;
  readonly #nfts = new NftsStore();
  readonly #deps: NftsFeatureDeps;
  readonly #pages: AccountPages;

  constructor(deps: NftsFeatureDeps) {
    this.#deps = deps;
    this.state$ = this.#nfts.state$;
    const { activeAccount, nftSource, notices, pictures, scope } = deps;
    const nfts = this.#nfts;
    this.#pages = new LoadNfts({ activeAccount, nfts, nftSource, notices, pictures, scope }).pages;
  }

  getSnapshot(): NftsState {
    return this.#nfts.getSnapshot();
  }

  load(): Promise<void> {
    return this.#pages.first();
  }

  loadMore(): Promise<void> {
    return this.#pages.more();
  }

  refresh(): Promise<void> {
    return this.#pages.refresh();
  }

  copyContract({ contract }: Nft): Promise<void> {
    return copyContract(this.#deps, contract);
  }
}
