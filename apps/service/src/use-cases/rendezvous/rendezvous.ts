import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../../ports/store';

/** How long the two pages have to meet. */
const LIFE_MS = 600_000;
const ID_BYTES = 16;

export interface RendezvousDeps {
  readonly store: Pick<Store, 'rendezvous'>;
  readonly secret: string;
  readonly now: () => number;
}

/** Where a rendezvous stands, as the page that began it sees it. */
export type RendezvousState =
  | { readonly state: 'waiting' | 'taken' | 'over' }
  | { readonly state: 'answered'; readonly answer: string };

/**
 * Two pages of the wallet's origin that share no storage: the frame in a site, and a window that the frame opens. The
 * frame leaves a question, one window takes it, and its answer is fetched once. Both texts are sealed with a key that
 * the service never has. Every rule is one statement.
 */
export class Rendezvous {
  readonly #deps: RendezvousDeps;

  constructor(deps: RendezvousDeps) {
    this.#deps = deps;
  }

  /** Leaves a question, and returns the id by which one window takes it. */
  async begin(device: string, question: string): Promise<string> {
    const { store, now } = this.#deps;
    const id = newId();
    await store.rendezvous.begin(this.#hashOf(id), device, question, now() + LIFE_MS);
    return id;
  }

  /** The question, for the first that asks, and the name under which it may answer. */
  async take(id: string): Promise<{ question: string; taker: string } | undefined> {
    const { store, now } = this.#deps;
    const taker = newId();
    const question = await store.rendezvous.take(this.#hashOf(id), this.#hashOf(taker), now());
    return question === undefined ? undefined : { question, taker };
  }

  /** Leaves the answer, once. `false` where the rendezvous is over, or another window has taken it. */
  async answer(id: string, taker: string, answer: string): Promise<boolean> {
    const { store, now } = this.#deps;
    return store.rendezvous.answer(this.#hashOf(id), this.#hashOf(taker), answer, now());
  }

  /** Where the rendezvous of a device stands. The answer is given once, and the rendezvous is over then. */
  async look(id: string, device: string): Promise<RendezvousState> {
    const { store, now } = this.#deps;
    const own = this.#hashOf(id);
    const answer = await store.rendezvous.takeAnswer(own, device, now());
    if (answer !== undefined) return { state: 'answered', answer };
    const isTaken = await store.rendezvous.isTaken(own, device, now());
    if (isTaken === undefined) return { state: 'over' };
    return { state: isTaken ? 'taken' : 'waiting' };
  }

  /** Ends a rendezvous of a device: the window that comes later finds nothing. */
  async end(id: string, device: string): Promise<void> {
    await this.#deps.store.rendezvous.end(this.#hashOf(id), device);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.store.rendezvous.sweep(this.#deps.now());
  }

  #hashOf(id: string): string {
    return createHmac('sha256', this.#deps.secret).update(`meeting:${id}`).digest('base64url');
  }
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}
