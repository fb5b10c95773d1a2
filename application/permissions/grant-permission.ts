import { abortable } from '../../domain/abort/abortable';
import { PermissionError } from '../../domain/errors/permission-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type {
  GrantedPermission,
  Permission,
  PermissionDialect,
} from '../../domain/permission/permission';
import { type AnsweredPermission, parseAnswers } from '../../domain/permission/permission-answers';
import type { PermissionReview } from '../../domain/permission/permissions-state';
import { isExpired } from '../../domain/permission/permission-warnings';
import { isNarrower, type Widening, widenings } from '../../domain/permission/permission-widening';
import { replaceView } from '../../domain/routing/view-history';
import { sendFailureOf } from '../../domain/send/send-failure';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { DescribePermission } from './describe-permission';
import type { KeptPermissions } from './kept-permissions';
import type { PermissionsStore } from './permissions-store';

export interface GrantPermissionDeps {
  readonly describe: DescribePermission;
  readonly kept: KeptPermissions;
  readonly navigation: Navigation;
  readonly scope: Scope;
  readonly store: PermissionsStore;
}

/** A wallet's answer, and the method that it answered. */
export interface AskedWallet {
  readonly answer: unknown;
  readonly dialect: PermissionDialect;

  /** What it was asked, where that is in other words than the site's. */
  readonly permissions?: readonly Permission[];
}

/** What a site asks a wallet to grant, and how the wallet is asked. */
export interface AskedPermissions {
  readonly account: CurrentAccount;
  readonly permissions: readonly Permission[];

  /** Asks the wallet. */
  readonly ask: () => Promise<AskedWallet>;
}

/** What the wallet granted: parsed, and as it answered. */
export interface PermissionAnswer {
  readonly granted: readonly GrantedPermission[];
  readonly answer: unknown;
}

/** What was granted, and in which respects it is more than was asked. */
interface Checked {
  readonly granted: readonly GrantedPermission[];
  readonly wider: readonly Widening[];
}

interface Pending {
  readonly asked: AskedPermissions;
  readonly resolve: (answer: PermissionAnswer) => void;
  readonly reject: (error: unknown) => void;

  /** Aborts when the account changes before the wallet is asked. */
  readonly controller: AbortController;
  asking?: Promise<void>;

  /** What the wallet answered to the last attempt. */
  failure?: unknown;
}

/** Shows what a site asks for, asks the wallet after the visitor's press, and checks what it granted. */
export class GrantPermission {
  readonly #deps: GrantPermissionDeps;
  #pending: Pending | undefined;

  constructor(deps: GrantPermissionDeps) {
    this.#deps = deps;
    const { navigation, scope } = deps;
    scope.follow([navigation.router, navigation.modal], () => this.#onMove());
    scope.onEnd(() => this.#end(scope.signal.reason));
  }

  /**
   * Opens the review, and resolves with what the wallet granted.
   *
   * @throws `WidgetError` `PERMISSION_PENDING` while another request is reviewed, `PERMISSION_DECLINED` when the visitor
   *   leaves, or the wallet's last refusal where there is one, `PERMISSION_WIDER`, `WALLET_RESPONSE_INVALID`, `ABORTED` when the
   *   account changes first, and the reason of the widget's end.
   */
  async execute(asked: AskedPermissions): Promise<PermissionAnswer> {
    const { describe, navigation, scope } = this.#deps;
    scope.signal.throwIfAborted();
    if (this.#pending) throw new PermissionError('PERMISSION_PENDING', {});
    const controller = new AbortController();
    const answer = new Promise<PermissionAnswer>((resolve, reject) => {
      this.#pending = { asked, resolve, reject, controller };
    });
    const pending = this.#pending;
    const { signal } = controller;
    try {
      const shown = await Promise.all(
        asked.permissions.map((each) => describe.execute(each, signal)),
      );
      signal.throwIfAborted();
      scope.batch(() => {
        // First the view: a review that is not on show was left by the visitor.
        navigation.show({ name: 'SmartSessionReview' });
        this.#review({ asked: shown, status: 'reviewed' });
      });
    } catch (error) {
      if (this.#pending === pending) this.#end(error);
    }
    return answer;
  }

  /**
   * Asks the wallet for what is on show: once, however often it is called meanwhile.
   *
   * @throws `WidgetError` `PERMISSION_NOT_REVIEWED` where no request is on show. Failures are in the state.
   */
  async confirm(): Promise<void> {
    const pending = this.#pending;
    const { review } = this.#deps.store.getSnapshot();
    if (!pending || !review) throw new PermissionError('PERMISSION_NOT_REVIEWED', {});
    pending.asking ??= this.#ask(pending, review).finally(() => {
      delete pending.asking;
      this.#onMove();
    });
    return pending.asking;
  }

  /** Ends a request that the wallet has not been asked about yet: its account is not in use any more. */
  cancel(): void {
    if (this.#pending && !this.#pending.asking) this.#end(new WidgetError('ABORTED', {}));
  }

  async #ask(pending: Pending, review: PermissionReview): Promise<void> {
    const { scope } = this.#deps;
    this.#review({ asked: review.asked, status: 'asking' });
    try {
      const answered = await pending.asked.ask();
      // A widget that has ended keeps what was granted, so that it can be revoked.
      const checked = this.#keep(pending.asked, answered);
      if (scope.signal.aborted) return;
      await this.#finish(review, answered.answer, checked);
    } catch (error) {
      if (!scope.signal.aborted) this.#fail(pending, review, error);
    }
  }

  /** Keeps everything that can be read of the answer, and says in which respects it is more than was asked. */
  #keep(
    { account, permissions: asked }: AskedPermissions,
    { answer, dialect, permissions = asked }: AskedWallet,
  ): Checked {
    const nowMs = this.#deps.scope.clock.now();
    const chainReference = permissions[0]?.chainReference ?? '';
    const parsed = parseAnswers(answer, { chainReference });
    if (!parsed.ok) throw invalid(parsed.fault);
    const wider = new Set<Widening>();
    const left = [...permissions];
    const granted = parsed.permissions.map((each) => {
      const request = takeRequest(left, each, nowMs);
      const found = request
        ? widenings(request, each.permission, nowMs / 1000)
        : (['limit'] as const);
      found.forEach((one) => wider.add(one));
      return {
        ...each,
        dialect,
        permission: { ...each.permission, account: each.permission.account ?? account.address },
        grantedAt: nowMs,
        isWider: found.length > 0,
        isAdjusted: request !== undefined && isNarrower(request, each.permission, nowMs / 1000),
        isExpired: isExpired(each.permission, nowMs),
      };
    });
    this.#deps.kept.add(account.address, granted);
    return { granted, wider: [...wider] };
  }

  async #finish(
    review: PermissionReview,
    answer: unknown,
    { granted, wider }: Checked,
  ): Promise<void> {
    const { describe, navigation, scope, store } = this.#deps;
    if (wider.length > 0) {
      this.#review({ asked: review.asked, status: 'refused', wider });
      this.#settle((each) =>
        each.reject(new PermissionError('PERMISSION_WIDER', { what: wider.join(', ') })),
      );
      return;
    }
    if (granted.some((each) => each.isExpired)) throw invalid('expiry');
    const created = await Promise.all(
      granted.map(async (each) => ({
        granted: each,
        shown: await abortable(describe.execute(each.permission, scope.signal), scope.signal),
      })),
    );
    scope.batch(() => {
      store.update(({ review: _done, ...state }) => ({ ...state, created }));
      const { current } = navigation.router;
      if (current?.name === 'SmartSessionReview') {
        const done = { name: 'SmartSessionCreated' } as const;
        navigation.router.update((history) => replaceView(history, done));
      }
    });
    this.#settle((each) => each.resolve({ granted, answer }));
  }

  /** Leaves the request on show to be tried again, unless the wallet cannot grant it at all. */
  #fail(pending: Pending, { asked }: PermissionReview, error: unknown): void {
    const isFinal = isUnsupported(error);
    const failure = sendFailureOf(error);
    pending.failure = error;
    this.#review({ asked, status: isFinal ? 'refused' : 'failed', failure });
    this.#deps.scope.logger.warn('A permission was not granted', error);
    if (isFinal) this.#settle((each) => each.reject(error));
  }

  /** The visitor who leaves the review declines. While the wallet is asked, its answer counts. */
  #onMove(): void {
    const { navigation, store } = this.#deps;
    if (!store.getSnapshot().review || this.#pending?.asking) return;
    const isShown =
      navigation.modal.getSnapshot().isOpen &&
      navigation.router.getSnapshot().some(({ name }) => name === 'SmartSessionReview');
    if (isShown) return;
    this.#end(this.#pending?.failure ?? new PermissionError('PERMISSION_DECLINED', {}));
  }

  #end(error: unknown): void {
    this.#deps.store.update((state) => {
      const { review, ...rest } = state;
      return review ? rest : state;
    });
    this.#settle((each) => {
      each.controller.abort(error);
      each.reject(error);
    });
  }

  #settle(how: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) how(pending);
  }

  #review(review: PermissionReview): void {
    this.#deps.store.update((state) => ({ ...state, review }));
  }
}

/**
 * Takes the request that a granted permission answers out of `left`: one that it is not wider than, else the first.
 * `undefined` where all have been answered.
 */
function takeRequest(
  left: Permission[],
  { permission }: AnsweredPermission,
  nowMs: number,
): Permission | undefined {
  const at = left.findIndex((each) => widenings(each, permission, nowMs / 1000).length === 0);
  return left.splice(Math.max(at, 0), 1)[0];
}

function isUnsupported(error: unknown): boolean {
  return isWidgetError(error, 'PERMISSION_UNSUPPORTED');
}

function invalid(reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', {
    method: 'wallet_requestExecutionPermissions',
    reason,
  });
}
