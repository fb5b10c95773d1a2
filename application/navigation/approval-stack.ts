import {
  type AfterTransaction,
  moveAfterTransaction,
  type ApprovalOutcome,
  type TransactionStack,
} from '../../domain/routing/transaction-stack';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { Navigation } from './navigation';

type Moves = Pick<Navigation, 'back' | 'close' | 'modal' | 'router'>;

/**
 * The widget's own transactions that wait for the embedded wallet's approval, each with the visitor's next
 * view. A feature pushes an entry before it sends or signs; the end of the approval pops it.
 */
export class ApprovalStack {
  readonly #navigation: Moves;
  #stack: TransactionStack = [];

  /** Navigation deferred until the approval on top is dismissed. */
  #deferred: readonly (() => void)[] = [];

  /** The view below that approval. */
  #behind: ViewEntry | undefined;

  constructor(navigation: Moves) {
    this.#navigation = navigation;
  }

  /** Whether no transaction waits. */
  get isEmpty(): boolean {
    return this.#stack.length === 0;
  }

  /** Whether one waits on when the visitor closes the modal. */
  get outlivesModal(): boolean {
    return this.#stack.some(({ endsOnClose }) => endsOnClose !== true);
  }

  /**
   * Pushes a transaction with its next step. The returned function removes it again where no approval was
   * shown, without changing the view.
   */
  push(after: AfterTransaction): () => void {
    const entry = { ...after };
    this.#stack = [...this.#stack, entry];
    return () => {
      this.#stack = this.#stack.filter((other) => other !== entry);
    };
  }

  /** Runs `move` now, or, while an approval is on show, after that approval is dismissed. */
  finish(move: () => void): void {
    const [approval, behind] = [...this.#navigation.router.getSnapshot()].reverse();
    if (approval?.name !== 'ApproveTransaction') {
      move();
      return;
    }
    this.#deferred = [...this.#deferred, move];
    this.#behind = behind;
  }

  /** Pops the latest transaction and moves the visitor according to `outcome`. */
  pop(outcome: ApprovalOutcome): void {
    const { modal, router } = this.#navigation;
    const move = moveAfterTransaction(this.#stack, outcome, router.getSnapshot());
    this.#stack = this.#stack.slice(0, -1);
    const { isOpen } = modal.getSnapshot();
    if (isOpen && move.type === 'goBack') this.#navigation.back();
    else if (isOpen && move.type === 'history') router.update(() => move.history);
    else if (!this.#runDeferred() && isOpen) this.#navigation.close();
  }

  /** Drops pending entries. If the visitor went back, runs the deferred navigation. */
  clear(): void {
    this.#stack = [];
    if (this.#behind && this.#navigation.router.current === this.#behind) this.#runDeferred();
    this.#deferred = [];
  }

  #runDeferred(): boolean {
    const deferred = this.#deferred;
    this.#deferred = [];
    deferred.forEach((move) => move());
    return deferred.length > 0;
  }
}
