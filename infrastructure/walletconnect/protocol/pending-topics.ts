import type { OpeningKeys } from './envelope';
import { type Messenger, opened } from './messenger';
import type { OpenRequests } from './open-requests';
import type { PeerRequest } from './payload';
import type { Relay } from './relay';

/** A topic that has no session: of a pairing, of a sign-in's answer, or of a session that is not settled yet. */
export interface PendingTopic extends OpeningKeys {
  /** Called with each `wc_sessionSettle`. */
  readonly onSettle?: (request: PeerRequest) => void;
}

export interface PendingTopicsDeps {
  readonly messenger: Messenger;
  readonly relay: Relay;
  readonly requests: OpenRequests;
}

/** The topics on which proposals and sign-ins wait. */
export class PendingTopics {
  readonly #deps: PendingTopicsDeps;
  readonly #topics = new Map<string, PendingTopic>();

  constructor(deps: PendingTopicsDeps) {
    this.#deps = deps;
  }

  /** Receives on `topic`. Resolves when the relay knows. */
  async add(topic: string, pending: PendingTopic): Promise<void> {
    this.#topics.set(topic, pending);
    await this.#deps.relay.subscribe(topic);
  }

  /** The topic goes, or is a session's by now, which still receives there. */
  remove(topic: string, isSession = false): void {
    if (this.#topics.delete(topic) && !isSession) this.#deps.relay.unsubscribe(topic);
  }

  receive(topic: string, message: string): void {
    const pending = this.#topics.get(topic);
    const payload = pending && opened(message, pending);
    if (!payload) return;
    if ('body' in payload) this.#deps.requests.settle(topic, payload);
    else if (payload.method === 'wc_sessionSettle') pending.onSettle?.(payload);
    else if (/^wc_pairing(?:Ping|Delete)$/.test(payload.method) && pending.symKey !== undefined) {
      this.#deps.messenger.answer({ topic, symKey: pending.symKey }, payload, { result: true });
    }
  }
}
