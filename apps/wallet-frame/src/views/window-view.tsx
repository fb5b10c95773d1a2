import type { Screen } from '../domain/screens/screens';
import { windowWords as texts } from '../domain/texts/window-words';
import { Button } from './button';
import { Card } from './card';
import { SiteName } from './site-name';

/** Says why the wallet needs a window of its own, and opens it. */
export function WindowView({ screen }: { readonly screen: Screen & { readonly kind: 'window' } }) {
  const { isBusy, leave, open, problem, site, task } = screen;
  return (
    <Card title={texts.title[task]} problem={problem} isTitledBefore>
      <p className="say">
        <SiteName site={site} />
      </p>
      {open && <p className="say">{texts.explain[task]}</p>}
      {open && (
        <Button kind="primary" isDisabled={isBusy} isWorking={isBusy} onPress={open}>
          {isBusy ? texts.working : texts.open}
        </Button>
      )}
      <Button kind="quiet" onPress={leave}>
        {open ? texts.leave : texts.close}
      </Button>
    </Card>
  );
}
