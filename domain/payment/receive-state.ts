/** The state of the Receive view: what a visitor shows to a payer. Empty without an account. */
export interface ReceiveState {
  readonly address?: string;
  readonly networkName?: string;

  /** The content of the QR code. */
  readonly uri?: string;
}
