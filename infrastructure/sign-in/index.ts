/** The page's part of the sign-in whose server is `cleatkit/server`: the value of the widget's option `siwx`. */
export { createSignIn, type SignIn, type SignInOptions } from './create-sign-in';
export { SignInError, type SignInErrorCode } from './sign-in-error';
export type { SiwxMessage, SiwxOption, SignInAccount } from '../../domain/siwx/site-sign-in';
export type { SiwxSession, SiwxSessionData } from '../../domain/siwx/siwx-session';
