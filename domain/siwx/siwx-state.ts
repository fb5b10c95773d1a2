import type { SignIn } from './siwx-policy';

/** Where the sign-in of the account in use stands. */
export interface SiwxState {
  readonly signIn: SignIn;

  /** Whether nobody may go on without. */
  readonly isRequired: boolean;
}
