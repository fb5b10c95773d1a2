/** What a visitor shows to be paid. Empty without an account. */
export interface ReceiveState {
  readonly address?: string;
  readonly networkName?: string;

  /** What a code for a camera says. */
  readonly uri?: string;
}
