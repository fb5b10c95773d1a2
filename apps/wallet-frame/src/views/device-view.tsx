import type { Screen } from '../domain/screens/screens';
import { deviceWords } from '../domain/texts/device-words';
import { Button } from './button';
import { Card } from './card';

const { device: texts } = deviceWords;

/** Whether the browser that asks to sign in is the visitor's. */
export function DeviceView({ screen }: { readonly screen: Screen & { readonly kind: 'device' } }) {
  const { approve, isBusy, problem, site } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p className="say">{texts.asks(site)}</p>
      <p className="quiet">{texts.advice}</p>
      <Button kind="primary" isDisabled={isBusy} isWorking={isBusy} onPress={approve}>
        {isBusy ? texts.working : texts.approve}
      </Button>
    </Card>
  );
}
