import {
  type AfterTransaction,
  moveAfterTransaction,
  type TransactionOutcome,
  type TransactionStack,
} from '../../domain/routing/transaction-stack';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { CloseModal } from './close-modal';
import type { ModalStore } from './modal-store';
import type { GoBack } from './go-back';
import type { RouterStore } from './router-store';

export interface TransactionStepsDeps {
  readonly closeModal: CloseModal;
  readonly goBack: GoBack;
  readonly modal: ModalStore;
  readonly router: RouterStore;
}

/**
 * The transactions of the product's own views that wait for the embedded wallet's approval, and where
 * each leads. Whoever is about to send or sign pushes; the approval of the request pops.
 */
export class TransactionSteps {
  readonly #deps: TransactionStepsDeps;
  #stack: TransactionStack = [];

  /** Where work leads that ended behind the approval of another request. */
  #ends: readonly (() => void)[] = [];

  /** The view that the visitor comes back to from that approval. */
  #behind: ViewEntry | undefined;

  constructor(deps: TransactionStepsDeps) {
    this.#deps = deps;
  }

  /** Whether no transaction waits. */
  get isEmpty(): boolean {
    return this.#stack.length === 0;
  }

  /**
   * Puts a transaction on the stack, with what follows on it. Returns how to take it off again where it
   * never came to an approval; that moves nobody.
   */
  push(after: AfterTransaction): () => void {
    const entry = { ...after };
    this.#stack = [...this.#stack, entry];
    return () => {
      this.#stack = this.#stack.filter((other) => other !== entry);
    };
  }

  /** Moves the visitor where work of the product leads that is done: after the approval that is on show. */
  finish(move: () => void): void {
    const [approval, behind] = [...this.#deps.router.getSnapshot()].reverse();
    if (approval?.name !== 'ApproveTransaction') {
      move();
      return;
    }
    this.#ends = [...this.#ends, move];
    this.#behind = behind;
  }

  /** Takes the latest transaction off the stack, and moves the visitor where its end leads. */
  pop(outcome: TransactionOutcome): void {
    const { closeModal, goBack, modal, router } = this.#deps;
    const move = moveAfterTransaction(this.#stack, outcome, router.getSnapshot());
    this.#stack = this.#stack.slice(0, -1);
    const { isOpen } = modal.getSnapshot();
    if (isOpen && move.type === 'goBack') goBack.execute();
    else if (isOpen && move.type === 'history') router.update(() => move.history);
    else if (!this.#moveToEnd() && isOpen) closeModal.execute();
  }

  /** Forgets what waits. Whoever stepped back is moved where the work leads that is done. */
  clear(): void {
    this.#stack = [];
    if (this.#behind && this.#deps.router.current === this.#behind) this.#moveToEnd();
    this.#ends = [];
  }

  #moveToEnd(): boolean {
    const ends = this.#ends;
    this.#ends = [];
    ends.forEach((move) => move());
    return ends.length > 0;
  }
}
