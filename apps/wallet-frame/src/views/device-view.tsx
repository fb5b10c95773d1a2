import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

const { device: texts } = english;

/** Whether the browser that asks to sign in is the visitor's. */
export function DeviceView({ screen }: { readonly screen: Screen & { readonly kind: 'device' } }) {
  const { approve, isBusy, problem, site } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p>{texts.asks(site)}</p>
      <p className="quiet">{texts.advice}</p>
      <button type="button" className="main" disabled={isBusy} onClick={approve}>
        {isBusy ? texts.working : texts.approve}
      </button>
    </Card>
  );
}
