import {
  type ExtrinsicTypes,
  type Field,
  primitives,
  type RuntimeType,
  type Shape,
  type SignedExtension,
} from '../../../../../../domain/runtime/runtime-types';
import { unreadable } from '../../bytes/untrusted';
import { ScaleReader } from '../../bytes/scale-reader';

/** What a runtime says of itself, as far as the reading of its calls needs it. */
export interface RuntimeMetadata extends ExtrinsicTypes {
  readonly extrinsic: ExtrinsicTypes['extrinsic'] & { readonly version: number };
  readonly transactionVersion: number;
}

const MAGIC = 0x6174_656d; // "meta"
const STORAGE_MAP = 1;

interface ReadType extends RuntimeType {
  readonly parameters: readonly { readonly name: string; readonly type: number | undefined }[];
}

/**
 * Reads the metadata of a runtime, version 14 or 15.
 *
 * @throws KeyError `unreadable`
 */
export function readMetadata(bytes: Uint8Array): RuntimeMetadata {
  const reader = new ScaleReader(bytes);
  if (reader.u32() !== MAGIC) throw unreadable('magic');
  const version = reader.byte();
  if (version !== 14 && version !== 15) throw unreadable('version');
  const types = new Map(reader.list(() => [id(reader), typeIn(reader)] as const));
  const constants = new Map(reader.list(() => palletIn(reader, version)).flat());
  const extrinsic = version === 15 ? extrinsicIn15(reader) : extrinsicIn14(reader, types);
  return { types, extrinsic, ...systemIn(constants) };
}

function id(reader: ScaleReader): number {
  return Number(reader.compact());
}

function typeIn(reader: ScaleReader): ReadType {
  const path = reader.list(() => reader.text());
  const parameters = reader.list(() => ({
    name: reader.text(),
    type: reader.option(() => id(reader)),
  }));
  const shape = shapeIn(reader);
  docs(reader);
  return { path, parameters, shape };
}

function shapeIn(reader: ScaleReader): Shape {
  switch (reader.byte()) {
    case 0:
      return { kind: 'composite', fields: fieldsIn(reader) };
    case 1:
      return {
        kind: 'variant',
        variants: reader.list(() => {
          const name = reader.text();
          const fields = fieldsIn(reader);
          const index = reader.byte();
          docs(reader);
          return { name, fields, index };
        }),
      };
    case 2:
      return { kind: 'sequence', of: id(reader) };
    case 3:
      return { kind: 'array', length: reader.u32(), of: id(reader) };
    case 4:
      return { kind: 'tuple', of: reader.list(() => id(reader)) };
    case 5: {
      const primitive = primitives[reader.byte()];
      if (!primitive) throw unreadable('primitive');
      return { kind: 'primitive', primitive };
    }
    case 6:
      return { kind: 'compact', of: id(reader) };
    case 7:
      return { kind: 'bits', store: id(reader), order: id(reader) };
    default:
      throw unreadable('type');
  }
}

function fieldsIn(reader: ScaleReader): readonly Field[] {
  return reader.list(() => {
    const name = reader.option(() => reader.text());
    const type = id(reader);
    const typeName = reader.option(() => reader.text());
    docs(reader);
    return {
      ...(name !== undefined && { name }),
      type,
      ...(typeName !== undefined && { typeName }),
    };
  });
}

/** The constants of a pallet by their names. The rest is read only to be left out. */
function palletIn(
  reader: ScaleReader,
  version: number,
): readonly (readonly [string, Uint8Array])[] {
  const pallet = reader.text();
  reader.option(() => {
    reader.text();
    reader.list(() => skipStorage(reader));
  });
  reader.option(() => id(reader)); // The type of its calls,
  reader.option(() => id(reader)); // and of its events.
  const constants = reader.list(() => {
    const name = reader.text();
    id(reader);
    const value = reader.bytes(reader.length());
    docs(reader);
    return [`${pallet}.${name}`, value] as const;
  });
  reader.option(() => id(reader)); // The type of its errors,
  reader.byte(); // and its index.
  if (version === 15) docs(reader);
  return constants;
}

function skipStorage(reader: ScaleReader): void {
  reader.text();
  reader.byte();
  if (reader.byte() === STORAGE_MAP) {
    reader.list(() => reader.byte());
    id(reader);
  }
  id(reader);
  reader.bytes(reader.length());
  docs(reader);
}

function docs(reader: ScaleReader): void {
  reader.list(() => reader.bytes(reader.length()));
}

function extrinsicIn15(reader: ScaleReader): RuntimeMetadata['extrinsic'] {
  const version = reader.byte();
  const [address, call, signature] = [id(reader), id(reader), id(reader)];
  id(reader);
  return { version, address, call, signature, extensions: extensionsIn(reader) };
}

/** Version 14 names the types as parameters of the extrinsic's own type. */
function extrinsicIn14(
  reader: ScaleReader,
  types: ReadonlyMap<number, ReadType>,
): RuntimeMetadata['extrinsic'] {
  const { parameters = [] } = types.get(id(reader)) ?? {};
  const version = reader.byte();
  const parameter = (wished: string): number => {
    const type = parameters.find(({ name }) => name === wished)?.type;
    if (type === undefined) throw unreadable(wished);
    return type;
  };
  return {
    version,
    address: parameter('Address'),
    call: parameter('Call'),
    signature: parameter('Signature'),
    extensions: extensionsIn(reader),
  };
}

function extensionsIn(reader: ScaleReader): readonly SignedExtension[] {
  return reader.list(() => ({ name: reader.text(), extra: id(reader), additional: id(reader) }));
}

type System = Pick<RuntimeMetadata, 'prefix' | 'specName' | 'specVersion' | 'transactionVersion'>;

function systemIn(constants: ReadonlyMap<string, Uint8Array>): System {
  const version = new ScaleReader(constants.get('System.Version') ?? new Uint8Array());
  const prefix = constants.get('System.SS58Prefix') ?? new Uint8Array();
  const specName = version.text();
  version.text(); // The name and the version of the implementation say nothing of the calls.
  version.u32();
  const specVersion = version.u32();
  version.u32();
  version.list(() => version.bytes(12)); // The interfaces of the runtime.
  return {
    specName,
    specVersion,
    transactionVersion: version.u32(),
    prefix: Number(new ScaleReader(prefix).number(prefix.length)),
  };
}
