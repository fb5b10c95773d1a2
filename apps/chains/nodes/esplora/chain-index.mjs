import { transactionJson } from './transaction-json.mjs';

/** @typedef {import('../bitcoin.mjs').BitcoinCall} BitcoinCall */
/** @typedef {import('./transaction-json.mjs').EsploraTransaction} EsploraTransaction */

/**
 * @typedef {object} IndexedBlock
 * @property {string} hash
 * @property {readonly EsploraTransaction[]} transactions
 */

/**
 * The received and spent amounts of an address.
 *
 * @typedef {object} AddressStats
 * @property {number} funded_txo_count
 * @property {number} funded_txo_sum Satoshi.
 * @property {number} spent_txo_count
 * @property {number} spent_txo_sum Satoshi.
 * @property {number} tx_count
 */

/** The transactions of a small chain by block, read from its node whenever there is a new block. */
export class ChainIndex {
  /** @readonly */
  #call;

  /**
   * By height.
   *
   * @readonly
   * @type {IndexedBlock[]}
   */
  #blocks = [];

  /** @type {Promise<void>} */
  #syncing = Promise.resolve();

  /** @param {BitcoinCall} call */
  constructor(call) {
    this.#call = call;
  }

  /** The latest known block. */
  get tip() {
    return { height: this.#blocks.length - 1, hash: this.#blocks.at(-1)?.hash ?? '' };
  }

  /**
   * The block at `height`, where there is one.
   *
   * @param {number} height
   */
  blockAt(height) {
    const block = this.#blocks[height];
    return block && { id: block.hash, height, tx_count: block.transactions.length };
  }

  /** Every transaction in a block, the oldest first. */
  get confirmed() {
    return this.#blocks.flatMap(({ transactions }) => transactions);
  }

  /** Reads new blocks. One reader at a time: two would add the same block. */
  sync() {
    this.#syncing = this.#syncing.then(
      () => this.#read(),
      () => this.#read(),
    );
    return this.#syncing;
  }

  /**
   * The transactions without a block.
   *
   * @returns {Promise<readonly EsploraTransaction[]>}
   */
  async waiting() {
    /** @type {readonly string[]} */
    const ids = await this.#call('getrawmempool');
    const waiting = await Promise.all(
      ids.map(async (id) =>
        transactionJson(await this.#call('getrawtransaction', [id, 1]), { confirmed: false }),
      ),
    );
    return withSpentOutputs(waiting, [...waiting, ...this.confirmed]);
  }

  async #read() {
    /** @type {number} */
    const tip = await this.#call('getblockcount');
    await this.#forgetReplaced(tip);
    while (this.#blocks.length <= tip) this.#blocks.push(await this.#block(this.#blocks.length));
  }

  /**
   * Drops the blocks that a reorganisation removed from the chain.
   *
   * @param {number} tip
   */
  async #forgetReplaced(tip) {
    for (;;) {
      const last = this.#blocks.at(-1);
      if (!last) return;
      const height = this.#blocks.length - 1;
      if (height <= tip && (await this.#call('getblockhash', [height])) === last.hash) return;
      this.#blocks.pop();
    }
  }

  /**
   * @param {number} height
   * @returns {Promise<IndexedBlock>}
   */
  async #block(height) {
    /** @type {string} */
    const hash = await this.#call('getblockhash', [height]);
    const withSpentOutputs = height === 0 ? 2 : 3; // The first block spends no known output.
    const block = await this.#call('getblock', [hash, withSpentOutputs]);
    const status = {
      confirmed: true,
      block_height: height,
      block_hash: hash,
      block_time: block.time,
    };
    return {
      hash,
      transactions: block.tx.map((/** @type {unknown} */ transaction) =>
        transactionJson(transaction, status),
      ),
    };
  }
}

/**
 * The node reports the inputs of a transaction only once it is in a block. Until then they are looked up
 * here.
 *
 * @param {readonly EsploraTransaction[]} transactions
 * @param {readonly EsploraTransaction[]} known
 * @returns {readonly EsploraTransaction[]}
 */
function withSpentOutputs(transactions, known) {
  const byId = new Map(known.map((transaction) => [transaction.txid, transaction]));
  return transactions.map((transaction) => {
    const vin = transaction.vin.map((input) => ({
      ...input,
      prevout: byId.get(input.txid)?.vout[input.vout] ?? null,
    }));
    const paid = sum(vin.map(({ prevout }) => prevout?.value ?? 0));
    return { ...transaction, vin, fee: paid - sum(transaction.vout.map(({ value }) => value)) };
  });
}

/**
 * Whether `address` is a sender or a receiver of `transaction`.
 *
 * @param {EsploraTransaction} transaction
 * @param {string} address
 */
export function touches({ vin, vout }, address) {
  return (
    vout.some(({ scriptpubkey_address: to }) => to === address) ||
    vin.some(({ prevout }) => prevout?.scriptpubkey_address === address)
  );
}

/**
 * @param {readonly EsploraTransaction[]} transactions
 * @param {string} address
 * @returns {AddressStats}
 */
export function statsOf(transactions, address) {
  const mine = transactions.filter((transaction) => touches(transaction, address));
  const funded = mine
    .flatMap(({ vout }) => vout)
    .filter(({ scriptpubkey_address: to }) => to === address)
    .map(({ value }) => value);
  const spent = mine
    .flatMap(({ vin }) => vin)
    .filter(({ prevout }) => prevout?.scriptpubkey_address === address)
    .map(({ prevout }) => prevout?.value ?? 0);
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: mine.length,
  };
}

/**
 * The unspent outputs of `address`.
 *
 * @param {readonly EsploraTransaction[]} transactions
 * @param {string} address
 */
export function unspentOf(transactions, address) {
  const spent = new Set(
    transactions.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`)),
  );
  return transactions
    .flatMap(({ txid, status, vout }) =>
      vout.map((output, index) => ({ txid, vout: index, status, output })),
    )
    .filter(({ txid, vout, output }) => {
      return output.scriptpubkey_address === address && !spent.has(`${txid}:${vout}`);
    })
    .map(({ output, ...rest }) => ({ ...rest, value: output.value }));
}

/**
 * The transaction that spends the output number `vout` of the transaction `txid`.
 *
 * @param {readonly EsploraTransaction[]} transactions
 * @param {string} txid
 * @param {number} vout
 */
export function spendingOf(transactions, txid, vout) {
  const spender = transactions.find((each) =>
    each.vin.some((input) => input.txid === txid && input.vout === vout),
  );
  return spender ? { spent: true, txid: spender.txid, status: spender.status } : { spent: false };
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
