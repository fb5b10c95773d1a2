import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

const { signedOut: texts } = english;

/** The visitor has ended the session of this browser elsewhere. */
export function SignedOutView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'signedOut' };
}) {
  const { email, isBusy, leave, problem, signIn, site } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p>{texts.explain(site)}</p>
      <p className="quiet">{texts.notYou}</p>
      {signIn && (
        <button type="button" className="main" disabled={isBusy} onClick={signIn}>
          {isBusy ? texts.working : texts.signIn(email)}
        </button>
      )}
      <button type="button" onClick={leave}>
        {texts.leave}
      </button>
    </Card>
  );
}
