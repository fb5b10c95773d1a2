import { maskEmailAddress } from '../../../../../domain/login/email-address';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Screens } from '../../domain/screens/screens';
import { asLine } from '../../domain/plans/read-text';
import { type Session, visitorName } from '../../domain/session/session';
import { digestOf } from '../../domain/signing/request-digest';
import type { Change, ShownChange } from '../../domain/screens/change';
import type { WalletWindow } from '../elsewhere/wallet-window';

export interface ConfirmationDeps {
  readonly session: () => Session | undefined;

  /** Opens the wallet's own window. Absent in that window. */
  readonly walletWindow?: Pick<WalletWindow, 'ask' | 'leave'>;

  /** Whether the visitor confirms in that window, because a site can draw on this page. */
  readonly isElsewhere: boolean;
  readonly screens: Screens;
  readonly site: string;
  readonly tell: (type: 'HIDE' | 'SHOW') => void;
}

/** Has the visitor confirm what changes or ends something of theirs, by a press that saw in words what will be done. */
export class Confirmation {
  readonly #deps: ConfirmationDeps;

  constructor(deps: ConfirmationDeps) {
    this.#deps = deps;
  }

  /**
   * Asks for what the site wants, of which the visitor has seen nothing yet.
   *
   * @throws {@link HostRefusal} where the visitor declines, or `signal` aborts.
   */
  async ask(change: Change, signal?: AbortSignal): Promise<void> {
    const { walletWindow, isElsewhere, tell } = this.#deps;
    tell('SHOW');
    try {
      const shown = this.#shown(change);
      if (walletWindow && isElsewhere)
        await this.#inWindow(walletWindow, shown, { isPressed: false, signal });
      else await this.#here(shown, signal);
    } finally {
      tell('HIDE');
    }
  }

  /**
   * Asks once more for what a press in this page has begun, which may be any press. The page shows what it has shown before when
   * the visitor has confirmed.
   *
   * @throws {@link HostRefusal} where the visitor declines, and `WindowBlocked` where no window opens.
   */
  readonly again = async (change: Change): Promise<void> => {
    const { walletWindow, isElsewhere, screens } = this.#deps;
    const before = screens.getSnapshot();
    const shown = this.#shown(change);
    if (walletWindow && isElsewhere) await this.#inWindow(walletWindow, shown, { isPressed: true });
    else await this.#here(shown);
    screens.show(before);
  };

  /** Only a window that has shown exactly this confirms it: the hash decides. */
  async #inWindow(
    walletWindow: Pick<WalletWindow, 'ask' | 'leave'>,
    shown: ShownChange,
    {
      isPressed,
      signal,
    }: { readonly isPressed: boolean; readonly signal?: AbortSignal | undefined },
  ): Promise<void> {
    const { site } = this.#deps;
    const leave = (): void => walletWindow.leave(declined());
    signal?.addEventListener('abort', leave);
    try {
      const answer = recordOf(
        await walletWindow.ask('change', { kind: 'change', ...shown }, { isPressed }),
      );
      const isSame = textIn(answer, 'digest') === digestOf({ site, ...shown });
      if (answer['isConfirmed'] !== true || !isSame) throw declined();
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #here(shown: ShownChange, signal?: AbortSignal): Promise<void> {
    const { walletWindow, screens, site } = this.#deps;
    return new Promise((resolve, reject) => {
      let isElsewhere = false;
      const leave = (): void => end(() => reject(declined()));
      const end = (settle: () => void): void => {
        signal?.removeEventListener('abort', leave);
        screens.clear();
        settle();
      };
      signal?.addEventListener('abort', leave);
      screens.show({
        kind: 'change',
        site,
        ...shown,
        leave,
        confirm: () => end(resolve),
        ...(walletWindow && {
          elsewhere: () => {
            if (isElsewhere) return;
            isElsewhere = true;
            signal?.removeEventListener('abort', leave);
            void this.#inWindow(walletWindow, shown, { isPressed: false, signal }).then(
              resolve,
              reject,
            );
          },
        }),
      });
    });
  }

  #shown({ facts, kind }: Change): ShownChange {
    const session = this.#deps.session();
    const { email = '' } = session ?? {};
    const name = session ? visitorName(session) : '';
    return {
      account: asLine(email === '' ? name : maskEmailAddress(email)),
      change: { kind, facts: facts.map(({ label, value }) => ({ label, value: asLine(value) })) },
    };
  }
}

function declined(): HostRefusal {
  return new HostRefusal('User rejected the request.', rpcCodes.userRejected);
}
