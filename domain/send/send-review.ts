import { sealedCopy } from '../outside/sealed-copy';
import type { Network } from '../network/network';
import type { Decimal } from '../number/decimal';
import type { ReceiverWarning } from './receiver-warnings';
import type { SendRequest } from './send-request';

/** A transfer as a visitor looks at it before it is sent. What is shown is what is sent. */
export interface SendReview {
  /** What is sent, and to whom. */
  readonly request: SendRequest;
  /** On which network. */
  readonly network: Network;

  /** The name that the visitor typed for the receiver, or that is known for it. */
  readonly receiverName?: string;
  /** The picture of the receiver. */
  readonly receiverImageUrl?: string;

  /** What the transfer costs, in base units of the chain's native currency. Absent when unknown. */
  readonly feeUnits?: bigint;
  /** The network fee in US dollars. */
  readonly feeInUSD?: Decimal;

  /** What arrives, in base units of the token, where the token keeps a part of each transfer. */
  readonly arrivingUnits?: bigint;

  /** The warnings about the receiver. */
  readonly warnings: readonly ReceiverWarning[];
}

/** `review` as a {@link sealedCopy}: what is shown is what is sent. */
export function freezeReview(review: SendReview): SendReview {
  return sealedCopy(review);
}
