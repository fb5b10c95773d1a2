import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { Screens } from '../../domain/screens/screens';
import type { ServiceCalls } from '../../ports/service-calls';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import { problemOf } from '../../domain/refusals/problem-of';

export interface ApproveDeviceDeps {
  readonly calls: Pick<ServiceCalls, 'post'>;
  readonly screens: Screens;

  /** From the mail. */
  readonly token: string;
}

/** Has the visitor approve the browser that asks to sign in, by a press: opening the page does nothing. */
export async function approveDevice({ calls, screens, token }: ApproveDeviceDeps): Promise<void> {
  try {
    const site = textIn(recordOf(await calls.post('/device/site', { token })), 'site');
    const approve = async (): Promise<void> => {
      screens.show({ kind: 'device', site, isBusy: true, approve: () => undefined });
      try {
        await calls.post('/device/approve', { token });
        screens.show({ kind: 'note', note: 'approved' });
      } catch (error) {
        if (isOver(error)) return screens.show({ kind: 'note', note: 'over' });
        const problem = problemOf(error);
        screens.show({ kind: 'device', site, problem, isBusy: false, approve: press });
      }
    };
    const press = (): void => void approve();
    screens.show({ kind: 'device', site, isBusy: false, approve: press });
  } catch (error) {
    if (!isOver(error)) throw error;
    screens.show({ kind: 'note', note: 'over' });
  }
}

function isOver(error: unknown): boolean {
  return error instanceof ServiceRefusal && error.status === 404;
}
