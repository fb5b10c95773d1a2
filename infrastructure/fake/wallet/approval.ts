import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';

/** The kinds of questions that a wallet puts to the visitor. */
export type ApprovalKind =
  'connect' | 'signMessage' | 'signTypedData' | 'sendTransaction' | 'switchChain' | 'addChain';

/** One question of a wallet to the visitor. */
export interface ApprovalRequest {
  /** Unique among the questions of one wallet. */
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly method: string;
  readonly params: readonly unknown[];

  /** The site that made the request. */
  readonly origin: string;
}

/**
 * The visitor's answer.
 *
 * - `'approve'`, `'reject'`: approval, and refusal with code 4001.
 * - `'hang'`: no answer, until `TestWallet.settle`.
 * - `accounts`: approval that shares these accounts, the first of them in use.
 * - `delayMs`: `answer`, or `'approve'` where it is absent, after a while.
 * - `error`: refusal with exactly this value, which need not be an error.
 * - `result`: approval without any action, which returns exactly this value.
 */
export type ApprovalAnswer =
  | 'approve'
  | 'reject'
  | 'hang'
  | { readonly accounts: readonly string[] }
  | { readonly delayMs: number; readonly answer?: ApprovalAnswer }
  | { readonly error: unknown }
  | { readonly result: unknown };

/** Answers a question, for example in a window of its own. */
export type ApprovalHook = (request: ApprovalRequest) => ApprovalAnswer | Promise<ApprovalAnswer>;

/** An approval: the shared accounts, or the value to return without any action. */
export interface Approval {
  readonly accounts?: readonly string[];
  readonly pretended?: { readonly result: unknown };
}

/** Kinds of which a wallet has one open at a time. Questions of other kinds queue. */
const exclusiveKinds: ReadonlySet<ApprovalKind> = new Set(['connect', 'switchChain', 'addChain']);

interface OpenRequest {
  readonly request: ApprovalRequest;
  readonly settle: (answer: ApprovalAnswer) => void;
}

export interface ApprovalDeskDeps {
  readonly hook?: ApprovalHook | undefined;
  readonly sleep: (ms: number) => Promise<void>;
  readonly onChange: () => void;
}

/**
 * The queue of a wallet's open questions. A question takes a scripted answer first, then the hook's, else
 * approval.
 */
export class ApprovalQueue {
  readonly #deps: ApprovalDeskDeps;
  readonly #script: ApprovalAnswer[] = [];
  readonly #open = new Map<number, OpenRequest>();
  #nextId = 0;

  constructor(deps: ApprovalDeskDeps) {
    this.#deps = deps;
  }

  /** The questions that have no answer yet, the oldest first. */
  get pending(): readonly ApprovalRequest[] {
    return [...this.#open.values()].map(({ request }) => request);
  }

  /** Scripts the answer of the next open question. */
  next(answer: ApprovalAnswer): void {
    this.#script.push(answer);
  }

  /** Answers the question with this id, or all open ones. */
  settle(answer: ApprovalAnswer, id?: number): void {
    for (const { request, settle } of this.#open.values()) {
      if (id === undefined || request.id === id) settle(answer);
    }
  }

  /**
   * Asks, and waits as long as it takes.
   *
   * @throws `ProviderRpcError` 4001 for a refusal, -32002 while a question of the kind is open, and the value
   *   of an `error` answer.
   */
  async ask(question: Omit<ApprovalRequest, 'id'>): Promise<Approval> {
    this.#requireFree(question);
    this.#nextId += 1;
    const request = { ...question, id: this.#nextId };
    const settled = new Promise<ApprovalAnswer>((resolve) => {
      const settle = (answer: ApprovalAnswer): void => resolve(this.#unfold(answer));
      this.#open.set(request.id, { request, settle });
    });
    this.#deps.onChange();
    try {
      return toApproval(await Promise.race([settled, this.#answer(request)]));
    } finally {
      this.#open.delete(request.id);
      this.#deps.onChange();
    }
  }

  #requireFree({ kind, method }: Omit<ApprovalRequest, 'id'>): void {
    if (!exclusiveKinds.has(kind) || this.pending.every((request) => request.kind !== kind)) return;
    throw new ProviderRpcError(
      rpcCodes.resourceUnavailable,
      `A request of type ${method} is already pending`,
    );
  }

  async #answer(request: ApprovalRequest): Promise<ApprovalAnswer> {
    const scripted = this.#script.shift();
    return this.#unfold(scripted ?? (await this.#deps.hook?.(request)) ?? 'approve');
  }

  async #unfold(answer: ApprovalAnswer): Promise<ApprovalAnswer> {
    if (answer === 'hang') return new Promise(() => {});
    if (typeof answer === 'string' || !('delayMs' in answer)) return answer;
    await this.#deps.sleep(answer.delayMs);
    return this.#unfold(answer.answer ?? 'approve');
  }
}

function toApproval(answer: ApprovalAnswer): Approval {
  if (answer === 'reject') {
    throw new ProviderRpcError(rpcCodes.userRejected, 'The visitor declined the request');
  }
  if (typeof answer === 'string') return {};
  if ('error' in answer) throw answer.error;
  if ('result' in answer) return { pretended: { result: answer.result } };
  return 'accounts' in answer ? { accounts: answer.accounts } : {};
}
