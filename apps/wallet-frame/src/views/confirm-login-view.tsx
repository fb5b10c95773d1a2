import type { Screen } from '../domain/screens/screens';
import { confirmLoginWords as texts } from '../domain/texts/confirm-login-words';
import { ArmedButton } from './armed-button';
import { Button } from './button';
import { Card } from './card';

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
      <p className="say">{asks(site)}</p>
      <p className="quiet">{advice}</p>
      <div className="pair">
        <Button isDisabled={isBusy} onPress={leave}>
          {texts.cancel}
        </Button>
        <ArmedButton content={`${step}${site}${provider}`} isDisabled={isBusy} onPress={confirm}>
          {isBusy ? texts.working : go(provider)}
        </ArmedButton>
      </div>
    </Card>
  );
}
