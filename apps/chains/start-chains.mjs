/**
 * A chain that runs, or none where it cannot run on this machine.
 *
 * @typedef {{ readonly stop: () => Promise<unknown> } | undefined} Chain
 */

/**
 * Starts chains side by side, each by its own function. Where one fails, those that started are stopped.
 *
 * @template {Readonly<Record<string, Chain>>} Chains
 * @param {{ readonly [Name in keyof Chains]: () => Promise<Chains[Name]> }} starts
 * @returns {Promise<Chains>}
 */
export async function startChains(starts) {
  const names = Object.keys(starts);
  const outcomes = await Promise.allSettled(names.map(async (name) => starts[name]?.()));
  const chains = Object.fromEntries(
    outcomes.map((outcome, index) => [
      names[index],
      outcome.status === 'fulfilled' ? outcome.value : undefined,
    ]),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return /** @type {Chains} */ (chains);
  await stopChains(chains);
  throw failure.reason;
}

/** @param {Readonly<Record<string, Chain>>} [chains] */
export async function stopChains(chains = {}) {
  await Promise.all(Object.values(chains).map(async (chain) => chain?.stop()));
}
