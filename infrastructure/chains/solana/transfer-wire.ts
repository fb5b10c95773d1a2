import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash as toBlockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
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

/** The addresses in lookup tables, by the tables' own. */
export type LookupTables = Readonly<Record<string, readonly string[]>>;

/**
 * A transaction of `instructions` that `payer` pays for. It has the legacy format, which every wallet reads, unless
 * lookup tables shorten it.
 */
export function transactionOf(
  instructions: readonly IInstruction[],
  payer: string,
  { blockhash, lastValidBlockHeight }: BlockhashLife,
  tables: LookupTables = {},
): UnsignedTransaction {
  const life = {
    blockhash: toBlockhash(blockhash),
    lastValidBlockHeight: BigInt(lastValidBlockHeight),
  };
  const paid = setTransactionMessageFeePayer(address(payer), messageOf(instructions, tables));
  const compiled = compileTransaction(setTransactionMessageLifetimeUsingBlockhash(life, paid));
  return {
    wire: Uint8Array.from(getTransactionEncoder().encode(compiled)),
    message: Uint8Array.from(compiled.messageBytes),
  };
}

function messageOf(instructions: readonly IInstruction[], tables: LookupTables) {
  if (Object.keys(tables).length === 0) {
    const empty = createTransactionMessage({ version: 'legacy' });
    return appendTransactionMessageInstructions(instructions, empty);
  }
  const whole = appendTransactionMessageInstructions(
    instructions,
    createTransactionMessage({ version: 0 }),
  );
  const addresses = tables as Record<Address, Address[]>;
  return compressTransactionMessageUsingAddressLookupTables(whole, addresses);
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
  const compiled = getCompiledTransactionMessageDecoder().decode(message);
  const { instructions, staticAccounts } = compiled;
  const names = [...staticAccounts, ...lookedUpIn(compiled)];
  const [payer = ''] = staticAccounts;
  const signature = Object.values(signatures)[0];
  return {
    message,
    signature: signature ? Uint8Array.from(signature) : undefined,
    payer,
    steps: instructions.map(({ programAddressIndex, accountIndices = [], data = [] }) =>
      [
        names[programAddressIndex],
        ...accountIndices.map((index) => names[index]),
        `0x${Array.from(data as Uint8Array, hexOf).join('')}`,
      ].join(' '),
    ),
  };
}

/** The accounts in lookup tables, in the order of a message, each by its table and place. */
function lookedUpIn(
  compiled: ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>,
): readonly string[] {
  const lookups = 'addressTableLookups' in compiled ? (compiled.addressTableLookups ?? []) : [];
  const placesIn = (kind: 'writableIndices' | 'readableIndices'): readonly string[] =>
    lookups.flatMap((lookup) => lookup[kind].map((at) => `${lookup.lookupTableAddress}[${at}]`));
  return [...placesIn('writableIndices'), ...placesIn('readableIndices')];
}

/** `bytes` in base64, the form that nodes accept. */
export function base64Of(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes);
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
