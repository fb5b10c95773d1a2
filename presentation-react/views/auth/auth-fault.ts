import { fieldOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import type { AuthMessages } from '../../messages/auth-en';

/** The sentence for an error of a login; `undefined` where the visitor has ended it. */
export function faultOf(error: unknown, messages: AuthMessages): string | undefined {
  const context = fieldOf(error, 'context');
  switch (fieldOf(error, 'code')) {
    case 'ABORTED':
    case 'FRAME_ABORTED':
      return undefined;
    case 'EMAIL_INVALID':
      return messages.emailInvalid;
    case 'CODE_INVALID':
      return messages.emailCodeWrong;
    case 'EMAIL_RESEND_TOO_SOON':
      return messages.emailTooSoon(numberOf(context, 'seconds') ?? 0);
    case 'FRAME_FAILED': {
      if (fieldOf(context, 'isDeclined') === true) return undefined;
      const said = textOf(context, 'frameMessage') ?? '';
      if (said.includes('Invalid email')) return messages.emailInvalid;
      return said === '' ? messages.emailFailed : messages.emailSaid(said);
    }
    case 'CHAIN_NOT_SUPPORTED':
      return messages.emailNoNetwork;
    case 'DOWNLOAD_FAILED':
    case 'FRAME_NOT_LOADED':
    case 'FRAME_TIMEOUT':
      return messages.emailUnreachable;
    default:
      return messages.emailFailed;
  }
}
