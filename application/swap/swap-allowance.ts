import { abortable } from '../../domain/abort/abortable';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { SwapSource } from '../../ports/swap-source';

/**
 * How much of the source token the exchange may take. The native currency is sent along with the call and needs no
 * allowance.
 *
 * @throws what `SwapSource.allowance` throws.
 */
export async function swapAllowance(
  swapSource: SwapSource,
  request: SwapRequest,
  signal: AbortSignal,
): Promise<bigint> {
  if (request.from.address === undefined) return request.units;
  return abortable(swapSource.allowance(request, signal), signal);
}
