import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

const { letIn: texts } = english;

/** This browser has proved a login, and waits for the visitor to let it in elsewhere. */
export function LetInView({ screen }: { readonly screen: Screen & { readonly kind: 'letIn' } }) {
  return (
    <Card title={texts.title}>
      <p role="status">{texts.mail}</p>
      <p className="quiet">{texts.known}</p>
      <button type="button" onClick={screen.leave}>
        {texts.leave}
      </button>
    </Card>
  );
}
