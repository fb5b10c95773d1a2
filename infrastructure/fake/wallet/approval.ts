import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from './provider-rpc-error';

/** What a person is asked by their wallet. */
export type ApprovalKind =
  'connect' | 'signMessage' | 'signTypedData' | 'sendTransaction' | 'switchChain' | 'addChain';

/** One question that a wallet puts to a person. */
export interface ApprovalRequest {
  /** Differs for every question of one wallet. */
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly method: string;
  readonly params: readonly unknown[];

  /** The site that asks. */
  readonly origin: string;
}

/**
 * What the person answers.
 *
 * - `'approve'`, `'reject'`: yes, and no with code 4001.
 * - `'hang'`: nothing, until `TestWallet.settle`.
 * - `accounts`: yes, sharing these accounts, the first of them in use.
 * - `delayMs`: `answer`, or `'approve'` where it is absent, after a while.
 * - `error`: no, with exactly this value, which need not be an error.
 * - `result`: yes without doing anything, returning exactly this value.
 */
export type ApprovalAnswer =
  | 'approve'
  | 'reject'
  | 'hang'
  | { readonly accounts: readonly string[] }
  | { readonly delayMs: number; readonly answer?: ApprovalAnswer }
  | { readonly error: unknown }
  | { readonly result: unknown };

/** Answers a question, in a window of its own for example. */
export type ApprovalHook = (request: ApprovalRequest) => ApprovalAnswer | Promise<ApprovalAnswer>;

/** A yes: what is shared, or the value to return without doing anything. */
export interface Approval {
  readonly accounts?: readonly string[];
  readonly pretended?: { readonly result: unknown };
}

/** Kinds of which a wallet has one open at a time. The others stand in a row. */
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

/** Where a wallet's questions wait for their answer: a scripted one first, then the hook's, else yes. */
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

  /** Scripts the answer of the next question that has none. */
  next(answer: ApprovalAnswer): void {
    this.#script.push(answer);
  }

  /** Answers the question with this id, or all that are open right now. */
  settle(answer: ApprovalAnswer, id?: number): void {
    for (const { request, settle } of this.#open.values()) {
      if (id === undefined || request.id === id) settle(answer);
    }
  }

  /**
   * Asks, and waits as long as it takes.
   *
   * @throws `ProviderRpcError` 4001 for a no, -32002 while a question of the kind is open, and
   * whatever an `error` answer carries.
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
    throw new ProviderRpcError(rpcCodes.userRejected, 'The person declined the request');
  }
  if (typeof answer === 'string') return {};
  if ('error' in answer) throw answer.error;
  if ('result' in answer) return { pretended: { result: answer.result } };
  return 'accounts' in answer ? { accounts: answer.accounts } : {};
}
