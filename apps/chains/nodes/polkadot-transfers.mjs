import { blake2AsHex, encodeAddress } from '@polkadot/util-crypto';

/** The addresses are written as on Polkadot. */
const PREFIX = 0;

/** @typedef {import('./squid-answers.mjs').IndexedPolkadotTransfer} IndexedPolkadotTransfer */

/** The transfers in the blocks of a chain, by the events that its runtime has written. */
export class PolkadotTransfers {
  /** @readonly */
  #chain;
  #read = 0;
  /** @readonly @type {IndexedPolkadotTransfer[]} */
  #transfers = [];
  /** @type {Promise<void>} */
  #reading = Promise.resolve();

  /** @param {import('@acala-network/chopsticks-core').Blockchain} chain */
  constructor(chain) {
    this.#chain = chain;
  }

  /** Those up to the newest block. @returns {Promise<readonly IndexedPolkadotTransfer[]>} */
  async all() {
    this.#reading = this.#reading.then(() => this.#readOn());
    await this.#reading;
    return this.#transfers;
  }

  async #readOn() {
    while (this.#read < this.#chain.head.number) {
      const block = await this.#chain.getBlockAt(this.#read + 1);
      if (block) this.#transfers.push(...(await transfersIn(block)));
      this.#read += 1;
    }
  }
}

/**
 * @param {import('@acala-network/chopsticks-core').Block} block
 * @returns {Promise<readonly IndexedPolkadotTransfer[]>}
 */
async function transfersIn(block) {
  const { query } = await block.meta;
  const records = await block.read(
    'Vec<EventRecord>',
    /** @type {any} */ (query['system'])?.events,
  );
  const now = await block.read('u64', /** @type {any} */ (query['timestamp'])?.now);
  const extrinsics = await block.extrinsics;
  return [.../** @type {any} */ (records ?? [])].flatMap(({ event, phase }) => {
    if (event.section !== 'balances' || event.method !== 'Transfer') return [];
    if (!phase.isApplyExtrinsic) return [];
    const extrinsic = extrinsics[phase.asApplyExtrinsic.toNumber()];
    const [from, to, units] = event.data;
    return extrinsic === undefined
      ? []
      : [
          {
            block: block.number,
            blockHash: block.hash,
            extrinsicHash: blake2AsHex(extrinsic, 256),
            from: encodeAddress(from.toU8a(), PREFIX),
            to: encodeAddress(to.toU8a(), PREFIX),
            units: units.toBigInt(),
            at: Number(now),
          },
        ];
  });
}
