import { isSwapNetworkChoice } from '../../domain/swap/swap-network-choice';
import type { RouterStore } from './router-store';

/** Guards consulted before the visitor closes the modal; every one must return true. */
export class CloseGuards {
  readonly #guards = new Set<() => boolean>();

  constructor(router: RouterStore) {
    // The visitor leaves an unsupported network first. One that only lacks swaps may be closed.
    this.#guards.add(
      () => router.current?.name !== 'UnsupportedChain' || isSwapNetworkChoice(router.current),
    );
  }

  /** Consults `mayClose` as well, until the returned function is called. */
  add(mayClose: () => boolean): () => void {
    this.#guards.add(mayClose);
    return () => this.#guards.delete(mayClose);
  }

  /** Whether every guard allows the close. */
  allow(): boolean {
    return [...this.#guards].every((mayClose) => mayClose());
  }
}
