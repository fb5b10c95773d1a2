import type { SignIn } from './siwx-policy';

/** Where the sign-in of the account in use stands. */
export interface SiwxState {
  readonly signIn: SignIn;

  /** Whether sign-in is required. */
  readonly isRequired: boolean;
}
