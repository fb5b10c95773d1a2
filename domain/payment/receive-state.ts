import type { Network } from '../network/network';
import type { AmountFault, AmountReadings } from '../token/amount';

/** The amount that a visitor asks a payer for, in the network's native currency. */
export interface ReceiveAmount {
  /** As typed; empty where the payer chooses. */
  readonly text: string;
  /** The symbol of the currency. */
  readonly symbol: string;

  /** Why the text is not in the payment URI. Absent for an amount, and for an empty text. */
  readonly fault?: AmountFault;

  /** The two readings of an ambiguous text. */
  readonly readings?: AmountReadings;
}

/** The state of the Receive view: what a visitor shows to a payer. Empty without an account. */
export interface ReceiveState {
  /** The address of the account in use. */
  readonly address?: string;
  /** The name of the network in use. */
  readonly networkName?: string;

  /** The networks of the site on which the account receives, the one in use first. */
  readonly networks?: readonly Network[];

  /** Absent where a payment URI of the namespace has no place for an amount. */
  readonly amount?: ReceiveAmount;

  /** The content of the QR code. */
  readonly uri?: string;
}
