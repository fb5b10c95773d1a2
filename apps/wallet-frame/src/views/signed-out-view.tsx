import type { Screen } from '../domain/screens/screens';
import { deviceWords } from '../domain/texts/device-words';
import { Button } from './button';
import { Card } from './card';

const { signedOut: texts } = deviceWords;

/** The visitor has ended the session of this browser elsewhere. */
export function SignedOutView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'signedOut' };
}) {
  const { email, isBusy, leave, problem, signIn, site } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p className="say">{texts.explain(site)}</p>
      <p className="quiet">{texts.notYou}</p>
      {signIn && (
        <Button kind="primary" isDisabled={isBusy} isWorking={isBusy} onPress={signIn}>
          {isBusy ? texts.working : texts.signIn(email)}
        </Button>
      )}
      <Button kind="quiet" onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}
