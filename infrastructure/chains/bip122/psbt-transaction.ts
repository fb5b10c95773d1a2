import { base64ToHex } from './hex-base64';

/** The first bytes of every PSBT. */
const MAGIC = '70736274ff';

/** The keys of BIP-174 and BIP-370 that name the transaction. A key is the number of its type. */
const globalKeys = {
  transaction: '00',
  version: '02',
  fallbackLockTime: '03',
  inputCount: '04',
  outputCount: '05',
  psbtVersion: 'fb',
} as const;
const inputKeys = {
  txid: '0e',
  outputIndex: '0f',
  sequence: '10',
  lockTime: '11',
  lockHeight: '12',
} as const;
const outputKeys = { amount: '03', script: '04' } as const;

/** A map of a PSBT: keys and values in hexadecimal. */
type PsbtMap = ReadonlyMap<string, string>;

/**
 * The unsigned transaction of a PSBT in base64, as the network serialises it, in hexadecimal: of version 0 (BIP-174) the
 * one in it, of version 2 (BIP-370) the one that its fields describe. `undefined` for what is no such PSBT, and for one
 * with a key twice, of which two programs may read two transactions.
 */
export function unsignedTransactionIn(psbt: string): string | undefined {
  try {
    const bytes = new HexReader(base64ToHex(psbt));
    if (bytes.take(5) !== MAGIC) return undefined;
    const global = readMap(bytes);
    const version = global.get(globalKeys.psbtVersion) ?? numberToHex(0, 4);
    const transaction = global.get(globalKeys.transaction);
    if (version === numberToHex(0, 4)) return transaction;
    const isVersion2 = version === numberToHex(2, 4) && transaction === undefined;
    return isVersion2 ? describedTransaction(global, bytes) : undefined;
  } catch {
    return undefined; // No base64, or it ends too early.
  }
}

function describedTransaction(global: PsbtMap, bytes: HexReader): string {
  const inputCount = fieldOf(global, globalKeys.inputCount);
  const outputCount = fieldOf(global, globalKeys.outputCount);
  const inputs = readMaps(bytes, inputCount);
  const outputs = readMaps(bytes, outputCount);
  return [
    fieldOf(global, globalKeys.version, 4),
    inputCount,
    ...inputs.map(inputText),
    outputCount,
    ...outputs.map(outputText),
    lockTimeOf(global, inputs),
  ].join('');
}

function inputText(input: PsbtMap): string {
  const sequence = input.get(inputKeys.sequence) ?? 'ffffffff';
  const emptyScript = '00';
  return (
    fieldOf(input, inputKeys.txid, 32) +
    fieldOf(input, inputKeys.outputIndex, 4) +
    emptyScript +
    sequence
  );
}

function outputText(output: PsbtMap): string {
  const script = fieldOf(output, outputKeys.script);
  return fieldOf(output, outputKeys.amount, 8) + sizeToHex(script.length / 2) + script;
}

/** The latest lock that an input requires, by height where all of those know one (BIP-370). */
function lockTimeOf(global: PsbtMap, inputs: readonly PsbtMap[]): string {
  const { lockHeight, lockTime } = inputKeys;
  const locked = inputs.filter((input) => input.has(lockHeight) || input.has(lockTime));
  if (locked.length === 0) return global.get(globalKeys.fallbackLockTime) ?? numberToHex(0, 4);
  const key = locked.every((input) => input.has(lockHeight)) ? lockHeight : lockTime;
  const locks = locked.map((input) => hexToNumber(fieldOf(input, key, 4)));
  return numberToHex(Math.max(...locks), 4);
}

/** @throws `RangeError` where `map` has no such field, or one of another length in bytes. */
function fieldOf(map: PsbtMap, key: string, length?: number): string {
  const field = map.get(key);
  const isFit = length === undefined || field?.length === length * 2;
  if (field !== undefined && isFit) return field;
  throw new RangeError('The PSBT lacks a field');
}

function readMaps(bytes: HexReader, count: string): readonly PsbtMap[] {
  return Array.from({ length: new HexReader(count).size() }, () => readMap(bytes));
}

function readMap(bytes: HexReader): PsbtMap {
  const map = new Map<string, string>();
  for (let length = bytes.size(); length > 0; length = bytes.size()) {
    const key = bytes.take(length);
    if (map.has(key)) throw new RangeError('The PSBT has a key twice');
    map.set(key, bytes.take(bytes.size()));
  }
  return map;
}

/** Reads bytes, which are written in hexadecimal, from the first to the last. */
class HexReader {
  readonly #hex: string;
  #at = 0;

  constructor(hex: string) {
    this.#hex = hex;
  }

  /** The next `count` bytes. @throws `RangeError` where there are fewer. */
  take(count: number): string {
    const end = this.#at + count * 2;
    if (end > this.#hex.length) throw new RangeError('The bytes end too early');
    const taken = this.#hex.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  /** The next number in the form that Bitcoin calls a compact size. */
  size(): number {
    const first = hexToNumber(this.take(1));
    if (first < 0xfd) return first;
    return hexToNumber(this.take(2 ** (first - 0xfc)));
  }
}

function sizeToHex(size: number): string {
  if (size < 0xfd) return numberToHex(size, 1);
  return size <= 0xffff ? `fd${numberToHex(size, 2)}` : `fe${numberToHex(size, 4)}`;
}

/** The lowest byte first, as in a transaction. */
function numberToHex(number: number, length: number): string {
  return reversed(number.toString(16).padStart(length * 2, '0'));
}

function hexToNumber(hex: string): number {
  return Number.parseInt(reversed(hex), 16);
}

function reversed(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join('');
}
