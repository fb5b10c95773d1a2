import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

const { window: texts } = english;

/** Says why the wallet needs a window of its own, and opens it. */
export function WindowView({ screen }: { readonly screen: Screen & { readonly kind: 'window' } }) {
  const { isBusy, leave, open, problem, site, task } = screen;
  return (
    <Card title={texts.title[task]} problem={problem}>
      <p className="quiet">{site}</p>
      {open && <p>{texts.explain[task]}</p>}
      {open && (
        <button type="button" className="main" disabled={isBusy} onClick={open}>
          {isBusy ? texts.working : texts.open}
        </button>
      )}
      <button type="button" onClick={leave}>
        {open ? texts.leave : texts.close}
      </button>
    </Card>
  );
}
