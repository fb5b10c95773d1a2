import {
  failureCatalogue,
  type FailureReason,
  nextStepTexts,
} from '../../domain/errors/failure-catalogue';
import type { MessageCatalogue } from './message-catalogue';

/** What is known of a failure that has no sentence of its own. */
export interface ExplainedFailure {
  /** What the other side said. */
  readonly detail: string;
  readonly reason?: FailureReason;
}

/** A failure for a visitor: what happened and what to do next, where that is known, and what was said. */
export function failureWords(
  { detail, reason }: ExplainedFailure,
  { failedHint, failures, nextSteps }: MessageCatalogue,
): { readonly hint: string; readonly said?: string } {
  const said = failedHint(detail);
  if (!reason) return { hint: said };
  const { next, text } = failureCatalogue[reason];
  const hint = `${failures[reason] ?? `${text}.`} ${nextSteps[next] ?? nextStepTexts[next]}`;
  return { hint, said };
}
