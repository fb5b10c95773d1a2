import { SignInMessages, type SignInMessagesDeps } from '../../application/siwx/sign-in-messages';
import {
  SignInWithWallet,
  type SignInWithWalletDeps,
} from '../../application/siwx/sign-in-with-wallet';

/** What makes a message and asks the wallet, in one file: it is downloaded with the first message. */
export function signInWithWallet(
  deps: Omit<SignInWithWalletDeps, 'messages'> & SignInMessagesDeps,
): SignInWithWallet {
  const { activeAccount, adapters, admission, approvals, hostPage, navigation, notices } = deps;
  const { progress, scope, siwx } = deps;
  return new SignInWithWallet({
    activeAccount,
    adapters,
    admission,
    approvals,
    messages: new SignInMessages({ hostPage, scope, siwx }),
    navigation,
    notices,
    progress,
    scope,
    siwx,
  });
}
