import { parseCaipAddress } from '../../../domain/caip/caip-address';
import { FeatureError } from '../../../domain/errors/feature-error';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { type AssetId, assetIdIn } from './asset-id';
import { eraFrom } from './extrinsic-era';
import type { PolkadotRpc } from './polkadot-rpc';
import type { RuntimeCache } from './runtime-cache';
import type { ExtrinsicTerms, MetadataTerms, RuntimeMetadata, Transfer } from './runtime-metadata';
import { joined } from '../../../domain/bytes/joined';
import { littleEndian } from '../../../domain/runtime/scale-writer';
import { hexOf, readUnsigned } from './scale';

/** The parts of one transfer without its signature. */
export interface TransferDraft extends ExtrinsicTerms {
  readonly runtime: RuntimeMetadata;
  readonly specVersion: number;
  readonly transactionVersion: number;
  readonly genesisHash: string;

  /** The first block in which it is valid. */
  readonly birthHash: string;
  readonly birthNumber: number;
  readonly call: Uint8Array;
  readonly extra: Uint8Array;

  /** What is signed of the metadata, on chains that take it. */
  readonly metadata: MetadataTerms | undefined;
}

/** The sender, the receiver, the amount and the chain of a transfer. */
export interface DraftRequest {
  readonly address: string;
  readonly network: Network;
  readonly transfer: Transfer;
}

const SIGNATURE_SIZE = 65;
const FEE_SIZE = 16;

/** Stands in the place of a signature. Only its size matters. */
const noSignature = Uint8Array.from({ length: SIGNATURE_SIZE }, (_, index) =>
  index === 0 ? 1 : 0,
);

/** The asset of `token`, or `undefined` for the chain's native currency. */
export function assetOf({ address }: TokenBalance): AssetId | undefined {
  if (address === undefined) return undefined;
  const text = parseCaipAddress(address).address;
  const asset = assetIdIn(text);
  if (asset) return asset;
  throw new WidgetError('ADDRESS_INVALID', { namespace: 'polkadot', value: text });
}

/**
 * Reads the facts for a transfer from the chain, and drafts it.
 *
 * @throws what the network's `RpcClient` throws, `RPC_WRONG_CHAIN` for another chain, and `SEND_UNSUPPORTED` where the chain has no such transfer
 *   or requires an unknown value, or no call of that name by the types whose hash is signed.
 */
export async function draftTransfer(
  { address, network, transfer }: DraftRequest,
  cache: RuntimeCache,
  rpc: PolkadotRpc,
): Promise<TransferDraft> {
  const [genesisHash, birthHash, version, nonce] = await Promise.all([
    rpc.genesisHash(network),
    rpc.finalizedHash(),
    rpc.runtimeVersion(),
    rpc.nextNonce(address),
  ]);
  const [birthNumber, runtime] = await Promise.all([
    rpc.blockNumber(birthHash),
    cache.find(genesisHash, version, rpc),
  ]);
  const terms = { era: eraFrom(birthNumber), nonce };
  const call = runtime.callOf(transfer);
  const extra = runtime.extraOf(terms);
  const { caipNetworkId } = network;
  if (!call || !extra) throw new FeatureError('SEND_UNSUPPORTED', { caipNetworkId });
  const metadata = await runtime.termsOf(network.nativeCurrency);
  return {
    ...version,
    ...terms,
    runtime,
    genesisHash,
    birthHash,
    birthNumber,
    call,
    extra,
    metadata,
  };
}

/** The runtime's fee for the transaction, in base units of the chain's native currency. */
export async function feeOf(
  { call, extra, runtime }: TransferDraft,
  publicKey: Uint8Array,
  rpc: PolkadotRpc,
): Promise<bigint> {
  const extrinsic = runtime.extrinsicOf(call, extra, publicKey, noSignature);
  const input = joined(extrinsic, littleEndian(BigInt(extrinsic.length), 4));
  const info = await rpc.call('TransactionPaymentApi_query_info', hexOf(input));
  if (info.length < FEE_SIZE + 2) {
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the fee is cut short' });
  }
  // Weights of two versions and a class come before it. The fee itself is always the last number.
  return readUnsigned(info, info.length - FEE_SIZE, FEE_SIZE);
}
