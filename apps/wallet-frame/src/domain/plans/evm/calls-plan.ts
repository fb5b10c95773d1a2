import type { Description, Effect, Plan, Reading, Signature } from '../../readings/reading';
import type { DescribeRequestDeps } from '../descriptors/describe-request';
import { requestValues } from '../../texts/request-values';
import type { PlanContext } from '../plan-context';
import type { PreparedBundle } from './bundle';
import type { EffectDeps } from './effect';
import { type Call, readCall, type ReadCallDeps } from './read-call';
import { type Token, tokenAt } from './token';

/** What the visitor reads of calls, and what is signed for them. */
export async function callsPlan<Prepared extends PreparedBundle>(
  chain: string,
  calls: readonly Call[],
  context: PlanContext,
  prepare: () => Promise<Prepared>,
  finish: (prepared: Prepared, signatures: readonly Signature[]) => Promise<unknown>,
): Promise<Plan> {
  const { accounts, node } = context;
  const own = accounts.evm.address;
  const native = nativeOf(context);
  const token = tokens(context);
  const expected = effectOn(calls, { native, node, own, token });
  const described = describedBy(context, chain, ({ callDescriptions }, given) =>
    callDescriptions(calls, given),
  );
  const prepared = await prepare();
  const reads = await Promise.all(calls.map((call) => readCall(call, { native, token })));
  const effect = await expected;
  const isFailing =
    effect.kind === 'fails' ||
    (effect.kind === 'unable' && (await prepared.wouldFail?.()) === true);
  const warnings = new Set<Reading['warnings'][number]>([
    ...prepared.warnings,
    ...reads.flatMap((read) => read.warnings),
    ...(isFailing ? (['wouldFail'] as const) : []),
  ]);
  const steps = [...reads.flatMap((read) => read.steps), ...prepared.after];
  const last = steps.pop();
  return {
    account: own,
    reading: {
      steps: last ? [...steps, { ...last, facts: [...last.facts, prepared.fee] }] : steps,
      effect,
      warnings: [...warnings],
      isUnderstood: reads.every(({ isUnderstood }) => isUnderstood),
      ...(await described),
      raw: JSON.stringify(prepared.raw, undefined, 2),
    },
    requests: prepared.requests,
    finish: (signatures) => finish(prepared, signatures),
  };
}

/** What the operator's descriptors say of it, where there are any. */
export async function describedBy(
  { accounts, descriptors, network, node }: PlanContext,
  chain: string,
  describe: (
    module: typeof import('../descriptors/describe-request'),
    deps: DescribeRequestDeps,
  ) => Promise<readonly Description[]>,
): Promise<Pick<Reading, 'descriptions'>> {
  if (!descriptors) return {};
  const deps = {
    chain,
    find: descriptors,
    own: accounts.evm.address,
    native: nativeOf({ network }),
    token: tokens({ network, node }),
  };
  const found = await describe(await import('../descriptors/describe-request'), deps);
  return found.length > 0 ? { descriptions: found } : {};
}

/** The network's own coin. */
export function nativeOf({ network }: Pick<PlanContext, 'network'>): ReadCallDeps['native'] {
  return network ?? { symbol: requestValues.coin, decimals: 18 };
}

/** Asks tokens what they are. None may call itself what the network's own coin is called. */
export function tokens({
  network,
  node,
}: Pick<PlanContext, 'network' | 'node'>): (address: string) => Promise<Token> {
  return async (address) => {
    const { symbol, ...token } = await tokenAt(address, node);
    const isCoin = symbol !== undefined && lettersOf(symbol) === lettersOf(network?.symbol ?? '');
    return symbol === undefined || isCoin ? token : { ...token, symbol };
  };
}

function lettersOf(symbol: string): string {
  return symbol.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Asks at once, while the transactions are completed. */
async function effectOn(calls: readonly Call[], deps: EffectDeps): Promise<Effect> {
  const { effectOf } = await import('./effect');
  return effectOf(calls, deps);
}
