import { useEffect, useState } from 'react';
import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { useHasConsent } from '../connect/use-has-consent';
import { SocialEmblem } from './social-emblem';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState } from './use-auth';

/** The logins at other providers that the operator of the embedded wallet has credentials of, in the site's order. */
export function SocialButtons() {
  const widget = useWidget();
  const messages = useAuthMessages();
  const mayConnect = useHasConsent();
  const socials = useAuthState()?.socials;
  const { go, isBusy } = useAttempt();
  const [isUnknown, setIsUnknown] = useState(false);
  useEffect(() => {
    // Without an answer there are no buttons: the other ways to connect are there.
    widget
      .feature('auth')
      .then((auth) => auth.listSocials())
      .catch(() => setIsUnknown(true));
  }, [widget]);
  if (!socials) return isUnknown ? null : <div className="row skeleton" />;
  if (socials.length === 0) return null;
  return (
    <fieldset className="socials" disabled={!mayConnect}>
      {socials.map(({ name, title }) => (
        <Action
          key={name}
          kind="secondary"
          isBusy={isBusy}
          logo={<SocialEmblem provider={name} name={title} />}
          onPress={() => void go((auth) => auth.connectSocial(name))}
        >
          {messages.socialContinue(title)}
        </Action>
      ))}
    </fieldset>
  );
}
