import type { SignInFault } from './sign-in-fault';
import type { SignIn } from './siwx-policy';

/** The state of the sign-in of the account in use. It never has the account: the site may not know it yet. */
export interface SiwxState {
  /** Where the sign-in stands. */
  readonly signIn: SignIn;

  /** Whether sign-in is required. */
  readonly isRequired: boolean;

  /** Why the last try failed. */
  readonly fault?: SignInFault;
}
