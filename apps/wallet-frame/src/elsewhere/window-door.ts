import { HostRefusal } from '../channel/serve-host';
import { problemOf } from '../flows/problem-of';
import { rpcCodes } from '../host/rpc-codes';
import { beginMeeting, type FrameMeeting, type FrameMeetingDeps } from '../meeting/frame-meeting';
import type { DoorTask, Problem, Screens } from '../page/screens';

export interface WindowDoorDeps extends FrameMeetingDeps {
  readonly screens: Screens;
}

/** The browser opens no window here for what the visitor can do in another way. */
export class WindowBlocked extends HostRefusal {}

/** The button that opens the wallet's own window, and what the window has answered. One at a time. */
export class WindowDoor {
  readonly #deps: WindowDoorDeps;
  #end: ((refusal: HostRefusal) => void) | undefined;

  constructor(deps: WindowDoorDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the button until the window has answered. A window that is closed without an answer can be opened again.
   *
   * @throws {@link HostRefusal} where the visitor or the site leaves, and {@link WindowBlocked} where words are asked for and no
   *   window opens.
   */
  ask(task: DoorTask, question: object): Promise<unknown> {
    this.leave(new HostRefusal('Another request has begun', rpcCodes.declined));
    return new Promise((resolve, reject) => {
      let meeting: FrameMeeting | undefined;
      const end = (refusal: HostRefusal): void => {
        if (this.#end !== end) return;
        this.#close();
        meeting?.end();
        reject(refusal);
      };
      this.#end = end;
      const show = (open: () => void, problem?: Problem, isBusy = false): void => {
        if (this.#end !== end) return;
        this.#deps.screens.show({
          kind: 'door',
          task,
          site: this.#deps.site,
          ...(problem && { problem }),
          isBusy,
          open,
          leave: () => end(new HostRefusal('User rejected the request.', rpcCodes.declined)),
        });
      };
      const begin = async (problem?: Problem): Promise<void> => {
        show(() => undefined, problem, true);
        try {
          const own = await beginMeeting(this.#deps, question);
          if (this.#end !== end) return own.end();
          meeting = own;
          const blocked = { code: task === 'social' ? 'noWindow' : 'popup' } as const;
          const open = (): void => {
            const isOpen = own.open();
            if (!isOpen && task === 'words') return end(new WindowBlocked('No window opens here'));
            return show(open, isOpen ? undefined : blocked);
          };
          show(open, problem);
          const answer = await own.answer;
          if (this.#end !== end) return undefined;
          this.#close();
          return resolve(answer);
        } catch (error) {
          if (meeting) return again({ code: 'windowClosed' });
          return show(() => void begin(), problemOf(error));
        }
      };
      const again = (problem: Problem): void => {
        meeting = undefined;
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
