import { nextSendForm, type SendFormEvent } from '../../domain/send/send-form';
import { nextSendFlow, type SendFlowEvent } from '../../domain/send/send-flow';
import { NO_SEND, type SendFacts, type SendState, sendStateOf } from '../../domain/send/send-state';
import { StateStore } from '../state/state-store';

type LearntType = 'gasPriced' | 'networkBalanceLoaded' | 'receiverKnown' | 'tokenRefreshed';

/** What an edit of the form is to the flow. */
export type EditCause = 'edited' | 'formChanged';

/** Everything about sending a token. Written by the use cases of this folder. */
export class SendStore extends StateStore<SendState> {
  #facts: SendFacts = NO_SEND;

  constructor() {
    super(sendStateOf(NO_SEND));
  }

  /** Replaces some of the facts, and what follows from them. */
  change(next: Partial<SendFacts>): void {
    this.#facts = { ...this.#facts, ...next };
    this.update(() => sendStateOf(this.#facts));
  }

  /**
   * Lets `event` happen to the form. A review of the former form ends with it. `cause` says whether the visitor
   * has done it.
   */
  edit(event: SendFormEvent, cause: EditCause = 'edited'): void {
    const form = nextSendForm(this.#facts.form, event);
    if (form === this.#facts.form) return;
    this.change({ form, flow: nextSendFlow(this.#facts.flow, { type: cause }) });
  }

  /** Lets `event` happen to the form, as far as more is learnt about what is filled in: a review stays. */
  learn(event: SendFormEvent & { readonly type: LearntType }): void {
    const form = nextSendForm(this.#facts.form, event);
    if (form !== this.#facts.form) this.change({ form });
  }

  /** Lets `event` happen to the flow. */
  advance(event: SendFlowEvent): void {
    const flow = nextSendFlow(this.#facts.flow, event);
    if (flow !== this.#facts.flow) this.change({ flow });
  }
}
