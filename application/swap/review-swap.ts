import { WidgetError } from '../../domain/errors/widget-error';
import { type ApprovalWarning, approvalWarnings } from '../../domain/swap/approval-warnings';
import { isUserRejection } from '../../domain/rpc/rpc-code';
import {
  swapReviewOf,
  isHonestApprovalCall,
  isHonestSwapCall,
} from '../../domain/swap/swap-review';
import { swapRequestOf } from '../../domain/swap/swap-state';
import type { SwapFault } from '../../domain/swap/swap-flow';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { ChainCalls } from '../../ports/chain-calls';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Logger } from '../../ports/logger';
import type { SwapSource } from '../../ports/swap-source';
import type { AccountInUse, ActiveAccount } from '../account/active-account';
import type { AccountTask } from '../account/account-task';
import type { WalletSessions } from '../connection/wallet-sessions';
import { orAborted } from '../../domain/abort/or-aborted';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { ShowView } from '../routing/show-view';
import type { SwapStore } from './swap-store';

export interface ReviewSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly logger: Logger;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly showView: ShowView;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
  readonly task: AccountTask;
}

const faultSnackbars = {
  allowance: 'SWAP_ALLOWANCE_FAILED',
  approval: 'SWAP_APPROVAL_FAILED',
  build: 'SWAP_BUILD_FAILED',
} as const satisfies Record<SwapFault, string>;

/** Prepares an exchange: lets it take the token where it may not yet, then shows what will be sent. */
export class ReviewSwap {
  readonly #deps: ReviewSwapDeps;

  constructor(deps: ReviewSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Prepares what is filled in; waits for the preparation that is under way, where one is. A failure is
   * shown, not thrown.
   *
   * @throws {@link WidgetError} `NOT_CONNECTED`, `SWAP_INCOMPLETE`, `SWAP_UNSUPPORTED`, and `ABORTED` when
   * the account changes in the meantime.
   */
  async execute(): Promise<void> {
    const { activeAccount, swap, task } = this.#deps;
    const account = activeAccount.require();
    if (task.isRunning) return task.join(account, async () => undefined);
    const { step } = swap.getSnapshot();
    const request = swapRequestOf(swap.facts.form, account.caipAddress);
    if (step !== 'review' || !request) throw new WidgetError('SWAP_INCOMPLETE', { step });
    await task.join(account, (signal) => this.#prepare(account, request, signal));
  }

  async #prepare(account: AccountInUse, request: SwapRequest, signal: AbortSignal): Promise<void> {
    const { adapters, showView, swap, swapSource } = this.#deps;
    const { calls } = await orAborted(adapters.find(account.namespace), signal);
    const { caipNetworkId } = account.network;
    if (!calls) throw new WidgetError('SWAP_UNSUPPORTED', { caipNetworkId });
    swap.advance({ type: 'prepared' });
    let fault: SwapFault = 'allowance';
    try {
      let warnings: readonly ApprovalWarning[] = [];
      if (await this.#needsApproval(request, signal)) {
        fault = 'approval';
        warnings = await this.#approve(account, calls, request, signal);
      }
      fault = 'build';
      const { call, toUnits } = await orAborted(swapSource.buildSwap(request, signal), signal);
      if (!isHonestSwapCall(call, request)) {
        throw new WidgetError('SERVICE_RESPONSE_INVALID', {
          reason: 'it takes more than is given',
        });
      }
      swap.advance({ type: 'reviewed', review: swapReviewOf(request, call, toUnits, warnings) });
      showView.execute({ name: 'SwapPreview' });
    } catch (error) {
      signal.throwIfAborted();
      this.#tell(fault, error);
    }
  }

  async #needsApproval(request: SwapRequest, signal: AbortSignal): Promise<boolean> {
    if (request.from.address === undefined) return false;
    const allowance = await orAborted(this.#deps.swapSource.allowance(request, signal), signal);
    return allowance < request.units;
  }

  /** Resolves with what the visitor should know about what was allowed. */
  async #approve(
    { caipAddress, namespace, network }: AccountInUse,
    calls: ChainCalls,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<readonly ApprovalWarning[]> {
    const { sessions, swap, swapSource } = this.#deps;
    const call = await orAborted(swapSource.buildApproval(request, signal), signal);
    const session = sessions.at(namespace);
    if (!isHonestApprovalCall(call, request)) {
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'it approves something else' });
    }
    if (!session) throw new WidgetError('NOT_CONNECTED', { namespace });
    const warnings = approvalWarnings(call, request);
    swap.advance({ type: 'approvalAsked', warnings });
    const hash = await orAborted(calls.send(call, caipAddress, session, signal), signal);
    swap.advance({ type: 'approvalSent' });
    const outcome = await orAborted(calls.outcome(hash, network, signal), signal);
    if (outcome === 'reverted') throw new WidgetError('TRANSACTION_REVERTED', { hash });
    swap.advance({ type: 'approved' });
    return warnings;
  }

  #tell(fault: SwapFault, error: unknown): void {
    const { logger, showSnackbar, swap } = this.#deps;
    swap.advance({ type: 'faulted', fault });
    if (isUserRejection(error)) return;
    logger.error('The exchange could not be prepared', error);
    showSnackbar.execute(faultSnackbars[fault]);
  }
}
