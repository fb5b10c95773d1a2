import { fieldOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import type { AnswerBody, SealedTopic } from './messenger';
import type { PeerRequest } from './payload';
import { isOurId } from './payload-ids';
import { nowS, type ProtocolCore } from './protocol-core';
import { isApprovedEvent, readNamespaces, type Session, SESSION_S } from './session';
import type { StoredSessions } from './stored-sessions';

/** The last requests of wallets that are remembered, to handle copies once. */
const HANDLED_MAX = 500;

/** How far a wallet's clock may be ahead before its ids do not count as the latest. */
const AHEAD_MS = 86_400_000;

const invalidUpdate = { code: 1003, message: 'Invalid update request' };
const invalidEvent = { code: 1002, message: 'Invalid event request' };

/** Handles what a wallet requests on the topic of a session. */
export class SessionMessages {
  readonly #core: ProtocolCore;
  readonly #sessions: StoredSessions;
  readonly #handled = new Set<string>();

  constructor(core: ProtocolCore, sessions: StoredSessions) {
    this.#core = core;
    this.#sessions = sessions;
  }

  handle(session: Session, symKey: string, request: PeerRequest): void {
    if (this.#isCopy(session.topic, request.id)) return;
    // The relay may deliver to a tab the ping or the end that another one sends: the wallet answers that.
    const isOfTab = isOurId(request.number);
    const sealed = { topic: session.topic, symKey };
    switch (request.method) {
      case 'wc_sessionUpdate':
        this.#answer(sealed, request, this.#update(session, request));
        break;
      case 'wc_sessionExtend':
        this.#extend(session, request);
        this.#answer(sealed, request, { result: true });
        break;
      case 'wc_sessionEvent':
        this.#event(session, sealed, request);
        break;
      case 'wc_sessionDelete':
        if (!isOfTab) this.#answer(sealed, request, { result: true });
        this.#sessions.end(session.topic);
        break;
      // A settlement comes again where the page was left before it was acknowledged.
      case 'wc_sessionSettle':
        this.#answer(sealed, request, { result: true });
        break;
      case 'wc_sessionPing':
        if (!isOfTab) this.#answer(sealed, request, { result: true });
        break;
      default: // A wallet has no other request for a site.
    }
  }

  #update(session: Session, { method, number, params }: PeerRequest): AnswerBody {
    const namespaces = readNamespaces(fieldOf(params, 'namespaces'));
    if (!namespaces || isLate(session, method, number)) return { error: invalidUpdate };
    this.#put({ ...session, namespaces }, method, number);
    this.#sessions.compare();
    return { result: true };
  }

  /** Seven days from now at most; the SDK's wallets name no time. A copy of an old extension does not prolong again. */
  #extend(session: Session, { method, number, params }: PeerRequest): void {
    if (number <= (session.seen?.[method] ?? 0)) return;
    const latest = nowS(this.#core) + SESSION_S;
    const wanted = Math.min(numberOf(params, 'expiry') ?? latest, latest);
    this.#put({ ...session, expiry: Math.max(wanted, session.expiry) }, method, number);
  }

  /** The SDK acknowledges no event, so that wallets do not expect it. */
  #event(session: Session, sealed: SealedTopic, request: PeerRequest): void {
    const { method, number, params } = request;
    if (!isApprovedEvent(session, params)) {
      this.#answer(sealed, request, { error: invalidEvent });
      return;
    }
    const kind = `${method}:${textOf(fieldOf(params, 'event'), 'name')}`;
    if (isLate(session, kind, number)) return;
    this.#put(session, kind, number);
    this.#core.listeners.emit('session_event', { topic: session.topic, params });
  }

  #answer(sealed: SealedTopic, request: PeerRequest, body: AnswerBody): void {
    this.#core.messenger.answer(sealed, request, body);
  }

  #put(session: Session, kind: string, number: number): void {
    const { clock, store } = this.#core;
    const latest = Math.min(number, (clock.now() + AHEAD_MS) * 1000);
    const seen = { ...session.seen, [kind]: Math.max(latest, session.seen?.[kind] ?? 0) };
    store.put({ ...session, seen });
  }

  #isCopy(topic: string, id: string): boolean {
    const key = `${topic} ${id}`;
    if (this.#handled.has(key)) return true;
    this.#handled.add(key);
    const [oldest] = this.#handled;
    if (this.#handled.size > HANDLED_MAX && oldest !== undefined) this.#handled.delete(oldest);
    return false;
  }
}

/** Whether a later message of the kind was applied. The last three digits of an id are random. */
function isLate({ seen }: Session, kind: string, number: number): boolean {
  return Math.floor(number / 1000) < Math.floor((seen?.[kind] ?? 0) / 1000);
}
