import { attempt } from '../../../domain/outside/attempt';
import { fieldOf } from '../../../domain/outside/untrusted-record';
import { sharedKey, topicOf } from './envelope';
import type { Pairing } from './pairing';
import type { PeerRequest } from './payload';
import { nowS, type ProtocolCore } from './protocol-core';
import { type Session, settledSession } from './session';

export const expiredProposal = { code: 0, message: 'Proposal expired' };
const invalidSettlement = { code: 1005, message: 'Invalid session settle request' };

/** How long a settlement may come after the wallet's answer: the relay keeps it no longer. */
const SETTLEMENT_S = 300;

/** The session that a wallet settles after it has accepted a proposal. */
export class Approval {
  readonly done: Promise<Session>;
  readonly #core: ProtocolCore;
  readonly #pairing: Pairing;
  #resolve: (session: Session) => void = () => {};
  #reject: (error: unknown) => void = () => {};
  #session: { readonly topic: string; readonly waitId: number } | undefined;

  constructor(core: ProtocolCore, pairing: Pairing) {
    this.#core = core;
    this.#pairing = pairing;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.done.catch(() => {});
  }

  /** The wallet has answered the proposal: the session's topic follows from its key. */
  onAnswer(result: unknown): void {
    const { keys } = this.#pairing;
    const peerKey = fieldOf(result, 'responderPublicKey');
    const symKey = attempt(() => sharedKey(keys.privateKey, peerKey));
    if (symKey === undefined) {
      this.reject(new TypeError('The wallet answered without a key'));
      return;
    }
    const topic = topicOf(symKey);
    const { ids, pending, requests } = this.#core;
    const waitId = ids.next();
    this.#session = { topic, waitId };
    const onSettle = (request: PeerRequest): void =>
      this.#settle({ topic, symKey }, String(peerKey), request);
    const waiting = { id: waitId, topics: [], expirySeconds: SETTLEMENT_S };
    const reject = (error: unknown): void => this.reject(error);
    requests.wait({ ...waiting, expired: expiredProposal }).catch(reject);
    pending.add(topic, { symKey, onSettle }).catch(reject);
  }

  reject(error: unknown): void {
    this.#core.pending.remove(this.#pairing.topic);
    if (this.#session) {
      this.#core.requests.forget(this.#session.waitId);
      this.#core.pending.remove(this.#session.topic);
    }
    this.#reject(error);
  }

  #settle(
    sealed: { readonly topic: string; readonly symKey: string },
    peerKey: string,
    request: PeerRequest,
  ): void {
    const { messenger, pending, requests, store } = this.#core;
    const { self, topic: pairingTopic } = this.#pairing;
    const { topic, symKey } = sealed;
    const frame = { topic, pairingTopic, self, nowS: nowS(this.#core) };
    const session = settledSession(request.params, peerKey, frame);
    if (!session) {
      messenger.answer(sealed, request, { error: invalidSettlement });
      this.reject(invalidSettlement);
      return;
    }
    if (this.#session) requests.forget(this.#session.waitId);
    store.put(session, symKey);
    messenger.answer(sealed, request, { result: true });
    pending.remove(topic, true);
    pending.remove(pairingTopic);
    this.#resolve(session);
  }
}
