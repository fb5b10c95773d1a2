import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import {
  type CaipAddress,
  caipNetworkIdOf,
  parseCaipAddress,
} from '../../domain/caip/caip-address';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import { findNetwork } from '../../domain/network/find-network';
import type { BundleEnd } from '../../domain/transaction/bundle';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';
import type { Stream } from '../../ports/stream';
import type { WalletSession } from '../../ports/wallet-connector';
import { explorerLink } from './explorer-link';
import { FollowReorganised } from './follow-reorganised';
import type { SentTransaction } from './sent-transaction';
import type { Holdings } from '../tokens/holdings';
import type { ActiveAccount } from '../session/active-account';
import type { NetworkStore } from '../session/network-store';

export interface FollowSentDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly scope: Scope;
}

/** One feature's sent transaction, and its handler of the outcome. */
export interface SentFlow {
  readonly changes: { readonly state$: Stream<unknown> };

  /** The last sent transaction, while the state shows it. */
  sent(): SentTransaction | undefined;
  advance(
    event:
      | {
          readonly type: 'ended';
          readonly hash: string;
          readonly outcome: TransactionOutcome;
          readonly minedAs?: string;
        }
      | { readonly type: 'reopened'; readonly hash: string },
  ): void;
}

const snackbars: { readonly [Outcome in TransactionOutcome]: SnackbarCode } = {
  succeeded: 'TRANSACTION_CONFIRMED',
  reverted: 'TRANSACTION_REVERTED',
  replaced: 'TRANSACTION_REPLACED',
  dropped: 'TRANSACTION_DROPPED',
  expired: 'TRANSACTION_EXPIRED',
  partly: 'TRANSACTION_PARTLY',
  unreported: 'TRANSACTION_UNREPORTED',
};

/**
 * Shows the outcome of each transaction, where the chain's adapter can report it, and reads the balances
 * again. Does so whichever account or network is in use by then, and also for what was sent on the visit before or in
 * another tab.
 * A transaction whose block the chain reorganises waits again.
 */
export class FollowSent {
  readonly #deps: FollowSentDeps;
  readonly #flow: SentFlow;
  #followed: string | undefined;
  readonly #reorganised: FollowReorganised;

  constructor(deps: FollowSentDeps, flow: SentFlow) {
    this.#deps = deps;
    this.#flow = flow;
    this.#reorganised = new FollowReorganised(deps, (sent) => {
      this.#flow.advance({ type: 'reopened', hash: sent.hash });
      this.#keep(sent);
      void this.#follow(sent);
    });
  }

  start(): void {
    this.#resume();
    this.#deps.scope.follow([this.#flow.changes], () => {
      const sent = this.#flow.sent();
      if (!sent || sent.hash === this.#followed) return;
      this.#followed = sent.hash;
      this.#keep(sent);
      void this.#follow(sent);
    });
    this.#reorganised.start();
  }

  /**
   * The outcome of another transaction of the flow, such as an allowance. It is kept until it is known, and a message
   * shows it unless `isWatched` by then. `undefined` where the chain's adapter reports none.
   *
   * @throws what `ChainOutcomes.outcome` throws.
   */
  async outcomeOf(
    sent: SentTransaction,
    isWatched: () => boolean,
  ): Promise<TransactionOutcome | undefined> {
    this.#keep(sent);
    return (await this.#end(sent, isWatched))?.outcome;
  }

  /**
   * Follows what was sent on the visit before and in other tabs, as far as the site has its network, and says where a wallet
   * may still send something.
   */
  #resume(): void {
    const { holdings, networks, notices, scope } = this.#deps;
    if (holdings.left.takeUnanswered(scope.clock.now())) notices.show('TRANSACTION_UNANSWERED');
    holdings.left.passOn((found) => {
      for (const { account, hash, isBundle } of found) {
        const network = findNetwork(networks.requested(), caipNetworkIdOf(account));
        if (network) void this.#follow({ account, hash, network, ...(isBundle && { isBundle }) });
      }
    });
  }

  #keep(sent: SentTransaction): void {
    const { holdings, scope } = this.#deps;
    holdings.left.add(sent, scope.clock.now());
  }

  async #end(sent: SentTransaction, isWatched: () => boolean): Promise<BundleEnd | undefined> {
    const { adapters, holdings, notices, scope } = this.#deps;
    const end = await this.#endOn(
      await adapters.find(parseCaipAddress(sent.account).namespace),
      sent,
    );
    if (!end || scope.signal.aborted) return undefined;
    const isNews = holdings.left.end(sent, end.outcome, end.hash);
    const hash = end.hash ?? (sent.isBundle ? undefined : sent.hash);
    const link = explorerLink(sent.network, hash);
    if (isNews && !isWatched()) notices.show(snackbars[end.outcome], link);
    return end;
  }

  async #endOn(
    { bundles, outcomes }: ChainAdapter,
    { account, hash, isBundle, network }: SentTransaction,
  ): Promise<BundleEnd | undefined> {
    const { signal } = this.#deps.scope;
    // The wallet that the visitor uses at the time: the page may have been loaded again since.
    if (isBundle) return bundles?.end(hash, network, () => this.#walletOf(account), signal);
    const outcome = await outcomes?.outcome(hash, network, signal);
    return outcome && { outcome };
  }

  /** The wallet that shares `account`, while it is in use. */
  #walletOf(account: CaipAddress): WalletSession | undefined {
    const { activeAccount } = this.#deps;
    const { address, namespace } = parseCaipAddress(account);
    const inUse = activeAccount.get();
    const isShared = inUse?.namespace === namespace && inUse.allAddresses.includes(address);
    return isShared ? activeAccount.session(namespace) : undefined;
  }

  async #follow(sent: SentTransaction): Promise<void> {
    const { holdings, scope } = this.#deps;
    const { account, hash } = sent;
    try {
      const end = await this.#end(sent, () => false);
      if (!end) return;
      const { hash: minedAs, outcome } = end;
      if (minedAs !== undefined && this.#followed === hash) this.#followed = minedAs;
      this.#flow.advance({ type: 'ended', hash, outcome, ...(minedAs && { minedAs }) });
      await holdings.renew(account);
      const isOnChain = outcome === 'succeeded' || outcome === 'reverted';
      if (!isOnChain || (sent.isBundle && !minedAs)) return;
      this.#reorganised.add({ account, hash: minedAs ?? hash, network: sent.network });
    } catch (error) {
      if (!scope.signal.aborted)
        scope.logger.warn(`The outcome of ${hash} could not be read`, error);
    }
  }
}
