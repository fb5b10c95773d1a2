import {
  address,
  appendTransactionMessageInstructions,
  blockhash as toBlockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type IInstruction,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import type { BlockhashLife } from './solana-rpc';

/** An unsigned transaction. */
export interface UnsignedTransaction {
  /** In Solana's wire format, with room for the signatures. */
  readonly wire: Uint8Array;

  /** The message that is signed. */
  readonly message: Uint8Array;
}

/**
 * A transaction of `instructions` that `payer` pays for. It has the legacy format, which every wallet reads;
 * a transfer needs nothing of the newer one.
 */
export function transactionOf(
  instructions: readonly IInstruction[],
  payer: string,
  { blockhash, lastValidBlockHeight }: BlockhashLife,
): UnsignedTransaction {
  const life = {
    blockhash: toBlockhash(blockhash),
    lastValidBlockHeight: BigInt(lastValidBlockHeight),
  };
  const empty = createTransactionMessage({ version: 'legacy' });
  const paid = setTransactionMessageFeePayer(address(payer), empty);
  const living = setTransactionMessageLifetimeUsingBlockhash(life, paid);
  const compiled = compileTransaction(appendTransactionMessageInstructions(instructions, living));
  return {
    wire: Uint8Array.from(getTransactionEncoder().encode(compiled)),
    message: Uint8Array.from(compiled.messageBytes),
  };
}

/** A transaction as a wallet returns it. */
export interface SignedTransaction {
  readonly message: Uint8Array;

  /**
   * The first signature, which is the payer's and identifies the transaction; absent where it is not signed.
   */
  readonly signature: Uint8Array | undefined;
  readonly payer: string;

  /** Its instructions, each as one text with all of its parts. */
  readonly steps: readonly string[];
}

/** @throws where `wire` is not a transaction. */
export function readTransaction(wire: Uint8Array): SignedTransaction {
  const { messageBytes, signatures } = getTransactionDecoder().decode(wire);
  const message = Uint8Array.from(messageBytes);
  const { instructions, staticAccounts } = getCompiledTransactionMessageDecoder().decode(message);
  const [payer = ''] = staticAccounts;
  const signature = Object.values(signatures)[0];
  return {
    message,
    signature: signature ? Uint8Array.from(signature) : undefined,
    payer,
    steps: instructions.map(({ programAddressIndex, accountIndices = [], data = [] }) =>
      [
        staticAccounts[programAddressIndex],
        ...accountIndices.map((index) => staticAccounts[index]),
        `0x${Array.from(data as Uint8Array, hexOf).join('')}`,
      ].join(' '),
    ),
  };
}

/** `bytes` in base64, the form that nodes accept. */
export function base64Of(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes);
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
