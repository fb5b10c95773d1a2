import { randomBytes } from 'node:crypto';

/**
 * @typedef {object} RelayMessage
 * @property {string} topic
 * @property {string} message Encrypted by the peers: the relay reads none of it.
 * @property {number} tag The kind of the message.
 * @property {number} publishedAt
 * @property {number} expiresAt
 * @property {string} from The issuer of the client that published it.
 * @property {Set<string>} takenBy The issuers of the clients that acknowledged it.
 *
 * @typedef {object} Publication
 * @property {string} topic
 * @property {string} message
 * @property {number} [ttl] In seconds.
 * @property {number} [tag]
 *
 * @typedef {object} Subscriber
 * @property {string} issuer
 * @property {(message: RelayMessage) => void} deliver
 */

const DEFAULT_TTL_S = 300;

/** The messages for absent clients, and the subscribers to new ones. */
export class RelayMailbox {
  /** @readonly @type {Map<string, RelayMessage[]>} */
  #messages = new Map();
  /** @readonly @type {Map<string, Set<Subscriber>>} */
  #subscribers = new Map();
  /** @readonly */
  #now;

  /** @param {() => number} now */
  constructor(now) {
    this.#now = now;
  }

  /**
   * Delivers the waiting messages on `topic` to `subscriber`, and later ones as they arrive.
   *
   * @param {Subscriber} subscriber
   * @param {string} topic
   * @returns {string} The id of the subscription.
   */
  subscribe(subscriber, topic) {
    const subscribers = this.#subscribers.get(topic) ?? new Set();
    const isNew = !subscribers.has(subscriber);
    this.#subscribers.set(topic, subscribers.add(subscriber));
    // The answer to the request is sent first.
    if (isNew) setImmediate(() => this.waiting(subscriber, topic).forEach(subscriber.deliver));
    return randomBytes(32).toString('hex');
  }

  /**
   * @param {Subscriber} subscriber
   * @param {string} topic
   */
  unsubscribe(subscriber, topic) {
    this.#subscribers.get(topic)?.delete(subscriber);
  }

  /** @param {Subscriber} subscriber */
  leave(subscriber) {
    this.#subscribers.forEach((subscribers) => subscribers.delete(subscriber));
  }

  /**
   * Keeps a message until it expires, and delivers it to every subscriber except its sender.
   *
   * @param {Subscriber} sender
   * @param {Publication} publication
   */
  publish(sender, { topic, message, ttl = DEFAULT_TTL_S, tag = 0 }) {
    const publishedAt = this.#now();
    /** @type {RelayMessage} */
    const published = {
      topic,
      message,
      tag,
      publishedAt,
      expiresAt: publishedAt + ttl * 1000,
      from: sender.issuer,
      takenBy: new Set(),
    };
    this.#messages.set(topic, [...this.#kept(topic), published]);
    for (const subscriber of this.#subscribers.get(topic) ?? []) {
      if (subscriber !== sender) subscriber.deliver(published);
    }
  }

  /**
   * The messages that `subscriber` has not acknowledged yet.
   *
   * @param {Subscriber} subscriber
   * @param {string} topic
   * @returns {readonly RelayMessage[]}
   */
  waiting({ issuer }, topic) {
    return this.#kept(topic).filter(({ from, takenBy }) => from !== issuer && !takenBy.has(issuer));
  }

  /** @param {string} topic */
  #kept(topic) {
    const kept = (this.#messages.get(topic) ?? []).filter(
      ({ expiresAt }) => expiresAt > this.#now(),
    );
    this.#messages.set(topic, kept);
    return kept;
  }
}
