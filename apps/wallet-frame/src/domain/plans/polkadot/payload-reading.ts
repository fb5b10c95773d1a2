import type { Fact, Reading, Step } from '../../readings/reading';
import { bytesOf, quantityOf } from '../../bytes/untrusted';
import { prefixOn } from '../../networks/address-on';
import { payloadFields } from '../../signing/polkadot-payload';
import type { Warning } from '../../texts/english';
import { requestValues } from '../../texts/request-values';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { feeWarnings } from '../high-fee';
import type { PlanContext } from '../plan-context';
import { type KnownMetadata, metadataFor, OtherRuntime } from './chain-metadata';
import { readPayload } from './read-payload';

type Context = Pick<PlanContext, 'network' | 'node'>;
type Payload = Readonly<Record<string, unknown>>;

/** A fee on these chains is less than this part of a coin. */
const USUAL_PART = 100n;

type PayloadReading = Omit<Reading, 'raw'>;

/** What a payload does, in the words of the chain's metadata. Where none can be believed, it says so. */
export async function readingOfPayload(
  payload: Payload,
  chain: string,
  context: Context,
): Promise<PayloadReading> {
  try {
    return readBy(await metadataFor(payload, context), payload, chain, context.network);
  } catch (error) {
    return unread(payload, error instanceof OtherRuntime, context.network);
  }
}

function readBy(
  { metadata, proof }: KnownMetadata,
  payload: Payload,
  chain: string,
  network: Context['network'],
): PayloadReading {
  const { isWhole, steps, warnings } = readPayload(payloadFields(payload), {
    metadata,
    extensions: payload['signedExtensions'] as readonly string[],
    prefix: prefixOn(chain, network) ?? metadata.prefix,
    currency: network,
  });
  const source = proof === 'hash' ? requestValues.chainChecks : requestValues.nodeSays;
  const terms = termsOf(payload, network);
  return {
    steps: [...steps, { ...terms, facts: [...terms.facts, { label: 'source', value: source }] }],
    warnings: [
      ...warnings,
      ...tipWarnings(payload, network),
      ...(isWhole ? [] : (['unknown'] as const)),
    ],
    isUnderstood: isWhole,
  };
}

/** The call as its bytes. */
function unread(payload: Payload, isOther: boolean, network: Context['network']): PayloadReading {
  const { method, tip } = payload;
  const hasTip = typeof tip === 'string' && /[1-9a-f]/i.test(tip.slice(2));
  const facts: readonly Fact[] = [
    { label: 'data', value: String(method) },
    ...(hasTip ? [{ label: 'tip', value: tip } as const] : []),
  ];
  return {
    steps: [{ title: 'extrinsic', facts }],
    warnings: [
      ...(isOther ? (['otherRuntime'] as const) : []),
      ...tipWarnings(payload, network),
      'unknown',
    ],
    isUnderstood: false,
  };
}

/** What is signed besides the call. */
function termsOf(payload: Payload, currency: Context['network']): Step {
  const tip = quantityOf(payload['tip'] ?? '0x0');
  const { assetId } = payload;
  const amount = currency
    ? `${formatUnits(tip, currency.decimals)} ${currency.symbol}`
    : String(tip);
  const facts: readonly Fact[] = [
    ...(tip > 0n ? [{ label: 'tip', value: amount } as const] : []),
    ...(isSome(assetId) ? [{ label: 'feeAsset', value: assetId } as const] : []),
    { label: 'expires', value: lifeOf(bytesOf(payload['era'])) },
    { label: 'nonce', value: String(quantityOf(payload['nonce'])) },
  ];
  return { title: 'terms', facts };
}

/** A tip in another asset, or of a chain whose currency is not known, may be any sum. */
function tipWarnings({ assetId, tip }: Payload, network: Context['network']): readonly Warning[] {
  const fee = tipOf(tip);
  if (fee === 0n) return [];
  if (!network || isSome(assetId)) return ['highFee'];
  const usual = 10n ** BigInt(network.decimals) / USUAL_PART;
  return feeWarnings({ fee, usual, leaves: 0n }, network);
}

function tipOf(tip: unknown): bigint {
  return typeof tip === 'string' && /^0x[0-9a-f]{1,64}$/i.test(tip) ? BigInt(tip) : 0n;
}

/** How long the signature is of use. A mortal era has a power of two of blocks in its last four bits. */
function lifeOf([low = 0, high]: Uint8Array): string {
  if (high === undefined) return requestValues.forever;
  return requestValues.blocks(Math.max(4, 2 ** ((low & 15) + 1)));
}

/** An asset other than the chain's own, as the site has encoded it. */
function isSome(asset: unknown): asset is string {
  return typeof asset === 'string' && asset.toLowerCase() !== '0x00';
}
