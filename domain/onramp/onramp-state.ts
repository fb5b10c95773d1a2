import type { OnrampProvider } from './onramp';
import type { Purchase } from './purchase';

/** Who sells tokens here, and what is being bought. */
export interface OnrampState {
  /** The providers that sell on the namespace in use, in the order they are shown. */
  readonly providers: readonly OnrampProvider[];
  readonly purchase: Purchase;
}
