import { disconnected, nowS, type ProtocolCore } from './protocol-core';
import type { Session } from './session';

/** The stored sessions, each of which is received from the relay: also those that another tab has begun. */
export class StoredSessions {
  readonly #core: ProtocolCore;

  /** The sessions that this tab knows, with what the wallet approved. */
  readonly #known = new Map<string, string>();

  constructor(core: ProtocolCore) {
    this.#core = core;
  }

  /** The topics. */
  get keys(): readonly string[] {
    return this.#core.store.all().map(({ topic }) => topic);
  }

  get(topic: string): Session {
    const session = this.#core.store.get(topic);
    if (!session) throw this.unknown(topic);
    return session;
  }

  getAll(): readonly Session[] {
    return this.#core.store.all();
  }

  async delete(topic: string): Promise<void> {
    this.forget(topic);
  }

  unknown(topic: string): Error {
    return new Error(`There is no session of topic ${topic}`);
  }

  /** Receives for each session that is new here. */
  follow(): void {
    const { relay, store } = this.#core;
    const sessions = store.all();
    for (const session of sessions) {
      if (!this.#known.has(session.topic)) this.#known.set(session.topic, approvalIn(session));
    }
    const added = sessions.map(({ topic }) => topic).filter((topic) => !relay.has(topic));
    if (added.length > 0) relay.restore(added);
  }

  /** Another tab has written `key` of the storage. The relay may deliver a wallet's update to that tab alone. */
  onStored(key: string): void {
    const { store } = this.#core;
    store.readAgain(key);
    if (key === store.sessionsKey) this.compare();
  }

  /** Tells what has changed in the storage. */
  compare(): void {
    const { listeners, store } = this.#core;
    this.endDeleted();
    const updated = store.all().filter(({ topic, ...session }) => {
      const known = this.#known.get(topic);
      this.#known.set(topic, approvalIn(session));
      return known !== undefined && known !== approvalIn(session);
    });
    this.follow();
    updated.forEach(({ topic }) => listeners.emit('session_update', { topic }));
  }

  /** Ends what another tab has deleted: its key is gone, too, so that no message of it can be read. */
  endDeleted(): void {
    const { store } = this.#core;
    for (const topic of [...this.#known.keys()]) if (!store.get(topic)) this.end(topic);
  }

  /** Ends the sessions whose time is over. */
  expire(): void {
    this.endDeleted();
    for (const { topic, expiry } of this.#core.store.all()) {
      if (expiry > nowS(this.#core)) continue;
      this.forget(topic);
      this.#core.listeners.emit('session_expire', { topic });
    }
  }

  /** The wallet, or another tab, has ended the session. */
  end(topic: string): void {
    this.forget(topic);
    this.#core.listeners.emit('session_delete', { topic });
  }

  forget(topic: string): void {
    const { relay, requests, store } = this.#core;
    this.#known.delete(topic);
    store.delete(topic);
    relay.unsubscribe(topic);
    requests.rejectOf(topic, disconnected);
  }
}

function approvalIn({ namespaces }: Pick<Session, 'namespaces'>): string {
  return JSON.stringify(namespaces);
}
