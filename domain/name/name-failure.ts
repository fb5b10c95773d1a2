import { isWidgetError } from '../errors/catalogued-error';
import { failureReasonOf } from '../errors/failure-reason';
import type { NameFailure } from '../errors/name-refusal';

/** Why no name was registered, by the error of the wallet or of the service. */
export function nameFailureOf(error: unknown): NameFailure {
  if (isWidgetError(error, 'NAME_REGISTRATION_REFUSED')) return error.context.refusal ?? 'failed';
  const reason = failureReasonOf(error);
  if (reason === 'userRejected') return 'declined';
  return reason === 'httpFailed' || reason === 'timeout' ? 'unreachable' : 'failed';
}
