import { useRef } from 'react';
import type { Screen } from '../page/screens';
import { english } from '../texts/english';
import { Card } from './card';
import { useArmed } from './use-armed';

const { changeEmail: texts } = english;

/** Whether the address is to change. The button works once the visitor has really seen the new one. */
export function ChangeEmailView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'changeEmail' };
}) {
  const { confirm, from, leave, site, to } = screen;
  const seen = useRef<HTMLDivElement>(null);
  const isArmed = useArmed(seen, to);
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
          <button
            type="button"
            className="main"
            disabled={!isArmed}
            onClick={({ nativeEvent }) => {
              if (isArmed && nativeEvent.isTrusted) confirm();
            }}
          >
            {texts.confirm}
          </button>
        </div>
      </div>
    </Card>
  );
}
