import { useEffect, useState } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { useHasConsent } from '../connect/use-has-consent';
import { SocialEmblem } from './social-emblem';
import { socialsHeight } from '../connect/socials-height';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState, useRecentLogin } from './use-auth';

/** How many providers have a row each. Of more, one has a row, the first or that used last, and the others are tiles, so that wallets stay in sight. */
const ROWS = 2;

/** The logins at other providers that the operator of the embedded wallet has credentials of, in the site's order. */
export function SocialButtons() {
  const widget = useWidget();
  const messages = useAuthMessages();
  const mayConnect = useHasConsent();
  const socials = useAuthState()?.socials;
  const last = useRecentLogin();
  const { recent } = useMessages();
  const { go, isBusy } = useAttempt();
  const [isUnknown, setIsUnknown] = useState(false);
  useEffect(() => {
    // Without an answer there are no buttons: the other ways to connect are there.
    widget
      .feature('auth')
      .then((auth) => auth.listSocials())
      .catch(() => setIsUnknown(true));
  }, [widget]);
  if (!socials) {
    const height = socialsHeight(widget.options.features.socials.length);
    return isUnknown ? null : <div className="row skeleton" style={{ height }} />;
  }
  if (socials.length === 0) return null;
  const isMany = socials.length > ROWS;
  const first = socials.find(({ name }) => name === last) ?? socials[0];
  const rows = socials.filter((one) => !isMany || one === first);
  const tiles = socials.filter((one) => !rows.includes(one));
  return (
    <fieldset className="socials" disabled={!mayConnect}>
      {rows.map(({ name, title }) => (
        <Action
          key={name}
          kind="secondary"
          isBusy={isBusy}
          logo={<SocialEmblem provider={name} name={title} />}
          onPress={() => void go((auth) => auth.connectSocial(name))}
        >
          {messages.socialContinue(title)}
          {name === last && (
            <>
              {' '}
              <span className="tag">{recent}</span>
            </>
          )}
        </Action>
      ))}
      <div className="social-tiles">
        {tiles.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            title={messages.socialContinue(title)}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => void go((auth) => auth.connectSocial(name))}
          >
            <SocialEmblem provider={name} name={title} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
