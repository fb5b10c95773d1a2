import { withoutPrototype } from '../../domain/outside/without-prototype';
import { nextSwapFlow, type SwapFlowEvent } from '../../domain/swap/swap-flow';
import { nextPreparation, type SwapPreparation } from '../../domain/swap/swap-preparation';
import { nextSwapForm, type SwapFormEvent } from '../../domain/swap/swap-form';
import { NO_SWAP, type SwapFacts, type SwapState, swapStateOf } from '../../domain/swap/swap-state';
import { StateStore } from '../state/state-store';

/** Everything about exchanging tokens. Written by the use cases of this folder. */
export class SwapStore extends StateStore<SwapState> {
  #facts: SwapFacts = NO_SWAP;

  constructor() {
    super(swapStateOf(NO_SWAP));
  }

  /** The facts from which the state is derived. */
  get facts(): SwapFacts {
    return this.#facts;
  }

  /** Replaces some of the facts, and derives the state again. */
  change(next: Partial<SwapFacts>): void {
    this.#facts = { ...this.#facts, ...next };
    this.update(() => swapStateOf(this.#facts));
  }

  /** Applies `event` to the form. */
  edit(event: SwapFormEvent): void {
    const form = nextSwapForm(this.#facts.form, withoutPrototype(event));
    if (form !== this.#facts.form) this.change({ form: withoutPrototype(form) });
  }

  /** Applies `event` to the flow. Returns what prepares the exchange next. */
  advance(event: SwapFlowEvent): SwapPreparation | undefined {
    const flow = nextSwapFlow(this.#facts.flow, event);
    if (flow !== this.#facts.flow) this.change({ flow });
    return nextPreparation(this.#facts.flow, event);
  }
}
