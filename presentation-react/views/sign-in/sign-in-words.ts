import type { SiwxState } from '../../../domain/siwx/siwx-state';
import type { UnsignedMessage } from '../../../domain/siwx/unsigned-message';
import type { SignInMessages } from '../../messages/sign-in-en';

/** The view's headline, and the sentence below it. */
export interface SignInWords {
  readonly headline: string;
  readonly hint?: string;
}

/** Each state has its own words; those of a failure stay until the visitor tries again. */
export function wordsOf(
  { fault, signIn }: SiwxState,
  message: UnsignedMessage | undefined,
  messages: SignInMessages,
): SignInWords {
  if (signIn.status === 'signedIn') return { headline: messages.signInDone };
  if (signIn.status === 'storing') return { headline: messages.signInChecking };
  if (signIn.status === 'signing') {
    return { headline: messages.signInAsked, hint: messages.signInAskedHint };
  }
  if (fault) return messages.signInFaults[fault];
  if (!message) return { headline: messages.signInPreparing };
  return { headline: messages.signInTo(message.data.domain), hint: messages.signInText };
}
