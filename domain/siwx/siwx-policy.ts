/** The facts that decide whether an account has to sign in. */
export interface SignInSituation {
  /** Whether the site uses sign-in at all. */
  readonly isEnabled: boolean;

  /** Whether sign-in is required. */
  readonly isRequired: boolean;

  /** Whether the active network is one of the configured ones. */
  readonly isNetworkSupported: boolean;

  /** Whether a valid session of the account on that network exists. */
  readonly hasSession: boolean;
}

/** Whether the sign-in view opens when an account has connected. */
export function asksForSignIn(situation: SignInSituation): boolean {
  const { isEnabled, isNetworkSupported, hasSession } = situation;
  return isEnabled && isNetworkSupported && !hasSession;
}

/** The views that sign, or approve what is signed. */
export const signInViews: readonly string[] = ['SIWXSignMessage', 'ApproveTransaction'];

/** Whether `view` is the one that signs, by the name that sites with `siweConfig` may know it by, too. */
export function isSigningView(view: string | undefined): boolean {
  return view === 'SIWXSignMessage' || view === 'ConnectingSiwe';
}

/**
 * Whether the modal must stay open on `view`: on the views that sign or approve, while sign-in is
 * required and there is no session.
 */
export function isCloseRefused(view: string, situation: SignInSituation): boolean {
  const { isEnabled, isRequired, hasSession } = situation;
  return isEnabled && isRequired && !hasSession && signInViews.includes(view);
}

/** What cancelling a sign-in does before Connect is shown. */
export function cancellationOf({ isRequired }: SignInSituation): 'disconnect' | 'close' {
  return isRequired ? 'disconnect' : 'close';
}

/** The state of a sign-in. */
export type SignIn =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly isDeclined: boolean }
  | { readonly status: 'signing' }
  | { readonly status: 'storing' }
  | { readonly status: 'signedIn' };

/** What can happen to a sign-in. */
export type SignInEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  | { readonly type: 'signed' }
  | { readonly type: 'stored' }
  | { readonly type: 'failed' }
  | { readonly type: 'cancelled' };

/** No sign-in is pending. */
export const NO_SIGN_IN: SignIn = { status: 'idle' };

/**
 * The sign-in after `event`. Declining or failing asks again; an event that its state does not
 * expect, such as a signature after the cancellation, changes nothing and returns the same object.
 */
export function nextSignIn(signIn: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'asked':
      return signIn.status === 'idle' || signIn.status === 'signedIn'
        ? { status: 'asking', isDeclined: false }
        : signIn;
    case 'accepted':
      return signIn.status === 'asking' ? { status: 'signing' } : signIn;
    case 'declined':
      return signIn.status === 'signing' ? { status: 'asking', isDeclined: true } : signIn;
    case 'signed':
      return signIn.status === 'signing' ? { status: 'storing' } : signIn;
    case 'stored':
      return signIn.status === 'storing' ? { status: 'signedIn' } : signIn;
    case 'failed':
      return signIn.status === 'signing' || signIn.status === 'storing'
        ? { status: 'asking', isDeclined: false }
        : signIn;
    case 'cancelled':
      return NO_SIGN_IN;
  }
}
