import { KeyError } from '../bytes/key-error';
import { joined } from '../../../../../domain/bytes/joined';
import { compact } from '../../../../../domain/runtime/scale-writer';
import { bytesOf, type Json, quantityOf, recordOf, textIn, unreadable } from '../bytes/untrusted';

/** The version of extrinsics that wallets sign. */
const VERSION = 4;
const HASH_BYTES = 32;
const MODE_WITH_HASH = 1;

/** What a signed extension adds to a payload: to the extrinsic, and to what is signed besides. */
interface Extension {
  readonly extra?: (payload: Json) => Uint8Array;
  readonly additional?: (payload: Json) => Uint8Array;
}

const nothing: Extension = {};
const tip = (payload: Json): Uint8Array => compact(quantityOf(payload['tip'] ?? '0x0'));

/** The signed extensions of Polkadot, Kusama and their system chains. */
const extensions: Readonly<Record<string, Extension>> = {
  AuthorizeCall: nothing,
  CheckNonZeroSender: nothing,
  CheckWeight: nothing,
  PrevalidateAttests: nothing,
  StorageWeightReclaim: nothing,
  WeightReclaim: nothing,
  CheckSpecVersion: { additional: (payload) => u32(payload['specVersion']) },
  CheckTxVersion: { additional: (payload) => u32(payload['transactionVersion']) },
  CheckGenesis: { additional: (payload) => hash(payload['genesisHash']) },
  CheckMortality: {
    extra: (payload) => era(payload['era']),
    additional: (payload) => hash(payload['blockHash']),
  },
  CheckNonce: { extra: (payload) => compact(quantityOf(payload['nonce'])) },
  ChargeTransactionPayment: { extra: tip },
  ChargeAssetTxPayment: {
    extra: (payload) => joined(tip(payload), optional(payload['assetId'])),
  },
  CheckMetadataHash: {
    extra: (payload) => Uint8Array.of(metadataMode(payload)),
    additional: (payload) =>
      metadataMode(payload) === MODE_WITH_HASH
        ? joined(Uint8Array.of(1), hash(payload['metadataHash']))
        : Uint8Array.of(0),
  },
};

/** The fields of what is signed, in their order. */
export interface PayloadFields {
  readonly call: Uint8Array;

  /** What each extension adds to the extrinsic. */
  readonly extras: readonly Uint8Array[];

  /** What each extension adds to what is signed besides. */
  readonly additional: readonly Uint8Array[];
}

/**
 * The bytes that an account signs for the payload that sites send, in JSON with the names of polkadot.js.
 *
 * @throws KeyError `unreadable`, or `refused` where an extension is not known: what it signs could not be shown.
 */
export function polkadotPayload(value: unknown): Uint8Array {
  const { additional, call, extras } = payloadFields(value);
  return joined(call, ...extras, ...additional);
}

/** @throws as {@link polkadotPayload} */
export function payloadFields(value: unknown): PayloadFields {
  const payload = recordOf(value);
  if (payload['version'] !== VERSION) throw new KeyError('refused', 'version');
  const { signedExtensions } = payload;
  if (!Array.isArray(signedExtensions) || signedExtensions.length === 0) {
    throw unreadable('signedExtensions');
  }
  const listed = signedExtensions.map((name: unknown) => {
    const isKnown = typeof name === 'string' && Object.hasOwn(extensions, name);
    if (!isKnown) throw new KeyError('refused', 'signedExtensions');
    return extensions[name] ?? nothing;
  });
  return {
    call: bytesOf(textIn(payload, 'method')),
    extras: listed.map(({ extra }) => extra?.(payload) ?? new Uint8Array()),
    additional: listed.map(({ additional }) => additional?.(payload) ?? new Uint8Array()),
  };
}

function metadataMode({ mode = 0 }: Json): number {
  if (mode !== 0 && mode !== MODE_WITH_HASH) throw unreadable('mode');
  return mode;
}

/** A block's hash, the chain's, or the metadata's. */
function hash(value: unknown): Uint8Array {
  const bytes = bytesOf(value);
  if (bytes.length !== HASH_BYTES) throw unreadable('hash');
  return bytes;
}

/** The immortal era, or a mortal one of two bytes. */
function era(value: unknown): Uint8Array {
  const bytes = bytesOf(value);
  const isEra = bytes.length === 2 || (bytes.length === 1 && bytes[0] === 0);
  if (!isEra) throw unreadable('era');
  return bytes;
}

/** An option that the site encoded, or none. */
function optional(value: unknown): Uint8Array {
  if (value === undefined || value === null) return Uint8Array.of(0);
  const bytes = bytesOf(value);
  const isOption = bytes[0] === 1 ? bytes.length > 1 : bytes.length === 1 && bytes[0] === 0;
  if (!isOption) throw unreadable('assetId');
  return bytes;
}

function u32(value: unknown): Uint8Array {
  const number = quantityOf(value);
  if (number > 0xffff_ffffn) throw unreadable('number');
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, Number(number), true);
  return bytes;
}
