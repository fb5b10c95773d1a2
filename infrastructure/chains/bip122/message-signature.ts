import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import {
  Address,
  NETWORK,
  OutScript,
  p2pkh,
  p2sh,
  p2wpkh,
  RawTx,
  RawWitness,
  SigHash,
  TEST_NETWORK,
  Transaction,
  utils,
} from '@scure/btc-signer';
import { attempt } from '../../../domain/outside/attempt';

/** The script of an address, and what kind it is. */
interface Locked {
  readonly script: Uint8Array;
  readonly kind: string;
}

const REGTEST = { ...TEST_NETWORK, bech32: 'bcrt' };
const encoder = new TextEncoder();

/** BIP-322's tag of its hashes. */
const tag = sha256(encoder.encode('BIP0322-signed-message'));

/** What newer wallets put before a signature of the simple form. */
const SIMPLE_PREFIX = /^smp/;

/** The words that the older kind of message signature begins with, after their length. */
const LEGACY_PREFIX = '\u0018Bitcoin Signed Message:\n';
const LEGACY_LENGTH = 65;
const NO_TRANSACTION = new Uint8Array(32);
const NO_OUTPUT = 0xffff_ffff;
const OP_RETURN = 0x6a;

/**
 * Whether `signature` (base64) is of `text` by the key of the Bitcoin address `address`: in the simple form
 * of BIP-322 for P2WPKH and P2TR, or of the older form for every address of a single key.
 */
export function isMessageSignature(text: string, address: string, signature: string): boolean {
  const isRight = attempt(() => {
    const locked = lockOf(address);
    const bytes = base64.decode(signature.replace(SIMPLE_PREFIX, ''));
    if (!locked) return false;
    return bytes.length === LEGACY_LENGTH
      ? isLegacySignature(text, locked, bytes)
      : isSimpleSignature(text, locked, bytes);
  });
  return isRight === true;
}

function lockOf(address: string): Locked | undefined {
  for (const network of [NETWORK, TEST_NETWORK, REGTEST]) {
    const decoded = attempt(() => Address(network).decode(address));
    if (!decoded) continue;
    return { script: OutScript.encode(decoded), kind: decoded.type };
  }
  return undefined;
}

/** The virtual transaction of BIP-322 whose only input is signed. */
function messageTransaction(text: string, script: Uint8Array): Transaction {
  const message = sha256(utils.concatBytes(tag, tag, encoder.encode(text)));
  const spent = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: NO_TRANSACTION,
        index: NO_OUTPUT,
        finalScriptSig: utils.concatBytes(new Uint8Array([0, message.length]), message),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  });
  const txid = sha256(sha256(spent)).reverse();
  const signed = new Transaction({ version: 0, allowUnknownOutputs: true });
  signed.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } });
  signed.addOutput({ script: new Uint8Array([OP_RETURN]), amount: 0n });
  return signed;
}

function isSimpleSignature(text: string, { kind, script }: Locked, bytes: Uint8Array): boolean {
  const witness = RawWitness.decode(bytes);
  const transaction = messageTransaction(text, script);
  const [signature = new Uint8Array(), key] = witness;
  if (kind === 'tr' && witness.length === 1) {
    const hashType = signature.length === 65 ? (signature[64] ?? 0) : SigHash.DEFAULT;
    const digest = transaction.preimageWitnessV1(0, [script], hashType, [0n]);
    return schnorr.verify(signature.slice(0, 64), digest, script.slice(2));
  }
  const isOfKey = key !== undefined && isEqual(p2wpkh(key).script, script);
  if (kind !== 'wpkh' || !isOfKey || witness.length !== 2) return false;
  const code = p2pkh(key).script;
  const digest = transaction.preimageWitnessV0(0, code, signature.at(-1) ?? SigHash.ALL, 0n);
  const der = signature.slice(0, -1);
  return secp256k1.verify(der, digest, key, { prehash: false, format: 'der' });
}

/** The key is recovered from the signature, and must be the address's own. */
function isLegacySignature(text: string, { kind, script }: Locked, bytes: Uint8Array): boolean {
  const header = (bytes[0] ?? 0) - 27;
  if (header < 0 || header > 15) return false;
  const recovered = new Uint8Array([header & 3, ...bytes.slice(1)]);
  const digest = sha256(sha256(legacyMessage(text)));
  const key = secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
  const isCompressed = header >= 4;
  const point = secp256k1.Point.fromBytes(key).toBytes(isCompressed);
  const scripts = {
    pkh: () => p2pkh(point).script,
    wpkh: () => p2wpkh(point).script,
    sh: () => p2sh(p2wpkh(point)).script,
  };
  const scriptOf = attempt(() => scripts[kind as keyof typeof scripts]());
  return scriptOf !== undefined && isEqual(scriptOf, script);
}

function legacyMessage(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  return utils.concatBytes(encoder.encode(LEGACY_PREFIX), compactSize(bytes.length), bytes);
}

function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return new Uint8Array([length]);
  if (length <= 0xffff) return new Uint8Array([0xfd, length & 0xff, length >> 8]);
  throw new RangeError('a message is at most 65,535 bytes');
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
