import { parseCaipAddress } from '../../domain/caip/caip-address';
import type { SnackbarCode } from '../../domain/messages/snackbar-catalogue';
import type { SendReview } from '../../domain/send/send-review';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Logger } from '../../ports/logger';
import type { LoadBalance } from '../balance/load-balance';
import type { Lifetime } from '../scope/lifetime';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { SendStore } from './send-store';

export interface FollowTransferDeps {
  readonly adapters: ChainAdapters;
  readonly lifetime: Lifetime;
  readonly loadBalance: LoadBalance;
  readonly logger: Logger;
  readonly portfolio: PortfolioCache;
  readonly send: SendStore;
  readonly showSnackbar: ShowSnackbar;
}

const snackbars: { readonly [Outcome in TransactionOutcome]: SnackbarCode } = {
  succeeded: 'TRANSACTION_CONFIRMED',
  reverted: 'TRANSACTION_REVERTED',
  replaced: 'TRANSACTION_REPLACED',
  dropped: 'TRANSACTION_DROPPED',
  expired: 'TRANSACTION_EXPIRED',
};

/** Says what became of each transfer, where the chain's adapter can tell, and reads the balances anew. */
export class FollowTransfer {
  readonly #deps: FollowTransferDeps;
  #followed: string | undefined;

  constructor(deps: FollowTransferDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { lifetime, send } = this.#deps;
    const subscription = send.state$.subscribe(({ flow }) => {
      if (flow.status !== 'sent' || flow.hash === this.#followed) return;
      this.#followed = flow.hash;
      void this.#follow(flow.review, flow.hash);
    });
    lifetime.onEnd(() => subscription.unsubscribe());
  }

  async #follow({ request, network }: SendReview, hash: string): Promise<void> {
    const { adapters, lifetime, loadBalance, logger, portfolio, send, showSnackbar } = this.#deps;
    const { namespace } = parseCaipAddress(request.from);
    try {
      const { outcomes } = await adapters.find(namespace);
      const outcome = await outcomes?.outcome(hash, network, lifetime.signal);
      if (!outcome || lifetime.signal.aborted) return;
      send.advance({ type: 'ended', hash, outcome });
      showSnackbar.execute(snackbars[outcome]);
      portfolio.forget(request.from);
      await loadBalance.renew(request.from);
    } catch (error) {
      if (!lifetime.signal.aborted) logger.warn(`Nobody knows what became of ${hash}`, error);
    }
  }
}
