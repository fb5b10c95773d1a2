import { attempt } from '../../../domain/outside/attempt';
import { type OpeningKeys, seal, unseal } from './envelope';
import {
  isRequestMethod,
  type PeerAnswer,
  type PeerRequest,
  type ProtocolError,
  readPayload,
  requestForms,
  type RequestMethod,
} from './payload';
import type { Relay } from './relay';

/** A request of ours. */
export interface OwnRequest {
  readonly id: number;
  readonly method: RequestMethod;
  readonly params: object;

  /** How long the relay keeps it, where that is not the protocol's time. */
  readonly keptSeconds?: number;
}

/** A topic with the key that seals what is sent there. */
export interface SealedTopic {
  readonly topic: string;
  readonly symKey: string;
}

/** The body of an answer. */
export type AnswerBody = { readonly result: true } | { readonly error: ProtocolError };

/** Sends requests and answers, sealed, over the relay, and reads those of peers. */
export class Messenger {
  readonly #relay: Pick<Relay, 'publish'>;

  constructor(relay: Pick<Relay, 'publish'>) {
    this.#relay = relay;
  }

  /** Resolves when the relay has the request. */
  async send({ topic, symKey }: SealedTopic, request: OwnRequest): Promise<void> {
    const { id, method, params, keptSeconds } = request;
    const { tag, ttl, prompt } = requestForms[method];
    const text = JSON.stringify({ id, jsonrpc: '2.0', method, params });
    await this.#relay.publish(topic, seal(symKey, text), { tag, ttl: keptSeconds ?? ttl, prompt });
  }

  /** Answers a request of a peer. A peer that gets no answer asks again, or waits until its time is over. */
  answer({ topic, symKey }: SealedTopic, { id, method }: PeerRequest, body: AnswerBody): void {
    if (!isRequestMethod(method)) return;
    const { answerTag, ttl } = requestForms[method];
    const text = `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(body).slice(1)}`;
    this.#relay.publish(topic, seal(symKey, text), { tag: answerTag, ttl }).catch(() => {});
  }
}

/** What a peer has sealed in `message`; `undefined` where it cannot be opened or read. */
export function opened(message: string, keys: OpeningKeys): PeerRequest | PeerAnswer | undefined {
  const text = attempt(() => unseal(message, keys));
  return text === undefined ? undefined : readPayload(text);
}
