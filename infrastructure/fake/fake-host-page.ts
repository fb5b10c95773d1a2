import { BehaviorSubject, distinctUntilChanged, skip } from 'rxjs';
import type { OpenableLink } from '../../domain/wallet/wallet-link';
import { WidgetError } from '../../domain/errors/widget-error';
import type { HostApp, HostPage } from '../../ports/host-page';
import type { Stream } from '../../ports/stream';

const anyBrowser: HostApp = {
  isTelegram: false,
  isFramed: false,
  isSafari: false,
  isIos: false,
  platform: 'other',
};

/** A {@link HostPage} with a readable clipboard, whose address the test sets. */
export class FakeHostPage implements HostPage {
  readonly #deviceKind: 'mobile' | 'desktop';
  readonly #address = new URL('https://site.test/swap?from=eth#top');
  readonly #leftFor: string[] = [];
  readonly #opened: OpenableLink[] = [];
  #app: HostApp = anyBrowser;
  #copiedText: string | undefined;
  #refusesCopies = false;
  readonly #visibility = new BehaviorSubject(true);
  readonly visibility$: Stream<boolean>;

  constructor(deviceKind: 'mobile' | 'desktop' = 'desktop') {
    this.#deviceKind = deviceKind;
    const changes$ = this.#visibility.pipe(distinctUntilChanged(), skip(1));
    this.visibility$ = { subscribe: (next) => changes$.subscribe(next) };
  }

  /** What is on the clipboard. */
  get copiedText(): string | undefined {
    return this.#copiedText;
  }

  /** The addresses to which the page navigated, in their order. */
  get leftFor(): readonly string[] {
    return this.#leftFor;
  }

  /** The links that were opened, in their order. */
  get opened(): readonly OpenableLink[] {
    return this.#opened;
  }

  /** From now on makes every copy fail, as in a browser that refuses it. */
  refuseCopies(): this {
    this.#refusesCopies = true;
    return this;
  }

  /** Shows the page in another app. */
  showIn(app: Partial<HostApp>): this {
    this.#app = { ...anyBrowser, ...app };
    return this;
  }

  /** Puts a query parameter into the page's address. */
  setQueryParameter(name: string, value: string): this {
    this.#address.searchParams.set(name, value);
    return this;
  }

  deviceKind(): 'mobile' | 'desktop' {
    return this.#deviceKind;
  }

  app(): HostApp {
    return this.#app;
  }

  async copyText(text: string): Promise<void> {
    if (this.#refusesCopies) throw new WidgetError('COPY_FAILED', {});
    this.#copiedText = text;
  }

  openLink(link: OpenableLink): void {
    this.#opened.push({ href: link.href, target: link.target });
  }

  address(): string {
    return this.#address.href;
  }

  leaveFor(url: string): void {
    this.#leftFor.push(url);
  }

  takeQueryParameter(name: string): string | undefined {
    const value = this.#address.searchParams.get(name);
    if (value === null) return undefined;
    this.#address.searchParams.delete(name);
    return value;
  }

  isVisible(): boolean {
    return this.#visibility.getValue();
  }

  /** Puts another tab on top of the page. */
  hide(): void {
    this.#visibility.next(false);
  }

  /** Brings the page back. */
  show(): void {
    this.#visibility.next(true);
  }
}
