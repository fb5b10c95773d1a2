import { abortable } from '../../domain/abort/abortable';
import { addressOf } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { type ExpectedOutcome, swapOutcomeFault } from '../../domain/swap/swap-outcome';
import type { SwapTrial } from '../../domain/swap/swap-review';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';

export interface TrySwapDeps {
  readonly adapters: ChainAdapters;
  readonly scope: Scope;
}

/**
 * Has a node simulate the exchange, or the `bundle` that it is a part of. Says how far it could.
 *
 * @throws `SERVICE_RESPONSE_INVALID` where it is not what it claims to be.
 */
export async function trySwap(
  { adapters, scope }: TrySwapDeps,
  { namespace, network }: CurrentAccount,
  expected: ExpectedOutcome,
  bundle: readonly ContractCall[] | undefined,
  signal: AbortSignal,
): Promise<SwapTrial> {
  const { call, request } = expected;
  const { bundles, calls } = await abortable(adapters.find(namespace), signal);
  if (!network.isSupported) return 'none';
  const watched = [request.from, request.to].flatMap(({ address }) =>
    address ? [addressOf(address)] : [],
  );
  const trying = bundle
    ? bundles?.simulate(bundle, request.account, network, watched, signal)
    : calls?.simulate?.(call, request.account, network, watched, signal);
  if (!trying) return 'none';
  const simulated = await abortable(trying, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    scope.logger.warn('No node could simulate the exchange', error);
    return undefined;
  });
  if (!simulated) return 'none';
  const fault = swapOutcomeFault(simulated, expected);
  if (fault) {
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: `a node has tried it: ${fault}` });
  }
  return simulated.status === 'done' && simulated.changes ? 'balances' : 'call';
}
