import { sha256 } from '@noble/hashes/sha2.js';
import { RawTx, SigHash, Transaction, utils } from '@scure/btc-signer';

/** The parts of the signed transaction that a signer of BIP-322 may choose in a full signature. */
export interface MessageTerms {
  readonly version: number;
  readonly lockTime: number;
  readonly sequence: number;
}

/** A full signature's transaction, with the parts that BIP-322 leaves open. */
export interface HandedTransaction {
  readonly terms: MessageTerms;
  readonly scriptSig: Uint8Array;
  readonly witness: readonly Uint8Array[];
}

/** The values that BIP-322's simple form fixes. */
export const SIMPLE_TERMS: MessageTerms = { version: 0, lockTime: 0, sequence: 0 };

const encoder = new TextEncoder();

/** The tag of BIP-322's hashes. */
const tag = sha256(encoder.encode('BIP0322-signed-message'));
const NO_TRANSACTION = new Uint8Array(32);
const NO_OUTPUT = 0xffff_ffff;
const OP_RETURN = Uint8Array.of(0x6a);

/** The transaction versions in use. */
const versions: ReadonlySet<number> = new Set([0, 2]);

/**
 * The virtual transaction of BIP-322 whose only input is signed. It spends the one that commits to `text`.
 */
export function messageTransaction(
  text: string,
  script: Uint8Array,
  { version, lockTime, sequence }: MessageTerms,
): Transaction {
  const signed = new Transaction({ version, lockTime, allowUnknownOutputs: true });
  const witnessUtxo = { script, amount: 0n };
  signed.addInput({ txid: messageTxid(text, script), index: 0, sequence, witnessUtxo });
  signed.addOutput({ script: OP_RETURN, amount: 0n });
  return signed;
}

/** The hash that an input without a witness signs: it covers the whole transaction. */
export function messageDigest(
  text: string,
  script: Uint8Array,
  { version, lockTime, sequence }: MessageTerms,
): Uint8Array {
  const txid = messageTxid(text, script);
  const transaction = RawTx.encode({
    version,
    segwitFlag: false,
    inputs: [{ txid, index: 0, finalScriptSig: script, sequence }],
    outputs: [{ amount: 0n, script: OP_RETURN }],
    witnesses: [],
    lockTime,
  });
  const hashType = Uint8Array.of(SigHash.ALL, 0, 0, 0);
  return sha256(sha256(utils.concatBytes(transaction, hashType)));
}

/**
 * Parses a full transaction that signs `text` for `script`. Returns `undefined` when it spends another input,
 * pays an output, or also proves funds, because it then has another form.
 */
export function handedTransaction(
  bytes: Uint8Array,
  text: string,
  script: Uint8Array,
): HandedTransaction | undefined {
  const { inputs, lockTime, outputs, version, witnesses } = RawTx.decode(bytes);
  const [[input, ...others], [output, ...more]] = [inputs, outputs];
  if (!input || !output || others.length > 0 || more.length > 0) return undefined;
  const isOfMessage =
    versions.has(version) &&
    input.index === 0 &&
    isEqualBytes(input.txid, messageTxid(text, script)) &&
    output.amount === 0n &&
    isEqualBytes(output.script, OP_RETURN);
  if (!isOfMessage) return undefined;
  return {
    terms: { version, lockTime, sequence: input.sequence },
    scriptSig: input.finalScriptSig,
    witness: witnesses?.[0] ?? [],
  };
}

/** Whether two byte strings are equal. */
export function isEqualBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function messageTxid(text: string, script: Uint8Array): Uint8Array {
  const message = sha256(utils.concatBytes(tag, tag, encoder.encode(text)));
  const spent = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: NO_TRANSACTION,
        index: NO_OUTPUT,
        finalScriptSig: utils.concatBytes(Uint8Array.of(0, message.length), message),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  });
  return sha256(sha256(spent)).reverse();
}
