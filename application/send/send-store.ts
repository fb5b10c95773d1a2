import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { withoutPrototype } from '../../domain/outside/without-prototype';
import { nextSendForm, type SendFormEvent } from '../../domain/send/send-form';
import { nextSendFlow, type SendFlowEvent } from '../../domain/send/send-flow';
import { NO_SEND, type SendFacts, type SendState, sendStateOf } from '../../domain/send/send-state';
import { withNativeUnits } from '../../domain/token/native-token';
import { StateStore } from '../state/state-store';

type LearntType = 'gasPriced' | 'networkBalanceLoaded' | 'receiverKnown' | 'tokenRefreshed';

/** The cause of a change of the form: an edit by the visitor, or another change. */
export type EditCause = 'edited' | 'formChanged';

/** Everything about sending a token. Written by the use cases of this folder. */
export class SendStore extends StateStore<SendState> {
  #facts: SendFacts = NO_SEND;

  constructor() {
    super(sendStateOf(NO_SEND));
  }

  /** Replaces some of the facts, and derives the state again. */
  change(next: Partial<SendFacts>): void {
    this.#facts = { ...this.#facts, ...next };
    this.update(() => sendStateOf(this.#facts));
  }

  /**
   * Applies `event` to the form. A review of the former form ends. `cause` says whether the visitor has
   * caused it.
   */
  edit(event: SendFormEvent, cause: EditCause = 'edited'): void {
    const form = nextSendForm(this.#facts.form, withoutPrototype(event));
    if (form === this.#facts.form) return;
    const flow = nextSendFlow(this.#facts.flow, { type: cause });
    this.change({ form: withoutPrototype(form), flow });
  }

  /** Applies `event` to the form where it only adds facts about the input: a review stays. */
  learn(event: SendFormEvent & { readonly type: LearntType }): void {
    const form = nextSendForm(this.#facts.form, withoutPrototype(event));
    if (form !== this.#facts.form) this.change({ form: withoutPrototype(form) });
  }

  /** Takes the balance of the native currency of the network `chainId`, with which the gas is paid. A review stays. */
  learnCoin(chainId: CaipNetworkId, units: bigint): void {
    const { form, funds } = this.#facts;
    if (form.token?.chainId !== chainId) return;
    if (funds.nativeBalance !== undefined && funds.nativeBalance !== units) {
      this.change({ funds: { ...funds, nativeBalance: units } });
      // Its worth belongs to the former balance.
      this.learn({ type: 'networkBalanceLoaded' });
    }
    const [token] = withNativeUnits([form.token], chainId, units);
    if (token && token !== form.token) this.learn({ type: 'tokenRefreshed', token });
  }

  /** Applies `event` to the flow. */
  advance(event: SendFlowEvent): void {
    const flow = nextSendFlow(this.#facts.flow, event);
    if (flow !== this.#facts.flow) this.change({ flow });
  }
}
