import { recordOf } from '../../bytes/untrusted';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { feeWarnings } from '../high-fee';
import type { PlanContext } from '../plan-context';
import type { Step } from '../../readings/reading';
import type { Warning } from '../../texts/english';
import { COMPUTE_BUDGET, numberAt, SYSTEM } from './programs';
import type { Instruction } from './read-transaction';

/** A transaction as far as it costs a fee. */
export interface Paid {
  readonly signers: readonly string[];
  readonly instructions: readonly Instruction[];
}

const LAMPORT_DECIMALS = 9;
const SIGNATURE_LAMPORTS = 5_000n;
const MICRO = 1_000_000n;
const UNITS_EACH = 200_000n;
const MOST_UNITS = 1_400_000n;

/** Most blocks take transactions that offer next to nothing, and a node that names a price beyond all others is not believed. */
const LEAST_USUAL = 50_000n;
const MOST_USUAL_PRICE = 1_000_000n;

/**
 * What the visitor offers besides the fee of every transaction, and a warning where it is much.
 *
 * @param isShown Whether the fee is shown where nothing is offered besides it.
 */
export async function priorityTerms(
  transactions: readonly Paid[],
  own: string,
  { network, node }: Pick<PlanContext, 'network' | 'node'>,
  isShown = false,
): Promise<{ readonly steps: readonly Step[]; readonly warnings: readonly Warning[] }> {
  const costs = transactions.map(({ instructions, signers }) => {
    const units = unitsOf(instructions);
    const fee =
      SIGNATURE_LAMPORTS * BigInt(signers.length) + (units * priceOf(instructions)) / MICRO;
    return { fee, units, isPlain: priceOf(instructions) === 0n };
  });
  if (!isShown && costs.every(({ isPlain }) => isPlain)) return { steps: [], warnings: [] };
  const fee = costs.reduce((sum, one) => sum + one.fee, 0n);
  const units = costs.reduce((sum, one) => sum + one.units, 0n);
  const leaves = transactions
    .flatMap(({ instructions }) => instructions)
    .reduce((sum, instruction) => sum + sentBy(own, instruction), 0n);
  const usual = LEAST_USUAL + (units * (await usualPrice(node))) / MICRO;
  const value = `${formatUnits(fee, LAMPORT_DECIMALS)} SOL`;
  return {
    steps: [{ title: 'computeBudget', facts: [{ label: 'fee', value }] }],
    warnings: feeWarnings({ fee, leaves, usual }, network),
  };
}

function priceOf(instructions: readonly Instruction[]): bigint {
  const set = instructions.find(({ data, program }) => program === COMPUTE_BUDGET && data[0] === 3);
  return set ? numberAt(set.data, 1, 8) : 0n;
}

function unitsOf(instructions: readonly Instruction[]): bigint {
  const set = instructions.find(({ data, program }) => program === COMPUTE_BUDGET && data[0] === 2);
  const others = instructions.filter(({ program }) => program !== COMPUTE_BUDGET);
  const units = set ? numberAt(set.data, 1, 4) : BigInt(others.length) * UNITS_EACH;
  return units < MOST_UNITS ? units : MOST_UNITS;
}

function sentBy(own: string, { accounts: [from], data, program }: Instruction): bigint {
  const isTransfer = program === SYSTEM && data.length === 12 && numberAt(data, 0, 4) === 2n;
  return isTransfer && from === own ? numberAt(data, 4, 8) : 0n;
}

/** What transactions of the last blocks have offered for a unit, in millionths of a lamport. */
async function usualPrice(node: PlanContext['node']): Promise<bigint> {
  try {
    const answer = await node('getRecentPrioritizationFees', [[]]);
    const prices = (answer as readonly unknown[]).map((one) =>
      BigInt(Number(recordOf(one)['prioritizationFee'])),
    );
    const sorted = prices.sort((one, other) => (one < other ? -1 : 1));
    const price = sorted[Math.floor(sorted.length / 2)] ?? 0n;
    return price < MOST_USUAL_PRICE ? price : MOST_USUAL_PRICE;
  } catch {
    return 0n;
  }
}
