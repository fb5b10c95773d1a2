import { isSwapNetworkChoice } from '../../domain/swap/swap-network-choice';
import type { RouterStore } from './router-store';

export interface CloseRulesDeps {
  readonly router: RouterStore;
}

/** Who has a say in whether a visitor may close the modal: each rule answers whether it may be closed now. */
export class CloseRules {
  readonly #rules = new Set<() => boolean>();

  constructor({ router }: CloseRulesDeps) {
    // A network that the site does not work on is settled first; one without swaps bars nobody.
    this.#rules.add(
      () => router.current?.name !== 'UnsupportedChain' || isSwapNetworkChoice(router.current),
    );
  }

  /** Asks `mayClose`, too, from now on, until the returned function is called. */
  add(mayClose: () => boolean): () => void {
    this.#rules.add(mayClose);
    return () => this.#rules.delete(mayClose);
  }

  /** Whether nobody objects. */
  allow(): boolean {
    return [...this.#rules].every((mayClose) => mayClose());
  }
}
