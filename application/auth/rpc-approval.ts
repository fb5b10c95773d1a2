import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { FeatureError } from '../../domain/errors/feature-error';
import { isApprovalShown } from '../../domain/auth/rpc-approvals';
import { requireAllowedRpcMethod } from '../../domain/auth/allowed-rpc-method';
import { RPC_NOT_ALLOWED_DELAY_MS, rpcPermission } from '../../domain/rpc/rpc-method';
import type { ApprovalOutcome } from '../../domain/routing/transaction-stack';
import { currentView } from '../../domain/routing/view-history';
import {
  type SignedApproval,
  signedApprovalsIn,
} from '../../domain/transaction/typed-data-approval';
import type { FramePayload } from '../../domain/frame-protocol/frame-requests';
import type { AuthFrame } from '../../ports/auth-frame';
import type { LoadBalance } from '../balance/load-balance';
import type { EmbeddedWalletLink } from './embedded-wallet-link';
import type { NetworkStore } from '../session/network-store';

/** A request to the embedded wallet, by a dapp or by the widget itself. */
export type EmbeddedRpcRequest = FramePayload<'RPC_REQUEST'>;

export interface RpcApprovalDeps {
  readonly scope: Scope;
  readonly frame: AuthFrame;
  readonly link: EmbeddedWalletLink;
  readonly loadBalance: LoadBalance;
  readonly networks: NetworkStore;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly approvals: ApprovalStack;
}

/** Forwards requests to the embedded wallet: those that read at once, those that sign one by one. */
export class RpcApproval {
  readonly #deps: RpcApprovalDeps;

  /** The functions that cancel each pending request. */
  readonly #callOff = new Map<number, AbortController>();
  #turn: Promise<unknown> = Promise.resolve();
  #isMoving = false;
  #lastId = 0;

  constructor(deps: RpcApprovalDeps) {
    this.#deps = deps;
    let wasApproving = false;
    const subscription = deps.navigation.router.state$.subscribe((history) => {
      const isApproving = currentView(history)?.name === 'ApproveTransaction';
      if (wasApproving && !isApproving) this.#onLeft();
      wasApproving = isApproving;
    });
    deps.scope.onEnd(() => {
      subscription.unsubscribe();
      this.rejectAll();
    });
  }

  /**
   * Sends a request to the embedded wallet. A request that reads passes at once. One that signs, spends or
   * grants opens ApproveTransaction and waits for the visitor, after those that wait already.
   *
   * @throws `WidgetError` `RPC_METHOD_NOT_ALLOWED` for a method that is not listed, which opens the
   *   modal, shows a message after 300 ms and rejects pending requests; `FRAME_ABORTED` when it is rejected; and
   *   what the wallet answers.
   */
  async submit(request: EmbeddedRpcRequest): Promise<unknown> {
    const permission = rpcPermission(request.method);
    if (permission === 'refused') {
      this.#refuse();
      requireAllowedRpcMethod(request.method);
    }
    if (permission === 'safe') return (await this.#deps.link.call('RPC_REQUEST', request)).result;

    const { method, params } = request;
    this.#lastId += 1;
    const id = this.#lastId;
    const controller = new AbortController();
    this.#callOff.set(id, controller);
    this.#deps.link.store.onRequest({
      type: 'submitted',
      id,
      method,
      params,
      grants: grantsOf(method, params),
    });
    this.#showAgain();
    const answer = this.#turn.then(() => this.#ask(id, request, controller.signal));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  /** Rejects every request that waits for approval. Requests that only read continue. */
  rejectAll(): void {
    const { frame, link, scope } = this.#deps;
    const controllers = [...this.#callOff.values()];
    if (controllers.length === 0) return;
    const wasShown = isApprovalShown(link.store.getSnapshot().requests);
    this.#callOff.clear();
    link.store.onRequest({ type: 'rejected' });
    controllers.forEach((controller) =>
      controller.abort(new FeatureError('FRAME_ABORTED', { isRpc: true })),
    );
    if (!wasShown) return;
    frame.hide();
    // The request is settled, so the frame's answer does not matter.
    if (!scope.signal.aborted) link.call('RPC_ABORT', {}).catch(() => {});
  }

  /**
   * A request whose view was closed beside the widget's own transaction, and that still waits, is shown again
   * with the next one.
   */
  #showAgain(): void {
    const { link, navigation } = this.#deps;
    if (!isApprovalShown(link.store.getSnapshot().requests)) return;
    if (
      navigation.modal.getSnapshot().isOpen &&
      navigation.router.current?.name === 'ApproveTransaction'
    )
      return;
    this.#show();
  }

  #show(): void {
    const { frame, navigation } = this.#deps;
    navigation.show({ name: 'ApproveTransaction' });
    frame.show();
  }

  async #ask(id: number, request: EmbeddedRpcRequest, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const { link, loadBalance, networks } = this.#deps;
    link.store.onRequest({ type: 'shown', id });
    this.#show();
    try {
      const { result } = await link.call('RPC_REQUEST', request, signal);
      signal.throwIfAborted();
      this.#moveOn(id, 'succeeded');
      void loadBalance.execute(networks.getSnapshot().namespace);
      return result;
    } catch (error) {
      if (!signal.aborted) this.#moveOn(id, 'cancelled');
      throw error;
    }
  }

  /** If no transaction leads elsewhere and another request waits, the visitor stays for that request. */
  #moveOn(id: number, outcome: ApprovalOutcome): void {
    const { approvals, frame, link } = this.#deps;
    this.#callOff.delete(id);
    link.store.onRequest({ type: 'ended', id });
    frame.hide();
    if (approvals.isEmpty && this.#callOff.size > 0) return;
    this.#isMoving = true;
    approvals.pop(outcome);
    this.#isMoving = false;
  }

  /** Closing keeps those of the widget's own transactions pending that outlive the modal; stepping back cancels all. */
  #onLeft(): void {
    const { approvals, navigation } = this.#deps;
    const isBusy = this.#isMoving || (navigation.isClosing && approvals.outlivesModal);
    if (isBusy || this.#callOff.size === 0) return;
    approvals.clear();
    this.rejectAll();
  }

  #refuse(): void {
    const { navigation } = this.#deps;
    this.rejectAll();
    if (!navigation.modal.getSnapshot().isOpen) navigation.open();
    void this.#sayNotAllowed();
  }

  async #sayNotAllowed(): Promise<void> {
    const { notices, scope } = this.#deps;
    try {
      await scope.clock.sleep(RPC_NOT_ALLOWED_DELAY_MS, scope.signal);
      notices.show('ACTION_NOT_ALLOWED');
    } catch {
      // The widget was disposed.
    }
  }
}

/** The allowances that a signature would grant, for the visitor to see. */
function grantsOf(method: string, params: unknown): readonly SignedApproval[] {
  const [, typedData] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  return method === 'eth_signTypedData_v4' ? signedApprovalsIn(typedData) : [];
}
