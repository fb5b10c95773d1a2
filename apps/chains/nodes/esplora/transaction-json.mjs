/**
 * Whether and where a transaction is in the chain, in Esplora's form.
 *
 * @typedef {object} TransactionStatus
 * @property {boolean} confirmed
 * @property {number} [block_height]
 * @property {string} [block_hash]
 * @property {number} [block_time] Seconds since 1970.
 */

/**
 * @typedef {object} TransactionOutput
 * @property {string} scriptpubkey
 * @property {string} scriptpubkey_type
 * @property {string} [scriptpubkey_address]
 * @property {number} value Satoshi.
 */

/**
 * @typedef {object} TransactionInput
 * @property {string} txid
 * @property {number} vout
 * @property {boolean} is_coinbase
 * @property {number} sequence
 * @property {TransactionOutput | null} prevout
 * @property {readonly string[]} witness
 */

/**
 * A transaction in Esplora's form.
 *
 * @typedef {object} EsploraTransaction
 * @property {string} txid
 * @property {number} version
 * @property {number} locktime
 * @property {number} size
 * @property {number} weight
 * @property {number} fee Satoshi.
 * @property {readonly TransactionInput[]} vin
 * @property {readonly TransactionOutput[]} vout
 * @property {TransactionStatus} status
 */

const SATOSHI_PER_BITCOIN = 1e8;
const NO_TRANSACTION = '00'.repeat(32);
const NO_OUTPUT = 0xffffffff;

/** The node's names of scripts, and Esplora's. */
const scriptTypes = new Map([
  ['nulldata', 'op_return'],
  ['pubkey', 'p2pk'],
  ['pubkeyhash', 'p2pkh'],
  ['scripthash', 'p2sh'],
  ['witness_v0_keyhash', 'v0_p2wpkh'],
  ['witness_v0_scripthash', 'v0_p2wsh'],
  ['witness_v1_taproot', 'v1_p2tr'],
]);

/**
 * Converts the answer of the node's `getblock` or `getrawtransaction` for a transaction into Esplora's form.
 *
 * @param {any} transaction
 * @param {TransactionStatus} status
 * @returns {EsploraTransaction}
 */
export function transactionJson(transaction, status) {
  const { txid, version, locktime, size, weight, fee, vin, vout } = transaction;
  return {
    txid,
    version,
    locktime,
    size,
    weight,
    fee: satoshi(fee ?? 0),
    vin: vin.map(inputJson),
    vout: vout.map(outputJson),
    status,
  };
}

/**
 * @param {any} input
 * @returns {TransactionInput}
 */
function inputJson(input) {
  return {
    txid: input.txid ?? NO_TRANSACTION,
    vout: input.vout ?? NO_OUTPUT,
    is_coinbase: input.coinbase !== undefined,
    sequence: input.sequence,
    prevout: input.prevout ? outputJson(input.prevout) : null,
    witness: input.txinwitness ?? [],
  };
}

/**
 * @param {any} output
 * @returns {TransactionOutput}
 */
function outputJson({ value, scriptPubKey }) {
  const { address, hex, type } = scriptPubKey;
  return {
    scriptpubkey: hex,
    scriptpubkey_type: scriptTypes.get(type) ?? type,
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: satoshi(value),
  };
}

/** @param {number} bitcoin */
function satoshi(bitcoin) {
  return Math.round(bitcoin * SATOSHI_PER_BITCOIN);
}
