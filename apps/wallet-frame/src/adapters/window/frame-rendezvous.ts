import type { Rendezvous } from '../../ports/rendezvous';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { DoWork } from '../../domain/service/asked-work';
import { postWorking } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import { answerWindow } from './greeting';
import { openText, sealText } from './sealed-text';
import { nameOf, newRendezvousKey, type Ticket } from './ticket';

/** Why a rendezvous has no answer. */
export class RendezvousOver extends Error {
  override readonly name = 'RendezvousOver';
}

/** The calls of the service, signed by a key of this page. */
export type RendezvousCalls = Pick<ServiceCalls, 'device' | 'post' | 'sign'>;

export interface FrameRendezvousDeps {
  readonly calls: RendezvousCalls;
  readonly doWork: DoWork;

  /** The site that has this page. */
  readonly site: string;
  readonly now: () => number;
}

const LOOK_MS = 1000;
const LIFE_MS = 600_000;
const SIZE = 'popup,width=460,height=720';

/**
 * A question of this page to a window of its own origin, where the browser lets the window do what it does not let a
 * frame do. The two share no storage, so they meet at the service, sealed.
 */
export class FrameRendezvous implements Rendezvous {
  readonly #deps: FrameRendezvousDeps;
  readonly #ticket: Ticket;
  readonly #leave: () => void;
  readonly #startedMs: number;
  #opened: Window | undefined;
  #isOver = false;
  #wake: (() => void) | undefined;

  /** What the window has answered. @throws {@link RendezvousOver} */
  readonly answer: Promise<unknown>;

  constructor(deps: FrameRendezvousDeps, ticket: Ticket) {
    this.#deps = deps;
    this.#ticket = ticket;
    this.#startedMs = deps.now();
    this.#leave = answerWindow({
      id: ticket.id,
      site: deps.site,
      opened: () => this.#opened,
      onAnswered: () => this.#wake?.(),
    });
    this.answer = this.#wait();
    this.answer.catch(() => undefined); // The page that waits for it hears of it.
  }

  /** Opens the window, or brings it to the front. From the press of a button; `false` where the browser opens none. */
  open(): boolean {
    if (this.#opened && !this.#opened.closed) {
      this.#opened.focus();
      return true;
    }
    this.#opened = window.open(location.origin, nameOf(this.#ticket), SIZE) ?? undefined;
    return this.#opened !== undefined;
  }

  /** The visitor or the site has left. */
  end(): void {
    if (this.#isOver) return;
    this.#stop();
    this.#opened?.close();
    void this.#signed('/meetings/end').catch(() => undefined);
  }

  async #wait(): Promise<unknown> {
    try {
      for (;;) {
        await this.#pause();
        if (this.#isOver) throw new RendezvousOver('It was left');
        // Before the look, so that an answer which was left before the window closed is found.
        const isClosed = this.#opened?.closed === true;
        const state = await this.#look();
        if (state !== undefined) return state.answer;
        if (isClosed) throw new RendezvousOver('The window was closed');
        if (this.#deps.now() > this.#startedMs + LIFE_MS)
          throw new RendezvousOver('It took too long');
      }
    } finally {
      this.#stop();
    }
  }

  /** The answer, where it is there. A service that cannot be reached is asked again. */
  async #look(): Promise<{ readonly answer: unknown } | undefined> {
    const looked = await this.#signed('/meetings/look').catch(() => undefined);
    if (looked === undefined) return undefined;
    const record = recordOf(looked);
    if (record['state'] === 'over') throw new RendezvousOver('It is over');
    if (record['state'] !== 'answered') return undefined;
    return { answer: await openText(this.#ticket.key, 'answer', textIn(record, 'answer')) };
  }

  async #signed(path: string): Promise<unknown> {
    const { calls, now } = this.#deps;
    const { id } = this.#ticket;
    const time = now();
    const signature = await calls.sign(`${path}:${id}:${time}`);
    return calls.post(path, { id, device: await calls.device(), time, signature });
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #stop(): void {
    this.#isOver = true;
    this.#leave();
    this.#wake?.();
  }
}

/** Leaves a question for a window of this origin. @throws the reason of `signal`, and what asking the service throws. */
export async function beginRendezvous(
  deps: FrameRendezvousDeps,
  question: object,
  signal: AbortSignal,
): Promise<FrameRendezvous> {
  const { calls, site: origin } = deps;
  const key = newRendezvousKey();
  const sealed = await sealText(key, 'question', question);
  const body = { device: await calls.device(), question: sealed, origin };
  const begun = await postWorking(deps, '/meetings/begin', body, {
    onWork: () => undefined,
    signal,
  });
  return new FrameRendezvous(deps, { id: textIn(begun, 'id'), key });
}
