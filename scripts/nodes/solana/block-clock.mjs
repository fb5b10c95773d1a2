import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';

/** How many blocks a blockhash is good for. */
const BLOCKHASH_LIFE = 150;

/** Slots that go by in real time, and the blockhash of each: what a transaction's life is counted in. */
export class BlockClock {
  /** @readonly */
  #startedAt = Date.now();
  #skipped = 0;

  /** @readonly */
  #slotMs;

  /**
   * The last block height at which each blockhash is good.
   *
   * @readonly
   * @type {Map<string, number>}
   */
  #lastHeights = new Map();

  /** @type {{ readonly slot: number, readonly blockhash: string } | undefined} */
  #latest;

  /** @param {number} slotMs */
  constructor(slotMs) {
    this.#slotMs = slotMs;
  }

  get slot() {
    return Math.floor((Date.now() - this.#startedAt) / this.#slotMs) + 1 + this.#skipped;
  }

  /** The newest blockhash, and the last block height at which it is good. */
  latestBlockhash() {
    const { slot } = this;
    if (this.#latest?.slot !== slot) {
      this.#latest = { slot, blockhash: base58.encode(randomBytes(32)) };
      this.#lastHeights.set(this.#latest.blockhash, slot + BLOCKHASH_LIFE);
    }
    const { blockhash } = this.#latest;
    return { blockhash, lastValidBlockHeight: slot + BLOCKHASH_LIFE };
  }

  /** @param {string} blockhash */
  isGood(blockhash) {
    return this.slot <= (this.#lastHeights.get(blockhash) ?? -1);
  }

  /** Lets so many blocks go by that every blockhash handed out so far is too old. */
  expireBlockhashes() {
    this.#skipped += BLOCKHASH_LIFE + 1;
  }
}
