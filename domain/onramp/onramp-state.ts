import type { OnrampProvider } from './onramp';
import type { Purchase } from './purchase';

/** The providers that sell tokens, and the purchase under way. */
export interface OnrampState {
  /** The providers that sell on the namespace in use, in the order they are shown. */
  readonly providers: readonly OnrampProvider[];
  /** Where the purchase stands. */
  readonly purchase: Purchase;
}
