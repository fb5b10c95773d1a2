import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';

const { confirmLogin: texts } = english;

/** Names the site of a login in its own tab, and goes on by a press alone: a link or a script begins such a login too. */
export function ConfirmLoginView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'confirmLogin' };
}) {
  const { confirm, isBusy, leave, problem, provider = '', site, step } = screen;
  const { advice, asks, confirm: go, title } = texts[step];
  return (
    <Card title={title(provider)} problem={problem}>
      <p>{asks(site)}</p>
      <p className="quiet">{advice}</p>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={leave}>
          {texts.cancel}
        </button>
        <ArmedButton content={`${step}${site}${provider}`} isDisabled={isBusy} onPress={confirm}>
          {isBusy ? texts.working : go(provider)}
        </ArmedButton>
      </div>
    </Card>
  );
}
