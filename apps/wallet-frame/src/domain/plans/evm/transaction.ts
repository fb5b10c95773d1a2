import { referenceOf } from '../../networks/networks';
import type { PlanContext } from '../plan-context';
import { invalid, refused } from '../unread';
import type { Cost } from './fee-terms';
import { feesFor, MOST_TIMES } from './gas-price';
import { hex, numberIn } from './numbers';
import type { Call } from './read-call';

/** A transaction with everything that is signed, with the names of JSON-RPC. */
export type FullTransaction = Readonly<Record<string, string | readonly unknown[]>>;

/** What a site may set of a transaction. */
const NAMES: ReadonlySet<string> = new Set([
  'from',
  'to',
  'value',
  'data',
  'input',
  'gas',
  'gasLimit',
  'nonce',
  'chainId',
  'type',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'accessList',
]);

/** EIP-155, 2930 and 1559: a site sends no blobs, and does not delegate the account (EIP-7702). */
const TYPES: ReadonlySet<bigint> = new Set([0n, 1n, 2n]);
const HEX = /^0x[0-9a-f]*$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const GAS_MARGIN = 120n;

/** What a call takes where it fails by itself, as a swap does before its allowance is there. */
const UNKNOWN_GAS = 500_000n;

/**
 * The call of a transaction that a site sent.
 *
 * @param own The account that sends it.
 * @param closed Other accounts of the visitor that take orders from that one.
 * @throws HostRefusal
 */
export function callIn(
  fields: Readonly<Record<string, unknown>>,
  own: string,
  closed: readonly string[] = [],
): Call {
  for (const name of Object.keys(fields)) {
    if (!NAMES.has(name)) throw refused(`The wallet does not sign ${name.slice(0, 40)}`);
  }
  const { data, from, input, to, type, value } = fields;
  if (type !== undefined && !TYPES.has(numberIn(type, 'type'))) {
    throw refused('The wallet does not sign transactions of this type');
  }
  if (
    from !== undefined &&
    (typeof from !== 'string' || from.toLowerCase() !== own.toLowerCase())
  ) {
    throw refused('The transaction is of another account');
  }
  if (data !== undefined && input !== undefined && data !== input) throw invalid('data');
  const bytes = data ?? input ?? '0x';
  if (typeof bytes !== 'string' || !HEX.test(bytes) || bytes.length % 2 !== 0)
    throw invalid('data');
  if (to !== undefined && to !== null && (typeof to !== 'string' || !ADDRESS.test(to))) {
    throw invalid('to');
  }
  // With a smart account's code, such a call could do what the visitor is not shown.
  const isOwn =
    typeof to === 'string' &&
    [own, ...closed].some((one) => one.toLowerCase() === to.toLowerCase());
  if (isOwn && bytes !== '0x') {
    throw refused('A site does not call the visitor’s own account');
  }
  return {
    ...(typeof to === 'string' && { to: to.toLowerCase() }),
    value: numberIn(value ?? '0x0', 'value'),
    data: bytes,
  };
}

/** @throws HostRefusal where a transaction names another network than `chain`. */
export function requireChain({ chainId }: Readonly<Record<string, unknown>>, chain: string): void {
  if (chainId === undefined) return;
  if (numberIn(chainId, 'chainId') !== BigInt(referenceOf(chain))) {
    throw refused('The transaction is of another network');
  }
}

/** Completes a transaction by the operator's node. @throws HostRefusal */
export async function completed(
  fields: Readonly<Record<string, unknown>>,
  call: Call,
  chain: string,
  { accounts, node }: Pick<PlanContext, 'accounts' | 'node'>,
  nonceAhead = 0n,
): Promise<FullTransaction> {
  const own = accounts.evm.address;
  const chainId = hex(BigInt(referenceOf(chain)));
  const bare = {
    from: own.toLowerCase(),
    ...(call.to !== undefined && { to: call.to }),
    value: hex(call.value),
    data: call.data,
  };
  const asked = fields['gas'] ?? fields['gasLimit'];
  const estimated = (): Promise<bigint> =>
    node('eth_estimateGas', [bare]).then((estimate) => numberIn(estimate, 'gas'));
  const [nonce, gasLimit, fees] = await Promise.all([
    fields['nonce'] === undefined
      ? node('eth_getTransactionCount', [own, 'pending']).then((count) => numberIn(count, 'nonce'))
      : numberIn(fields['nonce'], 'nonce'),
    asked === undefined
      ? estimated().then((estimate) => (estimate * GAS_MARGIN) / 100n)
      : estimated()
          .catch(() => UNKNOWN_GAS)
          .then((estimate) => boundedGas(numberIn(asked, 'gas'), estimate)),
    feesFor(fields, node),
  ]);
  const { accessList } = fields;
  return {
    ...bare,
    chainId,
    nonce: hex(nonce + nonceAhead),
    gas: hex(gasLimit),
    ...fees,
    ...(Array.isArray(accessList) && accessList.length > 0 && { accessList }),
  };
}

/** What a site sets aside, at most some times as much as the call takes. More would only be paid for. */
function boundedGas(given: bigint, estimate: bigint): bigint {
  const most = estimate * MOST_TIMES;
  return given > most ? most : given;
}

/** What transactions may cost at most together, besides what they send. */
export function costOf(transactions: readonly Readonly<Record<string, unknown>>[]): Cost {
  const costs = transactions.map(({ gas, gasPrice, maxFeePerGas }) => {
    const limit = numberIn(gas, 'gas');
    return { gas: limit, most: limit * numberIn(maxFeePerGas ?? gasPrice, 'gasPrice') };
  });
  return {
    gas: costs.reduce((sum, { gas }) => sum + gas, 0n),
    most: costs.reduce((sum, { most }) => sum + most, 0n),
  };
}
