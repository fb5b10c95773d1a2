import { useCatalogue } from '../../bindings/use-catalogue';
import { socialMessages } from '../../messages/social-en';
import { Action } from '../../primitives/action';
import { SocialScene } from './social-scene';
import { useAttempt } from './use-attempt';
import { useAuthState } from './use-auth';

/** A login at another provider, whose page is in a window of the wallet. */
export function ConnectingSocial() {
  const { socialAgain, socialWaitingHint } = useCatalogue(socialMessages);
  const login = useAuthState()?.socialLogin;
  const { go } = useAttempt();
  if (!login || login.status === 'idle') return null;
  const { provider } = login;
  return (
    <SocialScene login={login} waitingHint={socialWaitingHint}>
      {login.status === 'waiting' && (
        <Action kind="secondary" onPress={() => void go((auth) => auth.connectSocial(provider))}>
          {socialAgain}
        </Action>
      )}
    </SocialScene>
  );
}
