import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { EmailLogin } from './email-login';
import type { Sessions } from './sessions';
import type { Session } from '../../domain/session/session';
import { SignedOut } from '../../domain/refusals/signed-out';
import type { CodeEntry } from './code-entry';
import { problemOf } from '../../domain/refusals/problem-of';

export interface SignInAgainDeps {
  /** The session that the visitor has ended elsewhere. */
  readonly ended: Session;
  readonly entry: Pick<CodeEntry, 'ask' | 'restart'>;
  readonly login: Pick<EmailLogin, 'deviceApproved' | 'drop' | 'send'>;
  readonly screens: Screens;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly site: string;
  readonly tell: (type: 'HIDE' | 'SHOW') => void;
}

/**
 * Says that this browser was signed out, and has the visitor log in by a code again, so that what the site has asked for goes on.
 *
 * @throws {@link SignedOut} where the visitor leaves, or has no address to log in by: the site logs in anew.
 */
export async function signInAgain(deps: SignInAgainDeps): Promise<void> {
  const { ended, entry, sessions, tell } = deps;
  tell('SHOW');
  try {
    await codeSent(deps);
    const session = await entry.ask();
    await sessions.open(session);
    // The address may lead to another account by now, whose addresses the site has not seen.
    if (session.user !== ended.user) throw new SignedOut();
  } finally {
    deps.screens.clear();
    tell('HIDE');
  }
}

/** Waits for the press that has a code sent. */
function codeSent({ ended, entry, login, screens, site }: SignInAgainDeps): Promise<void> {
  const { email } = ended;
  return new Promise((resolve, reject) => {
    const send = async (): Promise<void> => {
      show(undefined, true);
      try {
        entry.restart(email);
        const { needsDevice } = await login.send(email);
        if (needsDevice) {
          screens.show({ kind: 'letIn', leave });
          await login.deviceApproved();
        }
        resolve();
      } catch (error) {
        show(problemOf(error));
      }
    };
    const leave = (): void => {
      login.drop();
      reject(new SignedOut());
    };
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'signedOut',
        site,
        email: maskEmailAddress(email),
        isBusy,
        ...(problem && { problem }),
        ...(email !== '' && { signIn: () => void send() }),
        leave,
      });
    show();
  });
}
