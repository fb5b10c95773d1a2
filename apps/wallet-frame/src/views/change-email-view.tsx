import { useRef } from 'react';
import type { Screen } from '../page/screens';
import { english } from '../texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';

const { changeEmail: texts } = english;

/** Whether the address is to change. The button works once the visitor has really seen the new one. */
export function ChangeEmailView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'changeEmail' };
}) {
  const { confirm, from, leave, site, to } = screen;
  const seen = useRef<HTMLDivElement>(null);
  return (
    <Card title={texts.title}>
      <div ref={seen} className="consent">
        <p>{texts.asks(site)}</p>
        <p>
          {texts.from(from)} <strong>{to}</strong>
        </p>
        <p className="quiet">{texts.advice}</p>
        <div className="row">
          <button type="button" onClick={leave}>
            {texts.leave}
          </button>
          <ArmedButton seen={seen} content={to} onPress={confirm}>
            {texts.confirm}
          </ArmedButton>
        </div>
      </div>
    </Card>
  );
}
