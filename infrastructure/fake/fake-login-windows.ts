import { FeatureError } from '../../domain/errors/feature-error';
import type { LoginWindows, OpenLoginWindow } from '../../ports/login-window';
import { abortable } from '../../domain/abort/abortable';

/** A window that a {@link FakeLoginWindows} opened. The test plays the provider and the visitor. */
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
      // A caller may or may not wait for the answer.
    });
  }

  /** The address of the window; `undefined` while it is empty. */
  get url(): string | undefined {
    return this.#url;
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The visitor logs in, and the provider answers with `url`. */
  finish(url: string): void {
    this.#resolve(url);
  }

  /** The visitor closes the window. */
  closeByPerson(): void {
    this.#isOpen = false;
    this.#reject(new FeatureError('LOGIN_WINDOW_CLOSED', {}));
  }

  /** A page answers that is not allowed to. */
  answerFromElsewhere(): void {
    this.#reject(new FeatureError('ORIGIN_UNTRUSTED', {}));
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
  #areBeside = true;

  /** Every window that was opened, the latest last. */
  get windows(): readonly FakeLoginWindow[] {
    return this.#windows;
  }

  /** The latest window. */
  get latest(): FakeLoginWindow {
    const latest = this.#windows.at(-1);
    if (latest) return latest;
    throw new TypeError('No window was opened');
  }

  /** From now on lets windows open. */
  allow(): this {
    this.#isAllowed = true;
    return this;
  }

  /** Shows the page in an app that opens no windows beside it. */
  showInApp(): this {
    this.#areBeside = false;
    return this;
  }

  areBeside(): boolean {
    return this.#areBeside;
  }

  open(): OpenLoginWindow {
    if (!this.#isAllowed) throw new FeatureError('LOGIN_WINDOW_BLOCKED', {});
    const opened = new FakeLoginWindow();
    this.#windows.push(opened);
    return opened;
  }
}
