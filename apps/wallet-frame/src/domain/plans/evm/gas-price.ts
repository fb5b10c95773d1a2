import type { PlanContext } from '../plan-context';
import { refused } from '../unread';
import { hex, numberIn } from './numbers';

type Node = PlanContext['node'];
type Fields = Readonly<Record<string, unknown>>;

const DEFAULT_TIP = 1_500_000_000n;

/** How many times as much as the node's own estimate a site may offer. */
export const MOST_TIMES = 3n;

/** What the node says of the price of gas now: with a base fee, or one price where the network has none. */
type NodePrice = { readonly base: bigint; readonly tip: bigint } | { readonly price: bigint };

/**
 * What a transaction pays for its gas, by the site's own numbers where it has set any.
 *
 * @throws HostRefusal also where the site has set more than three times what the node says.
 */
export async function feesFor(
  fields: Fields,
  node: Node,
): Promise<Readonly<Record<string, string>>> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = fields;
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined) {
    throw refused('The transaction names two kinds of fees');
  }
  const now = await priceNow(node);
  if (gasPrice !== undefined || 'price' in now) {
    const own = 'price' in now ? now.price : now.base + now.tip;
    return { gasPrice: hex(bounded(gasPrice, own, own, 'gasPrice')) };
  }
  const { base, tip } = now;
  const usual = base * 2n + tip;
  const chosen = bounded(maxPriorityFeePerGas, tip, base + tip, 'maxPriorityFeePerGas');
  const most = bounded(maxFeePerGas, base * 2n + chosen, usual, 'maxFeePerGas');
  return { maxFeePerGas: hex(most), maxPriorityFeePerGas: hex(chosen > most ? most : chosen) };
}

/** @throws HostRefusal where a site offers more than some times as much as `usual`. */
function requireBound(given: bigint, usual: bigint): void {
  if (given > usual * MOST_TIMES) {
    throw refused('The site offers a fee of more than three times what the network takes');
  }
}

/** The price that others have paid lately, with the tip of now. `undefined` where the node says nothing of it. */
export async function usualPrice(node: Node): Promise<bigint | undefined> {
  try {
    const [history, now] = await Promise.all([
      node('eth_feeHistory', ['0x14', 'latest', [50]]).catch(() => undefined),
      priceNow(node),
    ]);
    if ('price' in now) return now.price;
    const { baseFeePerGas, reward } = (history ?? {}) as Readonly<Record<string, unknown>>;
    const tips = listOf(reward).map((block) => listOf(block)[0]);
    // Blocks without transactions have no tips.
    const least = now.tip < DEFAULT_TIP ? now.tip : DEFAULT_TIP;
    const tip = median(tips) ?? 0n;
    return (median(listOf(baseFeePerGas)) ?? now.base) + (tip > least ? tip : least);
  } catch {
    return undefined;
  }
}

async function priceNow(node: Node): Promise<NodePrice> {
  const block = (await node('eth_getBlockByNumber', ['latest', false])) as {
    readonly baseFeePerGas?: unknown;
  } | null;
  const base = block?.baseFeePerGas;
  if (base === undefined || base === null) {
    return { price: numberIn(await node('eth_gasPrice', []), 'gasPrice') };
  }
  const tip = await node('eth_maxPriorityFeePerGas', []).then(
    (price) => numberIn(price, 'maxPriorityFeePerGas'),
    () => DEFAULT_TIP,
  );
  return { base: numberIn(base, 'baseFeePerGas'), tip };
}

function bounded(given: unknown, own: bigint, usual: bigint, name: string): bigint {
  if (given === undefined) return own;
  const offered = numberIn(given, name);
  requireBound(offered, usual);
  return offered;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function median(values: readonly unknown[]): bigint | undefined {
  const numbers = values.map((value) => numberIn(value, 'fee'));
  const sorted = numbers.sort((one, other) => (one < other ? -1 : 1));
  return sorted[Math.floor(sorted.length / 2)];
}
