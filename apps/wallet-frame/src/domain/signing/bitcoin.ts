import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import { RawTx, RawWitness, SigHash, Transaction } from '@scure/btc-signer';
import { ordinalsOf, paymentOf } from '../accounts/bitcoin-scripts';
import { KeyError } from '../bytes/key-error';
import { joined } from '../../../../../domain/bytes/joined';
import { unreadable } from '../bytes/untrusted';

/** The accounts of Bitcoin. */
export type BitcoinAccount = 'payment' | 'ordinals';

const encoder = new TextEncoder();
const TAG = sha256(encoder.encode('BIP0322-signed-message'));
const NO_TRANSACTION = new Uint8Array(32);
const NO_OUTPUT = 0xffff_ffff;
const OP_RETURN = Uint8Array.of(0x6a);

/** Both sign every input and output. A signature of less could be moved into another transaction. */
const WHOLE = [SigHash.DEFAULT, SigHash.ALL];

/** Signs a text by the simple form of BIP-322, in base64. */
export function signBitcoinMessage(text: string, account: BitcoinAccount, key: Uint8Array): string {
  const { internalKey, script } = scriptOf(account, key);
  const signed = new Transaction({ version: 0, allowUnknownOutputs: true });
  signed.addInput({
    txid: messageTxid(text, script),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(internalKey && { tapInternalKey: internalKey }),
  });
  signed.addOutput({ script: OP_RETURN, amount: 0n });
  signed.signIdx(key, 0, WHOLE);
  signed.finalizeIdx(0);
  const witness = signed.getInput(0).finalScriptWitness;
  if (!witness) throw new Error('A signed input has a witness');
  return base64.encode(RawWitness.encode(witness));
}

/**
 * Signs the inputs of a PSBT that `account` owns, and leaves the others as they are.
 *
 * @param inputs The numbers of the inputs to sign.
 * @throws KeyError `unreadable`, or `refused` where an input is not the account's own, or asks for a signature of
 *   a part of the transaction.
 */
export function signPsbt(
  psbt: Uint8Array,
  inputs: readonly number[],
  account: BitcoinAccount,
  key: Uint8Array,
): Uint8Array {
  const { internalKey, script } = scriptOf(account, key);
  const transaction = parsePsbt(psbt);
  if (inputs.length === 0) throw unreadable('inputs');
  // A signature of SegWit v0 commits to the amount of its own input alone, so the rest of the fee could be hidden. One of
  // taproot commits to the amounts of all inputs (BIP-341).
  if (account === 'payment' && !hasPrevious(transaction)) throw new KeyError('refused', 'inputs');
  for (const index of inputs) {
    if (!Number.isInteger(index) || index < 0 || index >= transaction.inputsLength) {
      throw unreadable('inputs');
    }
    const {
      nonWitnessUtxo,
      index: output = 0,
      sighashType,
      witnessUtxo,
    } = transaction.getInput(index);
    const spent = nonWitnessUtxo?.outputs[output] ?? witnessUtxo;
    if (!spent) throw unreadable('inputs');
    if (!isSame(spent.script, script)) throw new KeyError('refused', 'account');
    if (sighashType !== undefined && !WHOLE.some((whole) => whole === sighashType)) {
      throw new KeyError('refused', 'sighash');
    }
    if (internalKey) transaction.updateInput(index, { tapInternalKey: internalKey });
    transaction.signIdx(key, index, WHOLE);
  }
  return transaction.toPSBT();
}

/** Whether the transaction before each input is in the PSBT. Reading a PSBT compares each by its hash. */
function hasPrevious(transaction: Transaction): boolean {
  return Array.from({ length: transaction.inputsLength }, (_, at) => at).every(
    (at) => transaction.getInput(at).nonWitnessUtxo !== undefined,
  );
}

/** Reads a PSBT. @throws KeyError `unreadable` */
export function parsePsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownInputs: true, allowUnknownOutputs: true });
  } catch {
    throw unreadable('psbt');
  }
}

function scriptOf(
  account: BitcoinAccount,
  key: Uint8Array,
): { readonly script: Uint8Array; readonly internalKey?: Uint8Array } {
  // Scripts are the same on every network.
  const publicKey = secp256k1.getPublicKey(key, true);
  return account === 'payment' ? paymentOf(publicKey, 'mainnet') : ordinalsOf(publicKey, 'mainnet');
}

/** The id of the virtual transaction that commits to `text`, which the signed one spends. */
function messageTxid(text: string, script: Uint8Array): Uint8Array {
  const message = sha256(joined(TAG, TAG, encoder.encode(text)));
  const spent = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: NO_TRANSACTION,
        index: NO_OUTPUT,
        finalScriptSig: joined(Uint8Array.of(0, message.length), message),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  });
  return sha256(sha256(spent)).reverse();
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
