import { Approval, expiredProposal } from './approval';
import { newPairing, PAIRING_S, proposalParams } from './pairing';
import type { ProtocolCore } from './protocol-core';
import type { Session } from './session';

/** A proposal that the relay has. */
export interface SentProposal {
  readonly uri: string;
  readonly approval: () => Promise<Session>;
}

/** Sends proposals (`wc_sessionPropose`). */
export class Proposals {
  readonly #core: ProtocolCore;

  constructor(core: ProtocolCore) {
    this.#core = core;
  }

  /** Resolves when the relay has the proposal. */
  async propose(optionalNamespaces: object): Promise<SentProposal> {
    const { ids, messenger, pending, requests } = this.#core;
    const pairing = newPairing(this.#core);
    const { keys, symKey, topic, uri } = pairing;
    const id = ids.next();
    const approval = new Approval(this.#core, pairing);
    const waiting = { id, topics: [topic], expirySeconds: PAIRING_S, expired: expiredProposal };
    requests.wait(waiting).then(
      (result) => approval.onAnswer(result),
      (error: unknown) => approval.reject(error),
    );
    const params = proposalParams(id, pairing, optionalNamespaces);
    try {
      // One round trip: the relay handles the subscription first.
      await Promise.all([
        pending.add(topic, { symKey, privateKey: keys.privateKey }),
        messenger.send(pairing, { id, method: 'wc_sessionPropose', params }),
      ]);
    } catch (error) {
      requests.reject(id, error);
      throw error;
    }
    return { uri, approval: () => approval.done };
  }
}
