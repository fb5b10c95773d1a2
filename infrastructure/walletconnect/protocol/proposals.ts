import { Approval, expiredProposal } from './approval';
import { leaveProposal, newPairing, type Pairing, proposalParams } from './pairing';
import { waitAlone } from './proposal-lock';
import { nowS, type ProtocolCore } from './protocol-core';
import { whenScanned } from './scan';
import type { Session } from './session';

/** A proposal that the relay has. */
export interface SentProposal {
  readonly uri: string;

  /** What the next page needs to wait for the answer: see `leaveProposal`. */
  readonly left: string;

  /** Resolves when a wallet has joined the pairing, which it may never. */
  readonly scanned: Promise<void>;
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
    const { ids, messenger, requests } = this.#core;
    const pairing = newPairing(this.#core);
    const id = ids.next();
    const { done, received } = this.wait(pairing, id);
    const params = proposalParams(id, pairing, optionalNamespaces);
    void waitAlone(pairing.topic, () => done);
    try {
      // One round trip: the relay handles the subscription first.
      await Promise.all([
        received,
        messenger.send(pairing, { id, method: 'wc_sessionPropose', params }),
      ]);
    } catch (error) {
      requests.reject(id, error);
      throw error;
    }
    const left = leaveProposal(pairing, { proposal: id });
    const scanned = whenScanned(this.#core, pairing, done);
    return { uri: pairing.uri, left, scanned, approval: () => done };
  }

  /** Waits for the answer to the proposal `id`. `received` resolves when the relay knows. */
  wait(
    pairing: Pairing,
    id: number,
  ): { readonly done: Promise<Session>; readonly received: Promise<void> } {
    const { pending, requests } = this.#core;
    const { expiry, keys, symKey, topic } = pairing;
    const approval = new Approval(this.#core, pairing);
    const expirySeconds = expiry - nowS(this.#core);
    requests.wait({ id, topics: [topic], expirySeconds, expired: expiredProposal }).then(
      (result) => approval.onAnswer(result),
      (error: unknown) => approval.reject(error),
    );
    const received = pending.add(topic, { symKey, privateKey: keys.privateKey });
    received.catch(() => {});
    return { done: approval.done, received };
  }
}
