import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';

/** For how many blocks a blockhash is valid. */
const BLOCKHASH_LIFE = 150;

/** Slots in real time, with the blockhash of each. They measure the lifetime of a transaction. */
export class BlockClock {
  /** @readonly */
  #startedAt = Date.now();
  #skipped = 0;

  /** @readonly */
  #slotMs;

  /**
   * The last block height at which each blockhash is valid.
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

  /** The newest blockhash, and the last block height at which it is valid. */
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

  /** Advances by so many blocks that every blockhash so far has expired. */
  expireBlockhashes() {
    this.#skipped += BLOCKHASH_LIFE + 1;
  }
}
