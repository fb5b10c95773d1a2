import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';

/** The data of one transaction extension: in the transaction itself, and signed beside it. */
interface ExtensionBytes {
  readonly extra?: Uint8Array;
  readonly implied?: Uint8Array;
}

/** A longer payload is signed by its hash. */
const HASHED_FROM = 257;
const NOTHING = Uint8Array.of(0);

/**
 * The bytes that a wallet signs for `payload`: the call, then the data of each extension of the chain.
 *
 * @throws for an extension that this wallet does not know, because it would sign data that it has not read.
 */
export function signingPayload(payload: PolkadotPayload): Uint8Array {
  const extensions = payload.signedExtensions.map((name) => extensionBytes(name, payload));
  const bytes = concatBytes(
    bytesIn(payload.method),
    ...extensions.map(({ extra }) => extra ?? new Uint8Array()),
    ...extensions.map(({ implied }) => implied ?? new Uint8Array()),
  );
  return bytes.length < HASHED_FROM ? bytes : blake2b(bytes, { dkLen: 32 });
}

function extensionBytes(name: string, payload: PolkadotPayload): ExtensionBytes {
  const { blockHash, era, genesisHash, mode = 0, nonce, specVersion, tip } = payload;
  switch (name) {
    case 'CheckSpecVersion':
      return { implied: word(specVersion) };
    case 'CheckTxVersion':
      return { implied: word(payload.transactionVersion) };
    case 'CheckGenesis':
      return { implied: bytesIn(genesisHash) };
    case 'CheckMortality':
    case 'CheckEra':
      return { extra: bytesIn(era), implied: bytesIn(blockHash) };
    case 'CheckNonce':
      return { extra: compact(BigInt(nonce)) };
    case 'ChargeTransactionPayment':
      return { extra: compact(BigInt(tip)) };
    case 'ChargeAssetTxPayment':
      return { extra: concatBytes(compact(BigInt(tip)), NOTHING) };
    case 'CheckMetadataHash':
      return { extra: Uint8Array.of(mode), implied: optional(payload.metadataHash) };
    case 'CheckNonZeroSender':
    case 'CheckWeight':
    case 'PrevalidateAttests':
    case 'StorageWeightReclaim':
    case 'WeightReclaim':
      return {};
    default:
      throw new Error(
        `The transaction has an extension "${name}", which this wallet does not know`,
      );
  }
}

function optional(hex: string | undefined): Uint8Array {
  return hex === undefined ? NOTHING : concatBytes(Uint8Array.of(1), bytesIn(hex));
}

function bytesIn(hex: string): Uint8Array {
  return hexToBytes(hex.replace(/^0x/, ''));
}

/** A number of 32 bits, the lowest byte first. */
function word(hex: string): Uint8Array {
  return lowestFirst(BigInt(hex), 4);
}

/** SCALE's compact form of a whole number. */
function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return lowestFirst(value << 2n, 1);
  if (value < 1n << 14n) return lowestFirst((value << 2n) | 1n, 2);
  if (value < 1n << 30n) return lowestFirst((value << 2n) | 2n, 4);
  const size = Math.ceil(value.toString(16).length / 2);
  return concatBytes(Uint8Array.of(((size - 4) << 2) | 3), lowestFirst(value, size));
}

function lowestFirst(value: bigint, size: number): Uint8Array {
  return hexToBytes(value.toString(16).padStart(size * 2, '0')).reverse();
}

/** `bytes` in the form that wallets use. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${bytesToHex(bytes)}`;
}

/** `data` between `<Bytes>` and `</Bytes>`, which wallets add where they are missing. */
export function wrapped(data: string): Uint8Array {
  const bytes = bytesIn(data);
  const [before, after] = [encoded('<Bytes>'), encoded('</Bytes>')];
  const isWrapped =
    bytes.length >= before.length + after.length &&
    before.every((byte, index) => byte === bytes[index]) &&
    after.every((byte, index) => byte === bytes[bytes.length - after.length + index]);
  return isWrapped ? bytes : concatBytes(before, bytes, after);
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
