import { recordOf, textIn, unreadable } from '../bytes/untrusted';
import { HostRefusal } from '../channel/serve-host';
import type { LoginWait, Problem, Screen, Screens, ShownLogin } from '../page/screens';
import type { ProvenCalls } from '../service/proven-calls';
import { emailJoin } from '../session/email-join';
import type { Session } from '../session/session-keeper';
import { joinSocial } from '../social/social-join';
import type { OfferedSocial } from '../social/social-login';
import { siteNameOf } from '../social/social-names';
import { SocialRefusal } from '../social/social-refusal';
import { english } from '../texts/english';
import { CodeEntry } from './code-entry';
import { problemOf } from './problem-of';

export interface ManageLoginsDeps {
  readonly calls: ProvenCalls;
  readonly now: () => number;

  /** The providers that the operator has credentials of. */
  readonly offered: () => Promise<readonly OfferedSocial[]>;

  /** Opens the wallet's window, within a press. Whether the browser has done so. */
  readonly openWindow: () => boolean;
  readonly screens: Screens;
  readonly session: () => Session;
  readonly site: string;
}

/** Shows the logins that lead to the account, and lets the visitor add and remove them. Resolves when it is closed. */
export function manageLogins(deps: ManageLoginsDeps): Promise<void> {
  const { calls, offered, openWindow, screens, session } = deps;
  return new Promise((resolve) => {
    const visit = new AbortController();
    const close = (): void => {
      visit.abort();
      screens.clear();
      resolve();
    };
    const show = async (problem?: Problem): Promise<void> => {
      const [answer, socials] = await Promise.all([
        calls.ask('/logins/list', session().handle),
        offered(),
      ]);
      if (visit.signal.aborted) return;
      const logins = loginsIn(answer, socials);
      // Its code is for the app of a phone, which this page does not show.
      const others = socials.filter(({ name }) => name !== 'farcaster');
      const draw = (more: Partial<Screen & { readonly kind: 'logins' }> = {}): void =>
        screens.show({
          ...{ kind: 'logins', logins, offered: others, isBusy: false },
          ...(problem && { problem }),
          addEmail: (email) => act((wait) => addEmail(deps, email, wait)),
          addSocial: (name) =>
            openWindow()
              ? act((wait) => joinSocial(deps, name, wait('window')))
              : again({ code: 'popup' }),
          remove: (id) => act(() => calls.ask('/logins/remove', session().handle, { id })),
          close,
          ...more,
        });
      const act = (work: (wait: (where: LoginWait) => AbortSignal) => Promise<unknown>): void => {
        draw({ isBusy: true });
        const wait = (where: LoginWait): AbortSignal => {
          const own = new AbortController();
          draw({ isBusy: true, waiting: { for: where, cancel: () => own.abort() } });
          return AbortSignal.any([own.signal, visit.signal]);
        };
        void work(wait).then(
          () => again(),
          (error: unknown) => again(isLeaving(error) ? undefined : problemOf(error)),
        );
      };
      draw();
    };
    const again = (problem?: Problem): void => {
      show(problem).catch((error: unknown) => broken(problemOf(error)));
    };
    /** Without the list nothing can be changed. */
    const broken = (problem: Problem): void => {
      if (visit.signal.aborted) return;
      const none = { logins: [], offered: [], isBusy: false };
      screens.show({ kind: 'logins', ...none, problem, retry: () => again(), close });
    };
    again();
  });
}

/** Has a code sent to `email`, and joins the address by it. */
async function addEmail(
  { calls, now, screens, session, site }: ManageLoginsDeps,
  email: string,
  wait: (where: LoginWait) => AbortSignal,
): Promise<void> {
  const login = emailJoin({ calls, now, session, site });
  const { needsDevice } = await login.send(email.trim());
  if (needsDevice) {
    const signal = wait('mailbox');
    signal.addEventListener('abort', () => login.drop(), { once: true });
    await login.deviceApproved();
  }
  await new CodeEntry({ login, screens, site, joins: true }).ask();
}

/** Whether the visitor has left what was begun: that is no problem. */
function isLeaving(error: unknown): boolean {
  const isLeft = error instanceof SocialRefusal && error.failure === 'replaced';
  return isLeft || error instanceof HostRefusal;
}

function loginsIn(answer: unknown, socials: readonly OfferedSocial[]): readonly ShownLogin[] {
  const { logins } = recordOf(answer);
  if (!Array.isArray(logins)) throw unreadable('logins');
  return logins.map((one: unknown) => {
    const login = recordOf(one);
    const { createdAtMs, isHere } = login;
    return {
      id: textIn(login, 'id'),
      title: titleOf(textIn(login, 'provider'), socials),
      label: String(login['label']),
      createdAtMs: Number(createdAtMs),
      isHere: isHere === true,
      canRemove: isHere !== true && logins.length > 1,
    };
  });
}

function titleOf(provider: string, socials: readonly OfferedSocial[]): string {
  if (provider === 'email') return english.logins.email;
  const name = siteNameOf(provider);
  return socials.find((one) => one.name === name)?.title ?? provider;
}
