import type { Screen } from '../domain/screens/screens';
import { deviceWords } from '../domain/texts/device-words';
import { Button } from './button';
import { Card } from './card';

const { letIn: texts } = deviceWords;

/** This browser has proved a login, and waits for the visitor to let it in elsewhere. */
export function LetInView({ screen }: { readonly screen: Screen & { readonly kind: 'letIn' } }) {
  return (
    <Card title={texts.title}>
      <p className="say" role="status">
        {texts.mail}
      </p>
      <p className="quiet">{texts.known}</p>
      <Button kind="quiet" onPress={screen.leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}
