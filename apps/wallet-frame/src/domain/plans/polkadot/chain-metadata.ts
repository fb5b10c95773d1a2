import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type HashTools, metadataHash } from '../../../../../../domain/runtime/metadata-hash';
import { ScaleReader } from '../../bytes/scale-reader';
import { quantityOf, unreadable } from '../../bytes/untrusted';
import { inTime } from '../../time/in-time';
import type { PlanContext } from '../plan-context';
import { readMetadata, type RuntimeMetadata } from './runtime-metadata';

/** Why the metadata can be believed. */
export type Proof = 'hash' | 'node';

export interface KnownMetadata {
  readonly metadata: RuntimeMetadata;
  readonly proof: Proof;
}

/** The payload is made for another runtime than the one that the node describes. */
export class OtherRuntime extends Error {
  override readonly name = 'OtherRuntime';
}

type Context = Pick<PlanContext, 'network' | 'node'>;
type Payload = Readonly<Record<string, unknown>>;

/** How long a node may take. The visitor waits for it, because without metadata the call is bytes. */
const PATIENCE_MS = 15_000;

/** Real chains have less than a quarter of it. */
const MAX_DIGITS = 8 * 2 ** 20;
const VERSION_15 = '0x0f000000';
const HEX = /^0x(?:[0-9a-f]{2})+$/i;
const MODE_WITH_HASH = 1;
const tools: HashTools = { blake3, utf8: utf8ToBytes };

/** What was downloaded last, by the network. */
const downloaded = new WeakMap<NonNullable<PlanContext['network']>, RuntimeMetadata>();

/**
 * The metadata by which a payload can be read: of the chain and of the version that the payload is made for. Where the
 * payload has the hash of the metadata, the hash decides; else it is what the operator's node says.
 *
 * @throws {Error} where there is none.
 */
export async function metadataFor(payload: Payload, context: Context): Promise<KnownMetadata> {
  const { network } = context;
  if (!network) throw unreadable('network');
  const asked = Promise.all([runtimeOf(payload, context), requireGenesis(payload, context)]);
  const [metadata] = await inTime(PATIENCE_MS, asked, () => {
    throw unreadable('late');
  });
  const isSame =
    BigInt(metadata.specVersion) === quantityOf(payload['specVersion']) &&
    BigInt(metadata.transactionVersion) === quantityOf(payload['transactionVersion']);
  if (!isSame) throw new OtherRuntime();
  if (payload['mode'] !== MODE_WITH_HASH) return { metadata, proof: 'node' };
  const hash = `0x${bytesToHex(metadataHash(metadata, network, tools))}`;
  if (hash !== String(payload['metadataHash']).toLowerCase()) throw new OtherRuntime();
  return { metadata, proof: 'hash' };
}

async function runtimeOf(payload: Payload, { network, node }: Context): Promise<RuntimeMetadata> {
  const before = network && downloaded.get(network);
  if (before && BigInt(before.specVersion) === quantityOf(payload['specVersion'])) return before;
  const metadata = readMetadata(await download(node));
  if (network) downloaded.set(network, metadata);
  return metadata;
}

/** Version 15 where the runtime has it, else 14. */
async function download(node: PlanContext['node']): Promise<Uint8Array> {
  const wished = await node('state_call', ['Metadata_metadata_at_version', VERSION_15]).catch(
    () => undefined,
  );
  const found = typeof wished === 'string' ? optionIn(wished) : undefined;
  return found ?? bytesIn(await node('state_getMetadata', []));
}

function optionIn(hex: string): Uint8Array | undefined {
  const reader = new ScaleReader(bytesIn(hex));
  return reader.option(() => reader.bytes(reader.length()));
}

async function requireGenesis(payload: Payload, { node }: Context): Promise<void> {
  const hash = await node('chain_getBlockHash', [0]);
  const isSame = String(hash).toLowerCase() === String(payload['genesisHash']).toLowerCase();
  if (!isSame) throw new OtherRuntime();
}

function bytesIn(hex: unknown): Uint8Array {
  if (typeof hex !== 'string' || hex.length > MAX_DIGITS || !HEX.test(hex)) {
    throw unreadable('metadata');
  }
  return hexToBytes(hex.slice(2));
}
