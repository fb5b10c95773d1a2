import { sha256 } from '@noble/hashes/sha2.js';
import { base64, hex } from '@scure/base';
import { RawTx, RawWitness, Transaction, utils } from '@scure/btc-signer';
import {
  type BitcoinAddress,
  bitcoinAddressOf,
  type BitcoinKey,
  type BitcoinNetworkName,
  bitcoinSpellings,
} from './bitcoin-keys';

/** A payment: amount, sender and receiver. */
export interface BitcoinPayment {
  readonly key: BitcoinKey;
  readonly network: BitcoinNetworkName;

  /** The Esplora API of the network. */
  readonly esploraUrl: string;
  readonly recipients: readonly { readonly address: string; readonly satoshi: bigint }[];

  /** The fee of the payment, in satoshi. */
  readonly fee: bigint;
}

interface Coin {
  readonly txid: string;
  readonly vout: number;
  readonly value: number;
}

const OP_RETURN = 0x6a;

/** Nodes do not relay a smaller output. A smaller change goes to the fee. */
const DUST = 546n;
const encoder = new TextEncoder();

/** Signs `text` in the simple form of BIP-322. */
export function signBip322(text: string, key: BitcoinKey, network: BitcoinNetworkName): string {
  const place = bitcoinAddressOf(key, network);
  const tag = sha256(encoder.encode('BIP0322-signed-message'));
  const message = sha256(utils.concatBytes(tag, tag, encoder.encode(text)));
  const challenge = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffff_ffff,
        finalScriptSig: utils.concatBytes(new Uint8Array([0, 32]), message),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: place.script }],
    witnesses: [],
    lockTime: 0,
  });
  const answer = new Transaction({ version: 0, allowUnknownOutputs: true });
  answer.addInput({
    txid: sha256(sha256(challenge)).reverse(),
    index: 0,
    sequence: 0,
    ...spendingOf(place, 0n),
  });
  answer.addOutput({ script: new Uint8Array([OP_RETURN]), amount: 0n });
  answer.sign(key.secret);
  answer.finalize();
  return base64.encode(RawWitness.encode(answer.getInput(0).finalScriptWitness ?? []));
}

/**
 * Pays with the coins of one key, and sends the transaction. Resolves with the transaction's id.
 *
 * @throws `RangeError` where the coins do not cover the payment, and `Error` with the node's text where it
 *   refuses.
 */
export async function pay(payment: BitcoinPayment): Promise<string> {
  const { esploraUrl, fee, key, network, recipients } = payment;
  const place = bitcoinAddressOf(key, network);
  const response = await fetch(`${esploraUrl}/address/${place.address}/utxo`);
  const coins = (await response.json()) as readonly Coin[];
  const total = recipients.reduce((sum, { satoshi }) => sum + satoshi, fee);
  const transaction = new Transaction();
  let gathered = 0n;
  for (const { txid, value, vout } of coins) {
    if (gathered >= total) break;
    transaction.addInput({
      txid: hex.decode(txid),
      index: vout,
      ...spendingOf(place, BigInt(value)),
    });
    gathered += BigInt(value);
  }
  if (gathered < total) throw new RangeError('Insufficient funds');
  const spelling = bitcoinSpellings[network];
  for (const { address, satoshi } of recipients) {
    transaction.addOutputAddress(address, satoshi, spelling);
  }
  const change = gathered - total;
  if (change >= DUST) transaction.addOutputAddress(place.address, change, spelling);
  transaction.sign(key.secret);
  transaction.finalize();
  return broadcast(transaction.hex, esploraUrl);
}

/** A PSBT in base64, and the keys that sign each of its inputs. */
export interface PsbtToSign {
  readonly psbt: string;
  readonly inputs: readonly { readonly key: BitcoinKey; readonly indexes: readonly number[] }[];

  /** The Esplora API to which the signed transaction is sent. Absent: it is not sent. */
  readonly esploraUrl?: string | undefined;
}

/**
 * Signs the inputs of a PSBT, and sends the transaction where that is requested.
 *
 * @throws `Error` for a text that is no PSBT, for an input that is not the key's, and with the node's text.
 */
export async function signPsbt({ esploraUrl, inputs, psbt }: PsbtToSign) {
  const transaction = Transaction.fromPSBT(base64.decode(psbt));
  for (const { indexes, key } of inputs) {
    for (const index of indexes) transaction.signIdx(key.secret, index);
  }
  if (esploraUrl === undefined) return { psbt: base64.encode(transaction.toPSBT()) };
  transaction.finalize();
  const txid = await broadcast(transaction.hex, esploraUrl);
  return { psbt: base64.encode(transaction.toPSBT()), txid };
}

async function broadcast(transaction: string, esploraUrl: string): Promise<string> {
  const response = await fetch(`${esploraUrl}/tx`, { method: 'POST', body: transaction });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

function spendingOf({ script, tapInternalKey }: BitcoinAddress, amount: bigint) {
  return { witnessUtxo: { script, amount }, ...(tapInternalKey && { tapInternalKey }) };
}
