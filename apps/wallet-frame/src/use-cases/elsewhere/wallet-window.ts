import { HostRefusal } from '../../domain/refusals/host-refusal';
import { problemOf } from '../../domain/refusals/problem-of';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { BeginRendezvous, Rendezvous } from '../../ports/rendezvous';
import type { WindowTask, Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { sayProblem } from '../../domain/texts/say-problem';
import { WindowBlocked } from '../../domain/refusals/window-blocked';

export interface WalletWindowDeps {
  readonly begin: BeginRendezvous;
  readonly screens: Screens;

  /** The site that has this page. */
  readonly site: string;
}

export interface WindowOptions {
  /** Whether a press in this page has led here: it opens the window too, and the page says itself where none opens. */
  readonly isPressed?: boolean;
}

/** After so many tries the browser opens no window here. */
const MOST_TRIES = 2;

/** How long the visitor may read that no window opens, before the site hears of it. */
const READ_MS = 15_000;

/** What the visitor does instead, where there is something. */
const noWindow: { readonly [Task in WindowTask]?: Problem['code'] } = {
  social: 'noWindow',
  words: 'noWords',
};

/** The button that opens the wallet's own window, and what the window has answered. One at a time. */
export class WalletWindow {
  readonly #deps: WalletWindowDeps;
  #end: ((refusal: HostRefusal) => void) | undefined;

  constructor(deps: WalletWindowDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the button until the window has answered. A window that is closed without an answer can be opened again.
   *
   * @throws {@link HostRefusal} where the visitor or the site leaves, and {@link WindowBlocked} where no window opens.
   */
  ask(
    task: WindowTask,
    question: object,
    { isPressed = false }: WindowOptions = {},
  ): Promise<unknown> {
    this.leave(new HostRefusal('Another request has begun', rpcCodes.userRejected));
    const { screens, site } = this.#deps;
    return new Promise((resolve, reject) => {
      let rendezvous: Rendezvous | undefined;
      let tries = 0;
      const left = new AbortController();
      const end = (refusal: HostRefusal): void => {
        if (this.#end !== end) return;
        this.#close();
        left.abort(refusal);
        rendezvous?.end();
        reject(refusal);
      };
      this.#end = end;
      const show = (open: (() => void) | undefined, problem?: Problem, isBusy = false): void => {
        if (this.#end !== end) return;
        screens.show({
          kind: 'window',
          task,
          site,
          isBusy,
          ...(problem && { problem }),
          ...(open && { open }),
          leave: () =>
            end(
              open
                ? new HostRefusal('User rejected the request.', rpcCodes.userRejected)
                : blocked(),
            ),
        });
      };
      const giveUp = (): void => {
        if (isPressed) return end(blocked());
        show(undefined, { code: codeOf(task) });
        setTimeout(() => end(blocked()), READ_MS);
      };
      const blocked = (): WindowBlocked => new WindowBlocked(sayProblem({ code: codeOf(task) }));
      const openFor = (own: Rendezvous): void => {
        const open = (): void => openFor(own);
        if (own.open()) return show(open);
        tries += 1;
        return tries < MOST_TRIES ? show(open, { code: 'popup' }) : giveUp();
      };
      const begin = async (problem?: Problem): Promise<void> => {
        show(() => undefined, problem, true);
        try {
          const own = await this.#deps.begin(question, left.signal);
          if (this.#end !== end) return own.end();
          rendezvous = own;
          if (isPressed && navigator.userActivation?.isActive && problem === undefined)
            openFor(own);
          else show(() => openFor(own), problem);
          const answer = await own.answer;
          if (this.#end !== end) return undefined;
          this.#close();
          return resolve(answer);
        } catch (error) {
          if (rendezvous) return again({ code: 'windowClosed' });
          return show(() => void begin(), problemOf(error));
        }
      };
      const again = (problem: Problem): void => {
        rendezvous = undefined;
        if (this.#end === end) void begin(problem);
      };
      void begin();
    });
  }

  /** The site or the visitor has left. */
  leave(refusal: HostRefusal): void {
    this.#end?.(refusal);
  }

  #close(): void {
    this.#end = undefined;
    this.#deps.screens.clear();
  }
}

function codeOf(task: WindowTask): Problem['code'] {
  return noWindow[task] ?? 'windowless';
}
