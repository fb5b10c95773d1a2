import { base64 } from '@scure/base';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { AccountKind } from '../accounts/account-keys';
import { evmAddress } from '../accounts/evm-address';
import { KeyError } from '../bytes/key-error';
import { bytesOf, type Json, recordOf, unreadable } from '../bytes/untrusted';
import { type BitcoinAccount, parsePsbt, signBitcoinMessage, signPsbt } from './bitcoin';
import { parseEvmBundle, signEvmBundle } from './evm-bundle';
import { hexOf } from '../bytes/hex-of';
import { signEvmMessage } from './evm-digest';
import { parseEvmTransaction, signEvmTransaction } from './evm-transaction';
import { digestOf } from './request-digest';
import { signPolkadotMessage, signPolkadotPayload } from './polkadot';
import { polkadotPayload } from './polkadot-payload';
import { parseSolanaTransaction, signSolanaMessage, signSolanaTransaction } from './solana';
import { signTypedData } from './sign-typed-data';
import { parseTypedData, typedDataDigest } from './typed-data';
import { signUserOperation } from './sign-user-operation';
import { parseUserOperation } from './user-operation';

/** What a signature of one kind of request needs. */
interface Signing {
  readonly account: AccountKind;

  /** Signs what was read. The result is text, or several texts where several things were asked for. */
  readonly sign: (key: Uint8Array) => string | readonly string[];
}

const MAX_TRANSACTIONS = 16;

/** What entry points of ERC-4337 call an operation, by EIP-712. */
const USER_OPERATION = 'PackedUserOperation';

/** Reads what a request asks for completely, before anything of it is shown. */
const readers = {
  evmTransaction: ({ transaction }: Json) => {
    const read = parseEvmTransaction(transaction);
    return signing('evm', (key) => {
      requireOwn(read.from, key);
      return signEvmTransaction(read, key);
    });
  },
  evmBundle: ({ bundle }: Json) => {
    const read = parseEvmBundle(bundle);
    return signing('evm', (key) => {
      requireOwn(read.from, key);
      return signEvmBundle(read, key);
    });
  },
  userOperation: ({ operation }: Json) => {
    const read = parseUserOperation(operation);
    return signing('evm', (key) => signUserOperation(read, key));
  },
  evmMessage: ({ message }: Json) => {
    const read = bytesOf(message);
    return signing('evm', (key) => signEvmMessage(read, key));
  },
  typedData: ({ typedData }: Json) => {
    const read = parseTypedData(typedData);
    // With a smart account's code, an entry point would take the signature for calls that the visitor was not shown.
    if (read.primaryType === USER_OPERATION) throw new KeyError('refused', 'operation');
    typedDataDigest(read); // Reads every value of it.
    return signing('evm', (key) => signTypedData(read, key));
  },
  solanaTransactions: ({ transactions }: Json) => {
    if (!Array.isArray(transactions) || transactions.length === 0) throw unreadable();
    if (transactions.length > MAX_TRANSACTIONS) throw unreadable();
    const read = transactions.map((one: unknown) => bytesOfBase64(one));
    read.forEach(parseSolanaTransaction);
    return signing('solana', (key) =>
      read.map((bytes) => base64.encode(signSolanaTransaction(bytes, key))),
    );
  },
  solanaMessage: ({ message }: Json) => {
    const read = bytesOf(message);
    return signing('solana', (key) => hexOf(signSolanaMessage(read, key)));
  },
  bitcoinMessage: ({ account, message }: Json) => {
    if (typeof message !== 'string') throw unreadable();
    const kind = bitcoinAccount(account);
    return signing(kind, (key) => signBitcoinMessage(message, kind, key));
  },
  psbt: ({ account, inputs, psbt }: Json) => {
    const kind = bitcoinAccount(account);
    const read = bytesOfBase64(psbt);
    const chosen = numbersOf(inputs);
    parsePsbt(read);
    return signing(kind, (key) => base64.encode(signPsbt(read, chosen, kind, key)));
  },
  polkadotPayload: ({ payload }: Json) => {
    const read = polkadotPayload(payload);
    return signing('sr25519', (key) => hexOf(signPolkadotPayload(read, key)));
  },
  polkadotMessage: ({ message }: Json) => {
    const read = bytesOf(message);
    return signing('sr25519', (key) => hexOf(signPolkadotMessage(read, key)));
  },
} as const;

/** The kinds of requests, each with its fields besides `kind`. */
export const signRequestFields = {
  evmTransaction: ['transaction'],
  evmBundle: ['bundle'],
  userOperation: ['operation'],
  evmMessage: ['message'],
  typedData: ['typedData'],
  solanaTransactions: ['transactions'],
  solanaMessage: ['message'],
  bitcoinMessage: ['account', 'message'],
  psbt: ['account', 'inputs', 'psbt'],
  polkadotPayload: ['payload'],
  polkadotMessage: ['message'],
} as const satisfies Readonly<Record<keyof typeof readers, readonly string[]>>;
export type SignRequestKind = keyof typeof signRequestFields;

/** A request that was read, and what it is known by when it is shown. */
export interface ReadRequest extends Signing {
  readonly digest: string;
}

/**
 * Reads a request.
 *
 * @throws {@link KeyError} `unreadable` or `refused`
 */
export function readSignRequest(value: unknown): ReadRequest {
  const own = recordOf(copyOf(value));
  const { kind } = own;
  if (!isKind(kind)) throw unreadable('kind');
  const record = recordOf(own, ['kind', ...signRequestFields[kind]]);
  return { ...readers[kind](record), digest: digestOf(record) };
}

/** Later changes of `value` by its owner change nothing here. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    throw unreadable('clone');
  }
}

function signing(account: AccountKind, sign: Signing['sign']): Signing {
  return { account, sign };
}

function requireOwn(from: Uint8Array, key: Uint8Array): void {
  const own = evmAddress(secp256k1.getPublicKey(key, false)).toLowerCase();
  if (hexOf(from) !== own) throw new KeyError('refused', 'account');
}

function isKind(kind: unknown): kind is SignRequestKind {
  return typeof kind === 'string' && Object.hasOwn(signRequestFields, kind);
}

function bitcoinAccount(value: unknown): BitcoinAccount {
  if (value !== 'payment' && value !== 'ordinals') throw unreadable('account');
  return value;
}

function numbersOf(value: unknown): readonly number[] {
  const isList = Array.isArray(value) && value.every((one) => Number.isInteger(one));
  if (!isList || new Set(value).size !== value.length) throw unreadable('inputs');
  return value as readonly number[];
}

function bytesOfBase64(value: unknown): Uint8Array {
  if (typeof value !== 'string') throw unreadable();
  try {
    return base64.decode(value);
  } catch {
    throw unreadable('base64');
  }
}
