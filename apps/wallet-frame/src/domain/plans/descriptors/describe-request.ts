import type { Description } from '../../readings/reading';
import { referenceOf } from '../../networks/networks';
import type { TypedData } from '../../signing/typed-data';
import type { Call } from '../evm/read-call';
import { inTime } from '../../time/in-time';
import type { Descriptor } from './descriptor';
import { type DescribeDeps, describeCall, describeMessage } from './describe';

/** The operator's descriptors of a contract. */
export type FindDescriptors = (
  reference: string,
  contract: string,
) => Promise<readonly Descriptor[]>;

export interface DescribeRequestDeps extends DescribeDeps {
  readonly chain: string;
  readonly find: FindDescriptors;
}

/** How long the visitor waits for words that the approval does not need. */
const PATIENCE_MS = 3_000;

export function callDescriptions(
  calls: readonly Call[],
  deps: DescribeRequestDeps,
): Promise<readonly Description[]> {
  return described(
    calls.map(async (call) => {
      if (call.to === undefined || call.data === '0x') return undefined;
      const found = await deps.find(referenceOf(deps.chain), call.to);
      return describeCall(found, call, deps);
    }),
  );
}

export function messageDescriptions(
  typedData: TypedData,
  deps: DescribeRequestDeps,
): Promise<readonly Description[]> {
  const { verifyingContract } = typedData.domain;
  return described([
    (async () => {
      // Typed data without its network could be used on any: it is of no contract in particular.
      if (typeof verifyingContract !== 'string' || typedData.domain['chainId'] === undefined) {
        return undefined;
      }
      const found = await deps.find(referenceOf(deps.chain), verifyingContract);
      return describeMessage(found, typedData, deps);
    })(),
  ]);
}

/** Without words the approval is what it is without descriptors. */
async function described(
  work: readonly Promise<Description | undefined>[],
): Promise<readonly Description[]> {
  const all = Promise.all(work.map((one) => one.catch(() => undefined)));
  const found = await inTime(PATIENCE_MS, all, () => []);
  return found.filter((one) => one !== undefined);
}
