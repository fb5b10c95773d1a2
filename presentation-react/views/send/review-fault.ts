import { isWidgetError } from '../../../domain/errors/catalogued-error';
import type { ReviewMessages } from '../../messages/review-en';
import type { SendMessages } from '../../messages/send-en';

/** Why a transfer could not be reviewed. `undefined` where the visitor changed it in the meantime. */
export function reviewFaultWords(
  error: unknown,
  messages: SendMessages & Pick<ReviewMessages, 'reviewFeeShort'>,
): string | undefined {
  if (!isWidgetError(error)) return messages.sendNotReviewed;
  const { code, context } = error;
  switch (code) {
    case 'ABORTED':
    case 'SEND_INCOMPLETE':
      return undefined;
    case 'GAS_INSUFFICIENT':
      return messages.reviewFeeShort(context.symbol);
    case 'ACCOUNT_MINIMUM': {
      const { minimum, symbol, whose } = context;
      const amount = `${minimum} ${symbol}`;
      return whose === 'sender'
        ? messages.sendMinimum(amount)
        : messages.sendMinimumOfReceiver(amount);
    }
    case 'ACCOUNT_GUARDED':
    case 'NAME_LOOKUP_FAILED':
    case 'SEND_FEE_UNKNOWN':
    case 'SEND_UNSUPPORTED':
    case 'TOKEN_MISMATCH':
    case 'TRANSFER_REFUSED':
      return messages.sendFaults[code];
    default:
      return messages.sendNotReviewed;
  }
}
