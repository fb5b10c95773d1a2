import type { Clock } from '../../ports/clock';
import type { Chain } from './chain';

/** A chain that is downloaded. */
export interface LateChain extends Chain {
  /** Downloads it, unless it is here. */
  arrival(): Promise<Chain>;
}

/**
 * A chain whose parts, and how they are composed, are downloaded when they are first needed. Once it is here, it makes its wallets at
 * once.
 */
export function lateChain(download: () => Promise<Chain>): LateChain {
  let chain: Chain | undefined;
  const arrival = async (): Promise<Chain> => (chain ??= await download());
  return {
    adapter: async (parts) => (await arrival()).adapter(parts),
    arrival,
    wallets: (parts) => {
      if (!chain) return arrival().then((one) => one.wallets(parts));
      try {
        return chain.wallets(parts);
      } catch (error) {
        // A site's own wallets of one namespace do not keep those of another from being listed.
        return Promise.reject(error);
      }
    },
  };
}

/** How long a chain whose download gets no answer holds up the others. */
const PATIENCE_MS = 500;

/**
 * Waits until those of `chains` that are downloaded are here, so that the list of wallets is drawn once, with all of them. A download
 * that fails is not waited for, and one that gets no answer for half a second: its wallets come later.
 */
export async function untilArrived(
  chains: readonly (Chain | LateChain)[],
  clock: Clock,
): Promise<void> {
  const arrivals = chains.flatMap((chain) => ('arrival' in chain ? [chain.arrival()] : []));
  const patience = new AbortController();
  await Promise.race([
    Promise.allSettled(arrivals),
    clock.sleep(PATIENCE_MS, patience.signal), // Its rejection by the abort comes too late to count.
  ]);
  patience.abort();
}
