import type { SignIn } from './siwx-policy';

/** The state of the sign-in of the account in use. */
export interface SiwxState {
  readonly signIn: SignIn;

  /** Whether sign-in is required. */
  readonly isRequired: boolean;
}
