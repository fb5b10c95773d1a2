import type { Network } from '../network/network';
import type { Decimal } from '../token/decimal';
import type { ReceiverWarning } from './receiver-warnings';
import type { SendRequest } from './send-request';

/** A transfer as a visitor looks at it before it is sent. What is shown is what is sent. */
export interface SendReview {
  readonly request: SendRequest;
  readonly network: Network;

  /** The name that the receiver was written as, or is known by. */
  readonly receiverName?: string;
  readonly receiverImageUrl?: string;

  /** What the transfer costs, in base units of the chain's own currency. Absent where nobody can say. */
  readonly feeUnits?: bigint;
  readonly feeInUSD?: Decimal;

  /** Why the visitor should look twice. */
  readonly warnings: readonly ReceiverWarning[];
}

/** `review` with everything in it made unchangeable. */
export function freezeReview(review: SendReview): SendReview {
  return deepFreeze(review);
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
