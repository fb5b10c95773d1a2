import {
  failureCatalogue,
  type FailureReason,
  nextStepTexts,
} from '../../domain/errors/failure-catalogue';
import { walletAppFailureIn } from '../../domain/errors/wallet-app-failures';
import type { MessageCatalogue } from './message-catalogue';

/** The details of a failure without a text of its own. */
export interface ExplainedFailure {
  /** The text of the wallet or the node. */
  readonly detail: string;
  readonly reason?: FailureReason;
}

/** A failure as the visitor reads it: what happened, what to do next if known, and the wallet's or node's text. */
export function failureWords(
  { detail, reason = walletAppFailureIn(detail) }: ExplainedFailure,
  { failedHint, failures, nextSteps }: MessageCatalogue,
): { readonly hint: string; readonly said?: string } {
  const said = failedHint(detail);
  if (!reason) return { hint: said };
  const { next, text } = failureCatalogue[reason];
  const hint = `${failures[reason] ?? `${text}.`} ${nextSteps[next] ?? nextStepTexts[next]}`;
  return detail === text ? { hint } : { hint, said };
}
