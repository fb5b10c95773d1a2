import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import {
  p2pkh,
  p2sh,
  p2wpkh,
  RawWitness,
  Script,
  SigHash,
  type Transaction,
} from '@scure/btc-signer';
import {
  handedTransaction,
  type HandedTransaction,
  isEqualBytes,
  messageDigest,
  messageTransaction,
  SIMPLE_TERMS,
} from './bip322-transaction';

/** The script of an address, and its kind. */
export interface Locked {
  readonly script: Uint8Array;
  readonly kind: string;
}

/** The data that unlocks the input of a signature. */
type Unlocking = Pick<HandedTransaction, 'scriptSig' | 'witness'>;

const EMPTY = new Uint8Array();
const SCHNORR_SIZE = 64;

/** A Taproot signature without a hash type signs everything, like one with the hash type for everything. */
const taprootTypes: ReadonlySet<number> = new Set([SigHash.DEFAULT, SigHash.ALL]);

/**
 * Whether `bytes` is a simple signature of `text` (BIP-322): the witness of the input. For P2SH-P2WPKH, which
 * has another script, the unlocking script follows from the key.
 */
export function isSimpleSignature(text: string, locked: Locked, bytes: Uint8Array): boolean {
  const witness = RawWitness.decode(bytes);
  const key = witness[1];
  const isWrapped = locked.kind === 'sh' && key !== undefined;
  const scriptSig = isWrapped ? Script.encode([p2wpkh(key).script]) : EMPTY;
  return isUnlocked(text, locked, { terms: SIMPLE_TERMS, scriptSig, witness });
}

/** Whether `bytes` is a full signature of `text` (BIP-322) by a single key: the whole transaction. */
export function isFullSignature(text: string, locked: Locked, bytes: Uint8Array): boolean {
  const handed = handedTransaction(bytes, text, locked.script);
  return handed !== undefined && isUnlocked(text, locked, handed);
}

function isUnlocked(text: string, locked: Locked, handed: HandedTransaction): boolean {
  const { kind, script } = locked;
  if (kind === 'pkh') {
    return isUnlockedByOldKey(messageDigest(text, script, handed.terms), locked, handed);
  }
  const transaction = messageTransaction(text, script, handed.terms);
  if (kind === 'tr') return isUnlockedByTaproot(transaction, locked, handed);
  return (kind === 'wpkh' || kind === 'sh') && isUnlockedByKey(transaction, locked, handed);
}

/** P2TR by its key. A script path, or an annex, does not belong to a single key. */
function isUnlockedByTaproot(
  transaction: Transaction,
  { script }: Locked,
  { scriptSig, witness }: Unlocking,
): boolean {
  const [signature] = witness;
  if (!signature || witness.length !== 1 || scriptSig.length > 0) return false;
  const hashType = signature.length === SCHNORR_SIZE ? SigHash.DEFAULT : signature[SCHNORR_SIZE];
  const isSaid = signature.length === SCHNORR_SIZE || hashType !== SigHash.DEFAULT;
  const isWhole = signature.length <= SCHNORR_SIZE + 1 && isSaid;
  if (!isWhole || hashType === undefined || !taprootTypes.has(hashType)) return false;
  const digest = transaction.preimageWitnessV1(0, [script], hashType, [0n]);
  return schnorr.verify(signature.slice(0, SCHNORR_SIZE), digest, script.slice(2));
}

/** P2WPKH, and the same within P2SH. */
function isUnlockedByKey(
  transaction: Transaction,
  { kind, script }: Locked,
  { scriptSig, witness }: Unlocking,
): boolean {
  const [signature, key] = witness;
  if (!signature || !key || witness.length !== 2) return false;
  const own = p2wpkh(key);
  const isWrapped = kind === 'sh';
  const lock = isWrapped ? p2sh(own).script : own.script;
  const unlock = isWrapped ? Script.encode([own.script]) : EMPTY;
  if (!isEqualBytes(lock, script) || !isEqualBytes(unlock, scriptSig)) return false;
  const digest = transaction.preimageWitnessV0(0, p2pkh(key).script, SigHash.ALL, 0n);
  return isEcdsaSignature(signature, digest, key);
}

/** P2PKH: signature and key are pushed by the script of the input, in the shortest way. */
function isUnlockedByOldKey(
  digest: Uint8Array,
  { script }: Locked,
  { scriptSig, witness }: Unlocking,
): boolean {
  const [signature, key, ...more] = Script.decode(scriptSig);
  if (!(signature instanceof Uint8Array) || !(key instanceof Uint8Array)) return false;
  const isShortest = isEqualBytes(Script.encode([signature, key]), scriptSig);
  if (more.length > 0 || witness.length > 0 || !isShortest) return false;
  if (!isEqualBytes(p2pkh(key).script, script)) return false;
  return isEcdsaSignature(signature, digest, key);
}

/** In strict DER, with the lower of the two possible values, over the whole transaction. */
function isEcdsaSignature(signature: Uint8Array, digest: Uint8Array, key: Uint8Array): boolean {
  if (signature.at(-1) !== SigHash.ALL) return false;
  const der = signature.slice(0, -1);
  return secp256k1.verify(der, digest, key, { prehash: false, format: 'der', lowS: true });
}
