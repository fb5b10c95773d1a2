import type { DappMetadata } from '../../../domain/wallet/dapp-metadata';
import type { Clock } from '../../../ports/clock';
import type { HostPage } from '../../../ports/host-page';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { StreamSubscription } from '../../../ports/stream';
import { Messenger, opened, type SealedTopic } from './messenger';
import { OpenRequests } from './open-requests';
import { PAIRING_S } from './pairing';
import type { ProtocolError } from './payload';
import { PayloadIds } from './payload-ids';
import { PendingTopics } from './pending-topics';
import { Proposals, type SentProposal } from './proposals';
import { disconnected, nowS, type ProtocolCore } from './protocol-core';
import { Relay } from './relay';
import type { RelayMessage } from './relay-frame';
import { resumeProposal } from './resumed-proposal';
import type { Session } from './session';
import { type SessionEvents, SessionListeners } from './session-events';
import { SessionMessages } from './session-messages';
import { SessionStore } from './session-store';
import type { KeyHasSigned, SignInQuestion } from './sign-in';
import type { SentSignIn, SignIns } from './sign-ins';
import { StoredSessions } from './stored-sessions';
import { Timer } from './timer';

export interface SignClientDeps {
  readonly clock: Clock;
  readonly hostPage: Pick<HostPage, 'isVisible' | 'visibility$'>;
  readonly storage: KeyValueStorage;
  readonly relayUrl: string;
  readonly projectId?: string | undefined;
  readonly metadata: DappMetadata;

  /** Keeps the stored sessions of several widgets of one origin apart. */
  readonly widgetId?: string | undefined;
  readonly loadKeyCheck: () => Promise<KeyHasSigned>;
}

/** A request of the site to a wallet. */
export interface WalletRequest {
  readonly topic: string;
  readonly chainId: string;
  readonly request: { readonly method: string; readonly params: unknown };
}

/** How often the sessions' ends are looked for: a timer of a week stops while the machine sleeps. */
const LOOK_MS = 5000;
const expiredRequest = { code: 8000, message: 'Request expired. Please try again.' };
const expiredPing = { code: 0, message: 'Ping expired' };

/** The site's side of WalletConnect's Sign protocol, version 2. It connects to the relay when it has a topic. */
export class SignClient {
  readonly session: StoredSessions;
  readonly #core: ProtocolCore;
  readonly #messages: SessionMessages;
  readonly #proposals: Proposals;
  readonly #loadSignIns: () => Promise<SignIns>;
  readonly #look: Timer;
  readonly #changes: StreamSubscription | undefined;

  constructor(deps: SignClientDeps) {
    const { clock, metadata, storage, widgetId } = deps;
    const store = new SessionStore(storage, widgetId);
    const relay = new Relay({
      clock,
      hostPage: deps.hostPage,
      url: deps.relayUrl,
      projectId: deps.projectId,
      seed: store.seed(),
      onMessage: (message) => this.#onMessage(message),
    });
    const requests = new OpenRequests(clock);
    const messenger = new Messenger(relay);
    const pending = new PendingTopics({ messenger, relay, requests });
    const ids = new PayloadIds(clock);
    const listeners = new SessionListeners();
    this.#core = { clock, ids, listeners, messenger, metadata, pending, relay, requests, store };
    this.session = new StoredSessions(this.#core);
    this.#messages = new SessionMessages(this.#core, this.session);
    this.#proposals = new Proposals(this.#core);
    this.#loadSignIns = async () =>
      new (await import('./sign-ins')).SignIns(this.#core, deps.loadKeyCheck);
    this.#look = new Timer(clock);
    this.#changes = storage.changes$?.subscribe((key) => this.session.onStored(key));
    this.#lookAgain();
  }

  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): void {
    this.#core.listeners.on(name, listener);
  }

  off<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): void {
    this.#core.listeners.off(name, listener);
  }

  /** Calls `listener` with the relay's reason when it refuses the client. */
  onRefused(listener: (reason: string) => void): () => void {
    return this.#core.relay.onRefused(listener);
  }

  /** Sends a proposal. Resolves with its pairing URI when the relay has it. */
  async connect(proposal: { readonly optionalNamespaces: object }): Promise<SentProposal> {
    const { approval, ...sent } = await this.#proposals.propose(proposal.optionalNamespaces);
    return { ...sent, approval: () => approval().then((session) => this.#begun(session)) };
  }

  /** Sends a sign-in with a proposal. */
  async authenticate(question: SignInQuestion): Promise<SentSignIn> {
    const signIns = await this.#loadSignIns();
    return this.#following(await signIns.ask(question));
  }

  /**
   * Waits for the answer to what the page before has sent, by what it left. `undefined` where that is over, or where
   * another page waits.
   */
  async resume(left: string): Promise<SentSignIn | undefined> {
    const sent = await resumeProposal(left, {
      core: this.#core,
      loadSignIns: this.#loadSignIns,
      proposals: this.#proposals,
    });
    return sent && this.#following(sent);
  }

  /** Rejects with the wallet's error. */
  async request({ topic, chainId, request }: WalletRequest): Promise<unknown> {
    const { ids, listeners, messenger, requests } = this.#core;
    const sealed = this.#sealed(topic);
    const id = ids.next();
    const waiting = { id, topics: [topic], expirySeconds: PAIRING_S, expired: expiredRequest };
    const answer = requests.wait({ ...waiting, left: disconnected });
    const expiryTimestamp = nowS(this.#core) + PAIRING_S;
    const params = { request: { ...request, expiryTimestamp }, chainId };
    // The wallet may answer before the relay has said that it has the request.
    messenger.send(sealed, { id, method: 'wc_sessionRequest', params }).then(
      () => {
        if (requests.isOpen(id)) listeners.emit('session_request_sent', { id, topic, request });
      },
      (error: unknown) => requests.reject(id, error),
    );
    return answer;
  }

  /** Resolves when the wallet has answered; `signal` ends the wait. */
  async ping({ topic, signal }: { topic: string; signal?: AbortSignal }): Promise<void> {
    const { ids, messenger, requests } = this.#core;
    const sealed = this.#sealed(topic);
    const id = ids.next();
    const waiting = { id, topics: [topic], expirySeconds: PAIRING_S, expired: expiredPing };
    const answer = requests.wait(waiting);
    const give = (error: unknown): void => requests.reject(id, error);
    const stop = (): void => give(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    messenger.send(sealed, { id, method: 'wc_sessionPing', params: {} }).catch(give);
    await answer.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Forgets the session at once. Resolves when the relay has the message for the wallet. */
  async disconnect(ending: {
    readonly topic: string;
    readonly reason: ProtocolError;
  }): Promise<void> {
    const { topic, reason } = ending;
    const { ids, messenger } = this.#core;
    const request = { id: ids.next(), method: 'wc_sessionDelete', params: reason } as const;
    const sent = messenger.send(this.#sealed(topic), request);
    this.session.forget(topic);
    await sent;
  }

  /** Leaves the relay. Sessions stay for the next visit; what is open ends. */
  close(): void {
    this.#look.stop();
    this.#changes?.unsubscribe();
    this.#core.requests.stop();
    this.#core.relay.close();
  }

  #following({ response, ...sent }: SentSignIn): SentSignIn {
    return {
      ...sent,
      response: async () => {
        const answer = await response();
        if (answer.session) this.#begun(answer.session);
        return answer;
      },
    };
  }

  #begun(session: Session): Session {
    this.session.follow();
    return session;
  }

  #onMessage({ topic, message }: RelayMessage): void {
    const { pending, requests, store } = this.#core;
    const session = store.get(topic);
    const symKey = store.keyOf(topic);
    if (!session || symKey === undefined) {
      pending.receive(topic, message);
      this.session.endDeleted();
      return;
    }
    const payload = opened(message, { symKey });
    if (!payload) return;
    if ('body' in payload) requests.settle(topic, payload);
    else this.#messages.handle(session, symKey, payload);
  }

  #lookAgain(): void {
    this.session.expire();
    this.session.compare();
    this.#look.start(LOOK_MS, () => this.#lookAgain());
  }

  #sealed(topic: string): SealedTopic {
    const symKey = this.#core.store.keyOf(topic);
    if (symKey === undefined || !this.#core.store.get(topic)) throw this.session.unknown(topic);
    this.session.follow();
    return { topic, symKey };
  }
}
