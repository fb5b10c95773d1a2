import { isWidgetError } from '../../domain/errors/catalogued-error';
import type { SwapFault, SwapFaultReason } from '../../domain/swap/swap-flow';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { SwapStore } from './swap-store';

export interface EndPreparationDeps {
  readonly notices: Notices;
  readonly scope: Scope;
  readonly swap: SwapStore;
}

const faultSnackbars = {
  allowance: 'SWAP_ALLOWANCE_FAILED',
  approval: 'SWAP_APPROVAL_FAILED',
  build: 'SWAP_BUILD_FAILED',
} as const satisfies Record<SwapFault, string>;

/** Ends a preparation because of `error`; a snackbar says so. */
export function endPreparation(
  { notices, scope, swap }: EndPreparationDeps,
  fault: SwapFault,
  error: unknown,
): void {
  const isTooWide = isWidgetError(error, 'SWAP_ALLOWANCE_TOO_WIDE');
  const shown = isTooWide ? 'allowance' : fault;
  swap.advance({ type: 'faulted', fault: shown, why: faultReasonOf(error) });
  scope.logger.error('The exchange could not be prepared', error);
  notices.show(faultSnackbars[fault]);
}

function faultReasonOf(error: unknown): SwapFaultReason {
  if (isWidgetError(error, 'TOKEN_MISMATCH')) return 'token';
  const isRefused =
    isWidgetError(error, 'SERVICE_RESPONSE_INVALID') ||
    isWidgetError(error, 'SWAP_ALLOWANCE_TOO_WIDE');
  return isRefused ? 'refused' : 'failed';
}
