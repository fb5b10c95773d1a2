import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { problemOf } from '../../domain/refusals/problem-of';
import type { Screens } from '../../domain/screens/screens';
import type { ServiceCalls } from '../../ports/service-calls';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import { leaveWith } from './social-form';

export interface LeaveInTabDeps {
  readonly calls: Pick<ServiceCalls, 'post'>;

  /** From the address, where any page can have put it. */
  readonly flow: string;
  readonly screens: Screens;

  /** The origin of the service. */
  readonly service: string;
}

/**
 * Names the site and the provider of a login that the site's own tab has gone to, and leaves for the provider by a press:
 * opening the page does nothing.
 */
export async function leaveInTab({ calls, flow, screens, service }: LeaveInTabDeps): Promise<void> {
  try {
    const question = recordOf(await calls.post('/social/question', { flow }));
    const [provider, site] = [textIn(question, 'provider'), textIn(question, 'site')];
    const page = pageOf(textIn(question, 'page'), site);
    const shown = { kind: 'confirmLogin', step: 'leave', provider, site } as const;
    const leave = (): void => location.replace(page);
    const confirm = (): void => {
      screens.show({ ...shown, isBusy: true, confirm, leave });
      leaveWith({ flow, way: 'tab' }, service);
    };
    screens.show({ ...shown, isBusy: false, confirm, leave });
    // A tab that comes back by the browser's own button has the page as it was left.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) screens.show({ kind: 'note', note: 'signInOver' });
    });
  } catch (error) {
    if (isOver(error)) return screens.show({ kind: 'note', note: 'signInOver' });
    screens.show({
      kind: 'confirmLogin',
      step: 'leave',
      provider: '',
      site: '',
      isBusy: false,
      problem: problemOf(error),
      confirm: () => void leaveInTab({ calls, flow, screens, service }),
      leave: () => history.back(),
    });
  }
}

/** The page of `site` to which the visitor goes back. The service has it from whom began the login. */
function pageOf(page: string, site: string): string {
  return URL.canParse(page) && new URL(page).origin === site ? page : site;
}

function isOver(error: unknown): boolean {
  return error instanceof ServiceRefusal && error.status === 404;
}
