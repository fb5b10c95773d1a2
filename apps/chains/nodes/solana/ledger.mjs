import { base58 } from '@scure/base';
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { BlockClock } from './block-clock.mjs';
import { RpcError } from './rpc-error.mjs';
import { transactionErrorOf, transactionErrorText } from './transaction-error.mjs';
import { balancesOf, TransactionHistory } from './transaction-history.mjs';

/** @typedef {import('./transaction-error.mjs').TransactionError} TransactionError */

/**
 * @typedef {object} LandedTransaction
 * @property {string} signature
 * @property {number} slot
 * @property {number} landedAt
 * @property {TransactionError | null} error
 */

const LAMPORTS_PER_SIGNATURE = 5000n;
const DEFAULT_UNITS_PER_INSTRUCTION = 200_000n;
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

/**
 * The Solana runtime in this process, with a validator's data around it: slots, the lifetime of blockhashes,
 * and the transactions that have landed.
 */
export class SolanaLedger {
  /** The runtime knows one blockhash at a time, but clients sign with one that is seconds old. */
  svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(10_000n);
  /** @readonly */
  #blocks;

  /** @readonly */
  #confirmMs;

  /** @readonly */
  #finalizeMs;

  /**
   * @readonly
   * @type {Map<string, LandedTransaction>}
   */
  #landed = new Map();
  #isDropping = false;

  /** @readonly */
  history = new TransactionHistory();

  /** The price that the last blocks paid, in millionths of a lamport per compute unit. */
  priorityPrice = 0;

  /** @param {{ readonly slotMs: number, readonly confirmMs: number, readonly finalizeMs: number }} pace */
  constructor({ slotMs, confirmMs, finalizeMs }) {
    this.#blocks = new BlockClock(slotMs);
    this.#confirmMs = confirmMs;
    this.#finalizeMs = finalizeMs;
  }

  get slot() {
    return this.#blocks.slot;
  }

  latestBlockhash() {
    return this.#blocks.latestBlockhash();
  }

  /** @param {string} blockhash */
  isBlockhashGood(blockhash) {
    return this.#blocks.isGood(blockhash);
  }

  expireBlockhashes() {
    this.#blocks.expireBlockhashes();
  }

  /** Accepts transactions and loses them, like a busy network. @param {boolean} isDropping */
  dropTransactions(isDropping) {
    this.#isDropping = isDropping;
  }

  /** @param {string} signature */
  landed(signature) {
    const found = this.#landed.get(signature);
    if (!found) return undefined;
    const age = Date.now() - found.landedAt;
    if (age >= this.#finalizeMs) return { ...found, level: 'finalized' };
    return { ...found, level: age >= this.#confirmMs ? 'confirmed' : 'processed' };
  }

  /** The fee of a message, in lamports. @param {Uint8Array} messageBytes */
  feeOf(messageBytes) {
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
    let price = 0n;
    let limit = 0n;
    let instructions = 0n;
    for (const { programAddressIndex, data } of message.instructions) {
      const bytes = Buffer.from(data ?? []);
      if (message.staticAccounts[programAddressIndex] !== COMPUTE_BUDGET) instructions += 1n;
      else if (bytes[0] === 2) limit = BigInt(bytes.readUInt32LE(1));
      else if (bytes[0] === 3) price = bytes.readBigUInt64LE(1);
    }
    const units = limit || DEFAULT_UNITS_PER_INSTRUCTION * instructions;
    const signatures = BigInt(message.header.numSignerAccounts);
    return LAMPORTS_PER_SIGNATURE * signatures + (price * units + 999_999n) / 1_000_000n;
  }

  /**
   * Transfers `lamports` to `address`; returns the signature.
   *
   * @param {string} address
   * @param {bigint} lamports
   */
  airdrop(address, lamports) {
    this.svm.expireBlockhash(); // Otherwise the second airdrop of one amount is a replay of the first.
    const result = this.svm.airdrop(
      /** @type {never} */ (address),
      /** @type {never} */ (lamports),
    );
    if (!result || result instanceof FailedTransactionMetadata) throw new Error('airdrop failed');
    return this.#land(base58.encode(result.signature()), null).signature;
  }

  /**
   * Checks a transaction like a validator, and executes it.
   *
   * @param {Uint8Array} wire
   * @param {{ readonly skipPreflight?: boolean }} [options]
   * @returns {string} The signature.
   */
  send(wire, { skipPreflight = false } = {}) {
    const transaction = getTransactionDecoder().decode(wire);
    const signatures = Object.values(transaction.signatures);
    if (signatures.some((each) => each === null)) throw signatureFailure();
    const signature = base58.encode(new Uint8Array(signatures[0] ?? []));
    if (this.#landed.has(signature)) {
      if (skipPreflight) return signature;
      throw preflightFailure('AlreadyProcessed');
    }
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    if (!this.isBlockhashGood(message.lifetimeToken)) throw preflightFailure('BlockhashNotFound');
    const tested = this.#simulated(transaction);
    if (tested.error === 'SignatureFailure') throw signatureFailure();
    if (tested.error && !skipPreflight) throw preflightFailure(tested.error, tested.logs);
    if (this.#isDropping) return signature;

    this.svm.warpToSlot(BigInt(this.slot));
    const clock = this.svm.getClock();
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1000));
    this.svm.setClock(clock);
    const keys = message.staticAccounts.map(String);
    const before = this.#balancesOf(keys);
    const result = this.svm.sendTransaction(/** @type {never} */ (transaction));
    const isFailed = result instanceof FailedTransactionMetadata;
    const landed = this.#land(signature, isFailed ? transactionErrorOf(result) : null);
    const fee = this.feeOf(new Uint8Array(transaction.messageBytes));
    this.history.add({ landed, keys, fee, before, after: this.#balancesOf(keys) });
    return signature;
  }

  /**
   * @param {Uint8Array} wire
   * @param {{ readonly sigVerify?: boolean, readonly replaceRecentBlockhash?: boolean }} [options]
   */
  simulate(wire, { sigVerify = false, replaceRecentBlockhash = false } = {}) {
    const transaction = getTransactionDecoder().decode(wire);
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    if (!replaceRecentBlockhash && !this.isBlockhashGood(message.lifetimeToken)) {
      return { error: 'BlockhashNotFound', logs: [], units: 0n, after: [] };
    }
    return this.#simulated(transaction, sigVerify);
  }

  /**
   * @param {import('@solana/web3.js').Transaction} transaction
   * @param {boolean} [sigVerify]
   */
  #simulated(transaction, sigVerify = true) {
    this.svm.withSigverify(sigVerify);
    try {
      const result = this.svm.simulateTransaction(/** @type {never} */ (transaction));
      const meta = result.meta();
      const isFailed = result instanceof FailedTransactionMetadata;
      const error = isFailed ? transactionErrorOf(result) : null;
      const after = isFailed ? [] : result.postAccounts();
      return { error, logs: meta.logs(), units: meta.computeUnitsConsumed(), after };
    } finally {
      this.svm.withSigverify(true);
    }
  }

  /**
   * @param {string} signature
   * @param {TransactionError | null} error
   */
  #land(signature, error) {
    const landed = { signature, slot: this.slot, landedAt: Date.now(), error };
    this.#landed.set(signature, landed);
    return landed;
  }

  /** @param {readonly string[]} keys */
  #balancesOf(keys) {
    return balancesOf(keys, (address) => {
      const found = this.svm.getAccount(/** @type {never} */ (address));
      return found.exists ? { ...found, data: Uint8Array.from(found.data) } : undefined;
    });
  }
}

function signatureFailure() {
  return new RpcError(-32003, 'Transaction signature verification failure');
}

/**
 * @param {TransactionError} error
 * @param {readonly string[]} [logs]
 */
function preflightFailure(error, logs = []) {
  const text = `Transaction simulation failed: ${transactionErrorText(error)}`;
  return new RpcError(-32002, text, { err: error, logs, accounts: null, unitsConsumed: 0 });
}
