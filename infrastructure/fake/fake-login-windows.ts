import { WidgetError } from '../../domain/errors/widget-error';
import type { LoginWindows, OpenLoginWindow } from '../../ports/login-window';
import { abortable } from '../../domain/abort/abortable';

/** A window that a {@link FakeLoginWindows} opened: the test is the provider and the person. */
export class FakeLoginWindow implements OpenLoginWindow {
  readonly #result: Promise<string>;
  #resolve: (url: string) => void = () => {};
  #reject: (error: unknown) => void = () => {};
  #url: string | undefined;
  #isOpen = true;

  constructor() {
    this.#result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#result.catch(() => {
      // A waiter is optional.
    });
  }

  /** Where the window is; `undefined` while it is empty. */
  get url(): string | undefined {
    return this.#url;
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The person logs in, and the provider answers with `url`. */
  finish(url: string): void {
    this.#resolve(url);
  }

  /** The person closes the window. */
  closeByPerson(): void {
    this.#isOpen = false;
    this.#reject(new WidgetError('LOGIN_WINDOW_CLOSED', {}));
  }

  /** A page answers that has no right to. */
  answerFromElsewhere(): void {
    this.#reject(new WidgetError('ORIGIN_UNTRUSTED', {}));
  }

  goTo(url: string): void {
    this.#url = url;
  }

  result(signal?: AbortSignal): Promise<string> {
    return abortable(this.#result, signal);
  }

  close(): void {
    this.#isOpen = false;
  }
}

/** {@link LoginWindows} that a browser blocks until {@link FakeLoginWindows.allow}. */
export class FakeLoginWindows implements LoginWindows {
  readonly #windows: FakeLoginWindow[] = [];
  #isAllowed = false;

  /** Every window there has been, the latest last. */
  get windows(): readonly FakeLoginWindow[] {
    return this.#windows;
  }

  /** The latest window. */
  get latest(): FakeLoginWindow {
    const latest = this.#windows.at(-1);
    if (latest) return latest;
    throw new TypeError('No window was opened');
  }

  /** Lets windows open from now on. */
  allow(): this {
    this.#isAllowed = true;
    return this;
  }

  open(): OpenLoginWindow {
    if (!this.#isAllowed) throw new WidgetError('LOGIN_WINDOW_BLOCKED', {});
    const opened = new FakeLoginWindow();
    this.#windows.push(opened);
    return opened;
  }
}
