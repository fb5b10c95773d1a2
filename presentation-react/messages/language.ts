import type { FailureReason, NextStep } from '../../domain/errors/failure-catalogue';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import type { AllMessages } from './message-catalogue';

/**
 * Every text that a visitor can read, in one language: the type of the provider's `messages`. A language that
 * lacks a text does not compile, so a new text of the widget cannot be forgotten.
 */
export interface Language extends Omit<AllMessages, 'failures' | 'nextSteps' | 'snackbars'> {
  /** The passing messages, by their code. */
  readonly snackbars: Readonly<Record<SnackbarCode, string>>;

  /** What happened, as whole sentences, by the reason of the failure. */
  readonly failures: Readonly<Record<FailureReason, string>>;

  /** What the visitor can do about a failure. */
  readonly nextSteps: Readonly<Record<NextStep, string>>;
}
