import type { Holdings } from '../tokens/holdings';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { parseCaipAddress } from '../../domain/caip/caip-address';
import type { SnackbarCode } from '../../domain/messages/snackbar-catalogue';
import type { SendReview } from '../../domain/send/send-review';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SendStore } from './send-store';

export interface FollowTransferDeps {
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly send: SendStore;
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
    const { scope, send } = this.#deps;
    scope.follow([send], () => {
      const { flow } = send.getSnapshot();
      if (flow.status !== 'sent' || flow.hash === this.#followed) return;
      this.#followed = flow.hash;
      void this.#follow(flow.review, flow.hash);
    });
  }

  async #follow({ request, network }: SendReview, hash: string): Promise<void> {
    const { adapters, holdings, notices, scope, send } = this.#deps;
    const { namespace } = parseCaipAddress(request.from);
    try {
      const { outcomes } = await adapters.find(namespace);
      const outcome = await outcomes?.outcome(hash, network, scope.signal);
      if (!outcome || scope.signal.aborted) return;
      send.advance({ type: 'ended', hash, outcome });
      notices.show(snackbars[outcome]);
      await holdings.renew(request.from);
    } catch (error) {
      if (!scope.signal.aborted)
        scope.logger.warn(`The outcome of ${hash} could not be read`, error);
    }
  }
}
