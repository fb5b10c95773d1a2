import type { Holdings } from './holdings';
import type { Scope } from '../scope/scope';
import { copyContract } from '../notification/copy-contract';
import type { Notices } from '../notification/notices';
import type { TokenBalance } from '../../domain/token/token-balance';
import { addressOf, type CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ListedToken } from '../../domain/token/token-list';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { HostPage } from '../../ports/host-page';
import type { PriceSource } from '../../ports/price-source';
import type { Stream } from '../../ports/stream';
import { type ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import { AddToken, type FoundToken } from './add-token';
import type { AddedTokens } from './added-tokens';
import { nextPortfolio, type Portfolio } from '../../domain/token/portfolio';
import {
  parseTokenMarks,
  type TokenMark,
  type TokenMarks,
  withMark,
} from '../../domain/token/token-marks';
import type { StoredValues } from '../state/stored-values';
import type { Currencies } from './currencies';
import { DiscoverAssets } from './discover-assets';
import { type HowToLoad, LoadPortfolio } from './load-portfolio';
import { LookBack } from './look-back';
import { PortfolioStore } from './portfolio-store';
import { PriceTokens } from './price-tokens';

const MARKS = 'token_marks';

export interface TokensFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly addedTokens: AddedTokens;

  /** Absent where the site names no source of exchange rates: values are in US dollars. */
  readonly currencies?: ((portfolio: PortfolioStore) => Currencies) | undefined;
  readonly holdings: Holdings;
  readonly hostPage: HostPage;
  readonly notices: Notices;
  readonly priceSource?: PriceSource | undefined;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** The verbs for the tokens of the account in use. */
export interface TokensVerbs {
  /**
   * Reads them, unless the last reading or failure was less than 30 s ago. A failure is shown, not thrown. Prices the first
   * twenty, unless `how.prices` is `none`.
   */
  load(how?: HowToLoad): Promise<void>;

  /** Reads them again from their source, for example after a transfer. A failure is shown, not thrown. */
  refresh(): Promise<void>;

  /**
   * Reads the prices of `tokens`, such as those whose rows are in sight, in one request, where the site names a source
   * of prices (`sources.prices`). Never throws: a token without a price has no
   * value.
   */
  price(tokens: readonly TokenBalance[]): Promise<void>;

  /**
   * Reads the prices that `tokens` had in the last 24 hours, where the site's source of prices gives them: `past` of the
   * state. Never throws: without them a token has no change of a day.
   */
  lookBack(tokens: readonly TokenBalance[]): Promise<void>;

  /**
   * What the contract at `address` on the network in use says of its token, with warnings; `add` adds it.
   *
   * @throws what `add` throws.
   */
  find(address: string): Promise<FoundToken>;

  /** Copies the address of the contract of `token`, and shows that. Rejects where the browser refuses. */
  copyContract(token: TokenBalance): Promise<void>;

  /**
   * Adds the token whose contract is at `address` on the network in use, keeps that on this device, and reads the tokens
   * again. The contract says the symbol and the decimals. An added token is looked for on EVM networks, beside those that
   * the wallet lists, unless the site's own `AssetSource` lists the account's tokens.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ADDRESS_INVALID`, `TOKEN_UNKNOWN`, and what the network's `RpcClient` throws.
   */
  add(address: string): Promise<ListedToken>;

  /** Removes a token that was added, by the address that `add` resolved with, and reads the tokens again. */
  remove(address: CaipAddress): Promise<void>;

  /**
   * Shows values in the currency `code`, one of `currencies` of the state, also on the next visit. Prices and values in the
   * state stay in US dollars; `currency` has the rate.
   */
  chooseCurrency(code: string): void;

  /**
   * Lists the tokens on this network alone, where there are tokens of several, or again those of all, until the page is left.
   * The totals stay those of all.
   */
  filter(network: CaipNetworkId | undefined): void;

  /** Pins or hides `token` in lists, or neither, also on the next visit. */
  mark(token: TokenBalance, mark: TokenMark | undefined): void;
}

/** The tokens of the account in use, and their value. */
export class TokensFeature implements TokensVerbs, ReadableStore<Portfolio> {
  readonly state$: Stream<Portfolio>;
  readonly #portfolio = new PortfolioStore();
  readonly #loadPortfolio: LoadPortfolio;
  readonly #priceTokens: PriceTokens;
  readonly #lookBack: LookBack;
  readonly #addToken: AddToken;
  readonly #currencies: Currencies | undefined;
  readonly #deps: TokensFeatureDeps;

  constructor(deps: TokensFeatureDeps) {
    this.#deps = deps;
    this.state$ = this.#portfolio.state$;
    const { activeAccount, addedTokens, holdings, notices, scope } = deps;
    const portfolio = this.#portfolio;
    this.#currencies = deps.currencies?.(portfolio);
    this.#addToken = new AddToken(deps, portfolio);
    this.#priceTokens = new PriceTokens(deps, portfolio);
    this.#lookBack = new LookBack(deps, portfolio);
    this.#loadPortfolio = new LoadPortfolio({
      activeAccount,
      addedTokens,
      discoverAssets: new DiscoverAssets(deps),
      holdings,
      notices,
      portfolio,
      priceTokens: this.#priceTokens,
      scope,
    });
    const marks = parseTokenMarks(deps.stored.json(MARKS));
    if (Object.keys(marks).length > 0) this.#showMarks(marks);
    this.#showAdded();
  }

  getSnapshot(): Portfolio {
    return this.#portfolio.getSnapshot();
  }

  load(how?: HowToLoad): Promise<void> {
    void this.#currencies?.load();
    return this.#loadPortfolio.load(how);
  }

  refresh(): Promise<void> {
    return this.#loadPortfolio.refresh();
  }

  price(tokens: readonly TokenBalance[]): Promise<void> {
    return this.#priceTokens.execute(tokens);
  }

  lookBack(tokens: readonly TokenBalance[]): Promise<void> {
    return this.#lookBack.execute(tokens);
  }

  find(address: string): Promise<FoundToken> {
    return this.#addToken.find(address);
  }

  async copyContract({ address }: TokenBalance): Promise<void> {
    if (address !== undefined) await copyContract(this.#deps, addressOf(address));
  }

  async add(address: string): Promise<ListedToken> {
    const token = await this.#addToken.execute(address);
    this.#showAdded();
    await this.refresh();
    return token;
  }

  remove(address: CaipAddress): Promise<void> {
    this.#deps.addedTokens.remove(address);
    this.#showAdded();
    return this.refresh();
  }

  chooseCurrency(code: string): void {
    this.#currencies?.choose(code);
  }

  filter(shownNetwork: CaipNetworkId | undefined): void {
    this.#portfolio.update((state) => nextPortfolio(state, { type: 'filtered', shownNetwork }));
  }

  mark(token: TokenBalance, mark: TokenMark | undefined): void {
    // Another tab may have marked others.
    const marks = withMark(parseTokenMarks(this.#deps.stored.json(MARKS)), token, mark);
    this.#deps.stored.setJson(MARKS, marks);
    this.#showMarks(marks);
  }

  #showAdded(): void {
    const added = this.#deps.addedTokens.addresses();
    if (added.length === 0 && !this.getSnapshot().added) return;
    this.#portfolio.update((portfolio) => nextPortfolio(portfolio, { type: 'added', added }));
  }

  #showMarks(marks: TokenMarks): void {
    this.#portfolio.update((portfolio) => nextPortfolio(portfolio, { type: 'marked', marks }));
  }
}
