import { SignInMessages, type SignInMessagesDeps } from '../../application/siwx/sign-in-messages';
import {
  SignInWithWallet,
  type SignInWithWalletDeps,
} from '../../application/siwx/sign-in-with-wallet';

/** What makes a message and asks the wallet, in one file: it is downloaded with the first message. */
export function signInWithWallet(
  deps: Omit<SignInWithWalletDeps, 'messages'> & SignInMessagesDeps,
): SignInWithWallet {
  return new SignInWithWallet({ ...deps, messages: new SignInMessages(deps) });
}
