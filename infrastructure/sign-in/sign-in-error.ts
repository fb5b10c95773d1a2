/** Why the site's server did not sign an account in. */
export type SignInErrorCode = 'SIGN_IN_EXPIRED' | 'SIGN_IN_REFUSED' | 'SIGN_IN_UNAVAILABLE';

/** What the functions of `createSignIn` reject with. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
