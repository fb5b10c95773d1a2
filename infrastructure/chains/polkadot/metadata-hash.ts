import { blake3 } from '@noble/hashes/blake3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { UnifiedMetadata } from '@polkadot-api/substrate-bindings';
import { type Currency, metadataHash } from '../../../domain/runtime/metadata-hash';
import type { RuntimeType, Shape } from '../../../domain/runtime/runtime-types';
import { hexOf } from './scale';

/** What a runtime says of itself in its constants. */
export interface RuntimeNames {
  readonly specName: string;
  readonly specVersion: number;
  readonly prefix: number;
}

type Entry = UnifiedMetadata['lookup'][number];

/**
 * The hash (RFC-78) of metadata from which calls are written. A chain executes nothing that was signed for another hash than its own.
 *
 * @throws for metadata of which the RFC names no hash.
 */
export function hashOf(
  { extrinsic, lookup }: UnifiedMetadata<15>,
  names: RuntimeNames,
  currency: Currency,
): string {
  const { address, call, extensionsByVersion, signature } = extrinsic;
  const extensions = (extensionsByVersion[0] ?? []).map(
    ({ additionalSigned, identifier, type }) => ({
      name: identifier,
      extra: type,
      additional: additionalSigned,
    }),
  );
  const types = new Map(lookup.map((entry) => [entry.id, typeOf(entry)]));
  const described = { ...names, types, extrinsic: { address, call, extensions, signature } };
  return hexOf(metadataHash(described, currency, { blake3, utf8: utf8ToBytes }));
}

function typeOf({ def, path }: Entry): RuntimeType {
  return { path, shape: shapeOf(def) };
}

function shapeOf(def: Entry['def']): Shape {
  switch (def.tag) {
    case 'composite':
      return { kind: 'composite', fields: fieldsOf(def.value) };
    case 'variant':
      return {
        kind: 'variant',
        variants: def.value.map(({ fields, index, name }) => ({
          name,
          fields: fieldsOf(fields),
          index,
        })),
      };
    case 'sequence':
      return { kind: 'sequence', of: def.value };
    case 'array':
      return { kind: 'array', length: def.value.len, of: def.value.type };
    case 'tuple':
      return { kind: 'tuple', of: def.value };
    case 'primitive':
      return { kind: 'primitive', primitive: def.value.tag };
    case 'compact':
      return { kind: 'compact', of: def.value };
    case 'bitSequence':
      return { kind: 'bits', store: def.value.bitStoreType, order: def.value.bitOrderType };
  }
}

type Fields = Extract<Entry['def'], { readonly tag: 'composite' }>['value'];

function fieldsOf(fields: Fields): (Shape & { readonly kind: 'composite' })['fields'] {
  return fields.map(({ name, type, typeName }) => ({
    ...(name !== undefined && { name }),
    type,
    ...(typeName !== undefined && { typeName }),
  }));
}
