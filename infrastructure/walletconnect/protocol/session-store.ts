import { attempt } from '../../../domain/outside/attempt';
import { isUntrustedRecord, parseEach } from '../../../domain/outside/untrusted-record';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import { isKey, randomKey } from './envelope';
import { readSession, type Session } from './session';

/** The SDK's name of the seed in the list of keys. */
const SEED = 'client_ed25519_seed';
const PREFIX = 'wc@2:';

/** What the SDK reads to go on with our sessions, beside themselves and their keys. */
interface Derived {
  readonly subscription: readonly object[];
  readonly expirer: readonly object[];
}

/**
 * The sessions and their keys, in the keys and the form of WalletConnect's SDK. Each call reads the storage again, because
 * other tabs write there, too.
 */
export class SessionStore {
  readonly #storage: KeyValueStorage;
  readonly #prefixes: { readonly client: string; readonly core: string };

  /** What the storage had no room for lasts as long as the client. */
  readonly #unkept = new Map<string, string>();

  constructor(storage: KeyValueStorage, widgetId = '') {
    const name = `0.3${widgetId === '' ? '' : `:${widgetId}`}//`;
    this.#storage = storage;
    this.#prefixes = { client: `${PREFIX}client:${name}`, core: `${PREFIX}core:${name}` };
    this.#removeLeftOvers();
  }

  /** The storage's key of the sessions. */
  get sessionsKey(): string {
    return `${this.#prefixes.client}session`;
  }

  /** The seed of the client's identity at the relay, made at the first use. */
  seed(): string {
    const keys = this.#keys();
    const stored = keys[SEED];
    if (isKey(stored)) return stored;
    const seed = randomKey();
    this.#write(this.#keysKey, { ...keys, [SEED]: seed });
    return seed;
  }

  /** The sessions whose keys are there. */
  all(): readonly Session[] {
    const stored: unknown = this.#read(this.sessionsKey);
    const keys = this.#keys();
    const sessions = Array.isArray(stored) ? parseEach(stored, readSession) : [];
    return sessions.filter(({ topic }) => isKey(keys[topic]));
  }

  get(topic: string): Session | undefined {
    return this.all().find((session) => session.topic === topic);
  }

  keyOf(topic: string): string | undefined {
    const key = this.#keys()[topic];
    return isKey(key) ? key : undefined;
  }

  /** Stores a session: a new one with its key. */
  put(session: Session, symKey = this.keyOf(session.topic)): void {
    if (symKey === undefined) return;
    const keys = this.#keys();
    const { topic } = session;
    if (keys[topic] !== symKey) this.#write(this.#keysKey, { ...keys, [topic]: symKey });
    this.#writeSessions([...this.all().filter((other) => other.topic !== topic), session]);
  }

  delete(topic: string): void {
    const session = this.get(topic);
    const keys = this.#keys();
    if (!session && keys[topic] === undefined) return;
    this.#writeSessions(this.all().filter((other) => other.topic !== topic));
    const ended = new Set([topic, session?.self.publicKey]);
    const kept = Object.entries(keys).filter(([name]) => !ended.has(name));
    this.#write(this.#keysKey, Object.fromEntries(kept));
  }

  /** Another tab has written `key`. */
  readAgain(key: string): void {
    this.#unkept.delete(key);
  }

  get #keysKey(): string {
    return `${this.#prefixes.core}keychain`;
  }

  #keys(): Readonly<Record<string, unknown>> {
    const keys = this.#read(this.#keysKey);
    return isUntrustedRecord(keys) ? keys : {};
  }

  #writeSessions(sessions: readonly Session[]): void {
    this.#write(this.sessionsKey, sessions);
    const derived: Derived = {
      subscription: sessions.map(({ topic, relay }) => ({ id: topic, topic, relay })),
      expirer: sessions.map(({ topic, expiry }) => ({ target: `topic:${topic}`, expiry })),
    };
    this.#write(`${this.#prefixes.core}subscription`, derived.subscription);
    this.#write(`${this.#prefixes.core}expirer`, derived.expirer);
  }

  #read(key: string): unknown {
    const text = this.#unkept.get(key) ?? this.#storage.get(key);
    return text === undefined ? undefined : attempt(() => JSON.parse(text));
  }

  #write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#storage.set(key, text);
    if (this.#storage.get(key) === text) this.#unkept.delete(key);
    else this.#unkept.set(key, text);
  }

  /** The SDK's pairings, proposals, messages and history: none of it is needed to go on. */
  #removeLeftOvers(): void {
    const { client, core } = this.#prefixes;
    const kept = new Set([
      this.sessionsKey,
      this.#keysKey,
      `${core}subscription`,
      `${core}expirer`,
    ]);
    for (const key of this.#storage.keys(PREFIX)) {
      const isOwn = key.startsWith(client) || key.startsWith(core);
      if (isOwn && !kept.has(key)) this.#storage.remove(key);
    }
  }
}
