import { bytesToHex } from '@noble/hashes/utils.js';
import { checksumAddress } from '../../accounts/evm-address';
import { unreadable } from '../../bytes/untrusted';
import type { AbiParameter } from './descriptor';
import type { Value } from './value';

const WORD = 32;
const MAX_VALUES = 4_000;
const ARRAY = /^(.*)\[(\d*)\]$/;

/** The arguments of a call. */
export interface Arguments {
  readonly value: Value;

  /** How many bytes follow that no argument has. Contracts may read them. */
  readonly rest: number;
}

/**
 * Decodes the arguments of a call, strictly: numbers in their range, and empty bits empty.
 *
 * @throws KeyError `unreadable`
 */
export function decodeArguments(data: Uint8Array, inputs: readonly AbiParameter[]): Arguments {
  const decoder = new Decoder(data);
  const value = decoder.struct(inputs, 0);
  return { value, rest: decoder.rest };
}

class Decoder {
  readonly #data: Uint8Array;
  #count = 0;
  #last = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** Values one after the other from `base`. The ones without a fixed size stand where their word points. */
  struct(parameters: readonly AbiParameter[], base: number): Value {
    const fields = new Map<string, Value>();
    let at = base;
    for (const parameter of parameters) {
      fields.set(parameter.name, this.#at(parameter, base, at));
      at += sizeOf(parameter);
    }
    this.#reach(at);
    return { kind: 'struct', fields };
  }

  get rest(): number {
    return this.#data.length - this.#last;
  }

  #at(parameter: AbiParameter, base: number, at: number): Value {
    this.#count += 1;
    if (this.#count > MAX_VALUES) throw unreadable('size');
    return this.#value(parameter, isDynamic(parameter) ? base + this.#length(at) : at);
  }

  #value(parameter: AbiParameter, at: number): Value {
    const { components, type } = parameter;
    const [, item, count] = ARRAY.exec(type) ?? [];
    if (item !== undefined) {
      const entry = { ...parameter, type: item };
      const length = count === '' ? this.#length(at) : Number(count);
      return this.#list(entry, length, count === '' ? at + WORD : at);
    }
    if (components) return this.struct(components, at);
    if (type === 'bytes' || type === 'string') return this.#bytes(type, at);
    return this.#word(type, at);
  }

  #list(entry: AbiParameter, length: number, base: number): Value {
    if (length > MAX_VALUES) throw unreadable('size');
    const size = sizeOf(entry);
    const items = Array.from({ length }, (_, at) => this.#at(entry, base, base + at * size));
    this.#reach(base + length * size);
    return { kind: 'list', items };
  }

  #bytes(type: string, at: number): Value {
    const length = this.#length(at);
    const padded = Math.ceil(length / WORD) * WORD;
    const bytes = this.#slice(at + WORD, padded);
    if (bytes.subarray(length).some((byte) => byte !== 0)) throw unreadable('padding');
    const value = bytes.subarray(0, length);
    return type === 'bytes' ? { kind: 'bytes', value } : { kind: 'text', value: textOf(value) };
  }

  #word(type: string, at: number): Value {
    const word = this.#slice(at, WORD);
    const number = BigInt(`0x${bytesToHex(word)}`);
    const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? [];
    if (bits !== undefined) {
      const wrapped = sign === 'u' ? number : BigInt.asIntN(256, number);
      const fit =
        sign === 'u' ? BigInt.asUintN(Number(bits), number) : BigInt.asIntN(Number(bits), number);
      if (fit !== wrapped) throw unreadable(type);
      return { kind: 'number', value: wrapped };
    }
    const [, length] = /^bytes(\d+)$/.exec(type) ?? [];
    if (length !== undefined) {
      if (word.subarray(Number(length)).some((byte) => byte !== 0)) throw unreadable(type);
      return { kind: 'bytes', value: word.subarray(0, Number(length)) };
    }
    if (type === 'bool' && number < 2n) return { kind: 'bool', value: number === 1n };
    if (type === 'address' && number < 1n << 160n) {
      return { kind: 'address', value: checksumAddress(bytesToHex(word.subarray(12))) };
    }
    throw unreadable(type);
  }

  #length(at: number): number {
    const word = BigInt(`0x${bytesToHex(this.#slice(at, WORD))}`);
    if (word > BigInt(this.#data.length)) throw unreadable('length');
    return Number(word);
  }

  #slice(at: number, length: number): Uint8Array {
    this.#reach(at + length);
    return this.#data.subarray(at, at + length);
  }

  #reach(end: number): void {
    if (end > this.#data.length) throw unreadable('end');
    this.#last = Math.max(this.#last, end);
  }
}

function isDynamic({ components, type }: AbiParameter): boolean {
  const [, item, count] = ARRAY.exec(type) ?? [];
  if (item !== undefined) {
    return count === '' || isDynamic({ name: '', type: item, ...(components && { components }) });
  }
  return type === 'bytes' || type === 'string' || (components?.some(isDynamic) ?? false);
}

/** How many bytes a value has among others: its own, or a word that points to it. */
function sizeOf(parameter: AbiParameter): number {
  if (isDynamic(parameter)) return WORD;
  const { components, type } = parameter;
  const [, item, count] = ARRAY.exec(type) ?? [];
  if (item !== undefined) return Number(count) * sizeOf({ ...parameter, type: item });
  return components ? components.reduce((sum, one) => sum + sizeOf(one), 0) : WORD;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable('text');
  }
}
