import type { AnswerWindow } from '../../ports/answer-window';
import { recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import type { Change, Confirm } from '../../domain/screens/change';
import type { LoginWait, Screen, Screens, ShownLogin } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { DoWork } from '../../domain/service/asked-work';
import type { ServiceCalls } from '../../ports/service-calls';
import { emailAddress } from '../../domain/service/email-address';
import { emailJoin } from '../log-in/email-join';
import type { Session } from '../../domain/session/session';
import { joinFarcaster, joinSocial } from '../log-in/social-join';
import type { OfferedSocial } from '../../../../../domain/login/social-provider';
import { siteNameOf } from '../log-in/social-names';
import { SocialRefusal } from '../../domain/refusals/social-refusal';
import { english } from '../../domain/texts/english';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import type { OfferedKit } from '../../domain/vault/kit';
import { askForKit } from '../open/ask-for-kit';
import { CodeEntry } from '../log-in/code-entry';
import { problemOf, problemUnlessLeft } from '../../domain/refusals/problem-of';

export interface ManageLoginsDeps {
  readonly calls: ServiceCalls;
  readonly confirm: Confirm;
  readonly now: () => number;
  readonly answerWindow: AnswerWindow;
  readonly doWork: DoWork;

  /** Gets an account back by the kit of its wallet, to which `login` leads then. */
  readonly lead: (kit: OfferedKit, login: string) => Promise<void>;

  /** The signature of the wallet's own key, without which a login changes nothing. */
  readonly prove: (act: PageAct) => Promise<ActProof>;

  /** The providers that the operator has credentials of. */
  readonly offered: () => Promise<readonly OfferedSocial[]>;

  /** Shows where the visitor is signed in, until that is closed. */
  readonly manageDevices: () => Promise<void>;

  /** Opens the wallet's window, within a press. Whether the browser has done so. */
  readonly openWindow: () => boolean;
  readonly screens: Screens;
  readonly session: () => Session;
  readonly site: string;
}

const FARCASTER = 'Farcaster';
const UNKNOWN = { label: '', title: '' };

/** What the visitor reads while a login is proved in another place. Each aborts when the visitor leaves. */
interface Elsewhere {
  readonly waitFor: (where: LoginWait) => AbortSignal;

  /** The phone opens `link`, which is absent while it is being made. */
  readonly onPhone: (link?: string) => AbortSignal;
}

/** Shows the logins that lead to the account, and lets the visitor add and remove them. Resolves when it is closed. */
export function manageLogins(deps: ManageLoginsDeps): Promise<void> {
  const { calls, confirm, lead, manageDevices, offered, openWindow, prove, screens, session } =
    deps;
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
      const here = logins.find(({ isHere }) => isHere)?.id;
      const draw = (more: Partial<Screen & { readonly kind: 'logins' }> = {}): void =>
        screens.show({
          kind: 'logins',
          logins,
          offered: socials,
          isBusy: false,
          ...(problem && { problem }),
          addEmail: (email) => act(({ waitFor }) => addEmail(deps, email, waitFor)),
          addSocial: (name) => {
            if (name === 'farcaster') act(({ onPhone }) => addFarcaster(deps, onPhone));
            else if (openWindow()) act(({ waitFor }) => joinSocial(deps, name, waitFor('window')));
            else again({ code: 'popup' });
          },
          showDevices: () => {
            void manageDevices().then(() => again(), again);
          },
          ...(here && { useKit: () => void byKit(here) }),
          remove: (id) =>
            act(async () => {
              await confirm(changeOf('removeLogin', nameOf(logins.find((one) => one.id === id))));
              const proof = await prove({ name: 'login.remove', id });
              await calls.ask('/logins/remove', session().handle, { id, proof });
            }),
          close,
          ...more,
        });
      const act = (work: (elsewhere: Elsewhere) => Promise<unknown>): void => {
        draw({ isBusy: true });
        const own = new AbortController();
        const leave = (): void => {
          draw({ isBusy: true }); // What is under way at the service ends first.
          own.abort();
        };
        const signal = AbortSignal.any([own.signal, visit.signal]);
        const elsewhere: Elsewhere = {
          waitFor: (where) => {
            draw({ isBusy: true, waiting: { for: where, cancel: leave } });
            return signal;
          },
          onPhone: (link) => {
            screens.show({ kind: 'phone', ...(link !== undefined && { link }), leave });
            return signal;
          },
        };
        void work(elsewhere).then(
          () => again(),
          (error: unknown) => again(isReplaced(error) ? undefined : problemUnlessLeft(error)),
        );
      };
      draw();
    };
    /** Afterwards the list would be of another account. */
    const byKit = async (login: string): Promise<void> => {
      const open = async (kit: OfferedKit): Promise<void> => {
        await confirm({ kind: 'leadLogin', facts: [] });
        await lead(kit, login);
      };
      if (await askForKit({ mayLead: true, open, screens })) close();
      else again();
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
  { calls, confirm, doWork, now, prove, screens, session, site }: ManageLoginsDeps,
  email: string,
  waitFor: Elsewhere['waitFor'],
): Promise<void> {
  const address = emailAddress(email);
  await confirm(changeOf('addLogin', `${english.email}, ${address}`));
  const login = emailJoin({ calls, doWork, now, prove, session, site });
  const { needsDevice } = await login.send(address);
  if (needsDevice) {
    const signal = waitFor('mailbox');
    signal.addEventListener('abort', () => login.drop(), { once: true });
    await login.deviceApproved();
  }
  await new CodeEntry({ login, screens, site, purpose: 'join' }).ask();
}

/** Shows what Farcaster's app opens, and joins the account that approves there. */
async function addFarcaster(deps: ManageLoginsDeps, onPhone: Elsewhere['onPhone']): Promise<void> {
  await deps.confirm(changeOf('addLogin', FARCASTER));
  const signal = onPhone();
  await joinFarcaster(deps, (link) => void onPhone(link), signal);
}

/** Whether the visitor has left what was begun elsewhere: that is no problem. */
function isReplaced(error: unknown): boolean {
  return error instanceof SocialRefusal && error.failure === 'replaced';
}

function changeOf(kind: 'addLogin' | 'removeLogin', login: string): Change {
  return { kind, facts: [{ label: 'login', value: login }] };
}

function nameOf({ label, title }: Pick<ShownLogin, 'label' | 'title'> = UNKNOWN): string {
  return [title, label].filter((text) => text !== '').join(', ');
}

function loginsIn(answer: unknown, socials: readonly OfferedSocial[]): readonly ShownLogin[] {
  const { logins } = recordOf(answer);
  if (!Array.isArray(logins)) throw unreadable('logins');
  return logins.map((one: unknown) => {
    const login = recordOf(one);
    const { createdAtMs, isHere } = login;
    const known = textIn(login, 'provider');
    const provider = known === 'email' ? known : siteNameOf(known);
    return {
      id: textIn(login, 'id'),
      provider,
      title: titleOf(provider, socials) ?? known,
      label: String(login['label']),
      createdAtMs: Number(createdAtMs),
      isHere: isHere === true,
      canRemove: isHere !== true && logins.length > 1,
    };
  });
}

function titleOf(provider: string, socials: readonly OfferedSocial[]): string | undefined {
  if (provider === 'email') return english.email;
  return socials.find(({ name }) => name === provider)?.title;
}
