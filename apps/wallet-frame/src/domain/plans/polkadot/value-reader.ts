import { bytesToHex } from '@noble/hashes/utils.js';
import { ss58Address } from '../../accounts/ss58';
import type { ScaleReader } from '../../bytes/scale-reader';
import { unreadable } from '../../bytes/untrusted';
import { requestValues } from '../../texts/request-values';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { readableText } from '../read-text';
import type { Currency } from '../../../../../../domain/runtime/metadata-hash';
import type { Primitive, RuntimeType, Shape } from '../../../../../../domain/runtime/runtime-types';
import type { RuntimeMetadata } from './runtime-metadata';

/** One value inside of another, by its path: `dest`, `calls[2]`. */
export interface NamedValue {
  readonly path: string;
  readonly value: string;
}

/** Where a value stands. */
export interface ValuePosition {
  readonly path: string;

  /** Whether it is an amount of the chain's own currency. */
  readonly isAmount: boolean;
  readonly depth: number;
}

export interface ValueReaderDeps {
  readonly metadata: RuntimeMetadata;
  readonly reader: ScaleReader;
  readonly prefix: number;
  readonly currency: Currency | undefined;

  /** Takes each value in its order. */
  readonly say: (value: NamedValue) => void;

  /** Takes a call that stands among the values. */
  readonly call: (position: ValuePosition) => void;

  /** Something of the values can be told only as bytes, or is too long to show. */
  readonly hide: () => void;
}

const MAX_VALUES = 50_000;
const MAX_DEPTH = 48;
const LONGEST = 2_048;
const BYTES: Readonly<Record<Exclude<Primitive, 'bool' | 'char' | 'str'>, number>> = {
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  u128: 16,
  u256: 32,
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  i128: 16,
  i256: 32,
};
const BALANCE = /^(?:<.*>::|T::|Self::)?Balance(?:Of)?(?:<.*>)?$/;

/** Calls of other chains, which this chain's metadata does not explain. */
const FOREIGN_CALLS: ReadonlySet<string> = new Set(['DoubleEncoded', 'OpaqueCall']);

/** Reads values by the types of a runtime, and says each of them. */
export class ValueReader {
  readonly #deps: ValueReaderDeps;
  #count = 0;

  constructor(deps: ValueReaderDeps) {
    this.#deps = deps;
  }

  /** @throws KeyError `unreadable` */
  read(id: number, position: ValuePosition): void {
    const { call, metadata } = this.#deps;
    this.#count += 1;
    if (this.#count > MAX_VALUES || position.depth > MAX_DEPTH) throw unreadable('size');
    if (id === metadata.extrinsic.call) return call(position);
    const type = this.type(id);
    if (FOREIGN_CALLS.has(type.path.at(-1) ?? '')) this.#deps.hide();
    return this.#shape(type, { ...position, depth: position.depth + 1 });
  }

  /** Reads the fields of a struct, of a variant or of a call. */
  fields(
    fields: (Shape & { readonly kind: 'composite' })['fields'],
    position: ValuePosition,
    hasAmounts: boolean,
  ): void {
    const isNewtype = fields.length === 1 && fields[0]?.name === undefined && position.path !== '';
    fields.forEach(({ name, type, typeName = '' }, at) => {
      const path = isNewtype ? position.path : joinedPath(position.path, name ?? String(at));
      const isAmount = isNewtype ? position.isAmount : hasAmounts && BALANCE.test(inner(typeName));
      this.read(type, { ...position, path, isAmount });
    });
  }

  type(id: number): RuntimeType {
    const type = this.#deps.metadata.types.get(id);
    if (!type) throw unreadable('type');
    return type;
  }

  #say(path: string, value: string): void {
    const isShort = value.length <= LONGEST;
    if (!isShort) this.#deps.hide();
    this.#deps.say({ path, value: isShort ? value : `${value.slice(0, LONGEST)}…` });
  }

  #shape({ path: names, shape }: RuntimeType, position: ValuePosition): void {
    const { prefix, reader } = this.#deps;
    const { path } = position;
    if (names.at(-1) === 'AccountId32') {
      return this.#say(path, ss58Address(reader.bytes(32), prefix));
    }
    switch (shape.kind) {
      case 'composite':
        return this.fields(shape.fields, position, true);
      case 'tuple':
        return this.fields(
          shape.of.map((type) => ({ type })),
          position,
          position.isAmount,
        );
      case 'variant':
        return this.#variant(names, shape, position);
      case 'sequence':
        return this.#list(reader.length(), shape.of, position, true);
      case 'array':
        return this.#list(shape.length, shape.of, position, false);
      case 'primitive':
        return this.#say(path, this.#primitive(shape.primitive, position));
      case 'compact':
        // The compact form of nothing is nothing.
        return this.#isNothing(shape.of)
          ? this.#say(path, requestValues.none)
          : this.#say(path, this.#number(reader.compact(), position));
      case 'bits': {
        const bits = Number(reader.compact());
        const store = this.type(shape.store).shape;
        const unit =
          store.kind === 'primitive' && store.primitive in BYTES ? store.primitive : 'u8';
        const size = BYTES[unit as keyof typeof BYTES];
        return this.#say(path, hexOf(reader.bytes(Math.ceil(bits / (8 * size)) * size)));
      }
    }
  }

  #variant(
    names: readonly string[],
    { variants }: Shape & { readonly kind: 'variant' },
    position: ValuePosition,
  ): void {
    const index = this.#deps.reader.byte();
    const variant = variants.find((one) => one.index === index);
    if (!variant) throw unreadable('variant');
    const { fields, name } = variant;
    if (fields.length === 0) {
      return this.#say(position.path, name === 'None' ? requestValues.none : name);
    }
    const isPlain =
      (names.at(-1) === 'Option' && name === 'Some') ||
      (names.at(-1) === 'MultiAddress' && name === 'Id');
    if (isPlain) return this.fields(fields, position, position.isAmount);
    const path = joinedPath(position.path, name);
    return this.fields(fields, { ...position, path }, true);
  }

  #list(length: number, of: number, position: ValuePosition, isText: boolean): void {
    const { shape } = this.type(of);
    if (shape.kind === 'primitive' && shape.primitive === 'u8') {
      const bytes = this.#deps.reader.bytes(length);
      const words = isText && length > 0 ? readableText(bytes) : undefined;
      return this.#say(position.path, words ?? hexOf(bytes));
    }
    if (length === 0) return this.#say(position.path, requestValues.none);
    for (let at = 0; at < length; at += 1) {
      this.read(of, { ...position, path: `${position.path}[${at}]` });
    }
    return undefined;
  }

  #isNothing(type: number): boolean {
    const { shape } = this.type(type);
    const isTuple = shape.kind === 'tuple' && shape.of.length === 0;
    return isTuple || (shape.kind === 'composite' && shape.fields.length === 0);
  }

  #primitive(primitive: Primitive, position: ValuePosition): string {
    const { reader } = this.#deps;
    switch (primitive) {
      case 'bool':
        return reader.bool() ? requestValues.yes : requestValues.no;
      case 'char':
        return `U+${reader.u32().toString(16)}`;
      case 'str': {
        const bytes = reader.bytes(reader.length());
        return readableText(bytes) ?? hexOf(bytes);
      }
      default:
        return this.#number(reader.number(BYTES[primitive], primitive.startsWith('i')), position);
    }
  }

  #number(value: bigint, { isAmount }: ValuePosition): string {
    const { currency } = this.#deps;
    return isAmount && currency
      ? `${formatUnits(value, currency.decimals)} ${currency.symbol}`
      : String(value);
  }
}

function joinedPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** `Compact<T::Balance>` and `Option<T::Balance>` are amounts as well. */
function inner(typeName: string): string {
  return /^(?:Compact|Option)<(.*)>$/.exec(typeName)?.[1] ?? typeName;
}

function hexOf(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`;
}
