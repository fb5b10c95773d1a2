import { type CaipAddress, caipNetworkIdOf } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { BALANCE_POLL_MS } from '../../domain/limits';
import { type FundsNews, parseFundsNews, plainFundsNews } from '../../domain/token/funds-news';
import type { Clock } from '../../ports/clock';
import type { SiteTabs, SiteTopic } from '../../ports/site-tabs';

/** How long an account is read for others after the last of them asked: two polls may be lost. */
const WANTED_MS = 3 * BALANCE_POLL_MS;

/** A site has few accounts on show at once: a tab that asks for more is answered for these. */
const MAX_WANTED = 8;

/** The news of an account that another widget has read. */
export type ReadFunds = Extract<FundsNews, { readonly read: CaipAddress }>;

export interface SharedFundsDeps {
  readonly clock: Clock;
  readonly hear: (funds: ReadFunds) => void;
  readonly network: CaipNetworkId;
  readonly signal: AbortSignal;
  readonly tabs: SiteTabs;
}

/** What the widgets of a site, in this tab and in others, tell each other of funds on one network. */
export class SharedFunds {
  readonly #deps: SharedFundsDeps;
  readonly #topic: SiteTopic;
  readonly #wantedAtMs = new Map<CaipAddress, number>();

  constructor(deps: SharedFundsDeps) {
    this.#deps = deps;
    const hear = (told: unknown): void => this.#hear(told);
    this.#topic = deps.tabs.join(`funds:${deps.network}`, hear, deps.signal);
  }

  /** Whether this widget reads for the others. */
  get leads(): boolean {
    return this.#topic.leads;
  }

  /** The accounts that others have on show, where this widget reads for them. */
  wanted(): readonly CaipAddress[] {
    const now = this.#deps.clock.now();
    for (const [account, atMs] of this.#wantedAtMs) {
      if (Math.abs(now - atMs) > WANTED_MS) this.#wantedAtMs.delete(account);
    }
    return this.leads ? [...this.#wantedAtMs.keys()] : [];
  }

  tell(news: FundsNews): void {
    this.#topic.tell(plainFundsNews(news));
  }

  #hear(told: unknown): void {
    const { clock, hear, network } = this.#deps;
    const news = parseFundsNews(told);
    const account = news && ('wanted' in news ? news.wanted : news.read);
    if (!account || caipNetworkIdOf(account) !== network) return;
    if ('read' in news) hear(news);
    else if (this.#wantedAtMs.has(account) || this.#wantedAtMs.size < MAX_WANTED) {
      this.#wantedAtMs.set(account, clock.now());
    }
  }
}
