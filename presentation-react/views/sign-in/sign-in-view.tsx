import type { SiwxVerbs } from '../../../application/siwx/siwx-feature';
import type { SiwxState } from '../../../domain/siwx/siwx-state';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { signInMessages } from '../../messages/sign-in-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { Action } from '../../primitives/action';
import { MessageInWords, MessageScene } from './message-in-words';
import signInCss from './sign-in.css';
import { wordsOf } from './sign-in-words';
import { SwitchToEoa } from './switch-to-eoa';
import { usePreparedMessage } from './use-prepared-message';

export { signInMessages as messages };

/**
 * What the account is asked to sign, before the wallet is asked. The same view for `siwx` and `siweConfig`, under both
 * names.
 */
function SignInView() {
  useStyle(signInCss);
  const state = useWidgetState(({ features }) => features.siwx);
  const { verbs, hasFailed, retry } = useFeature('siwx');
  if (hasFailed) return <NotDownloaded onRetry={retry} />;
  return state ? <SignIn state={state} verbs={verbs} /> : null;
}

export default offeredInEnglish(SignInView);

interface SignInProps {
  readonly state: SiwxState;
  readonly verbs: SiwxVerbs | undefined;
}

function SignIn({ state, verbs }: SignInProps) {
  const widget = useWidget();
  const { cancel, close, signInTitle, tryAgain } = useMessages();
  const messages = useCatalogue(signInMessages);
  const { fault, isRequired, signIn } = state;
  const { status } = signIn;
  const { message, isMaking, make } = usePreparedMessage(verbs, signIn);
  const words = wordsOf(state, message, messages);
  const go = (): void => {
    if (!message) return make();
    verbs?.signIn().catch(() => {
      // The state has the reason, and this view shows it.
    });
  };
  return (
    <div className="stack sign-in" data-state={fault ?? status}>
      <MessageScene message={message} words={words} isAlert={fault !== undefined} />
      {status === 'signedIn' ? (
        <Action kind="primary" onPress={() => void widget.close()}>
          {close}
        </Action>
      ) : (
        <>
          {message && <MessageInWords message={message} />}
          {fault === 'smartAccount' ? (
            <SwitchToEoa />
          ) : (
            <Action kind="primary" isBusy={isMaking || isWaiting(status)} onPress={go}>
              {fault === undefined || isWaiting(status) ? signInTitle : tryAgain}
            </Action>
          )}
          <Action kind="quiet" onPress={() => void verbs?.cancel()}>
            {isRequired ? messages.signInLeave : cancel}
          </Action>
        </>
      )}
    </div>
  );
}

function isWaiting(status: SiwxState['signIn']['status']): boolean {
  return status === 'signing' || status === 'storing';
}
