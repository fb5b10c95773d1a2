import { WidgetError } from '../../domain/errors/widget-error';
import type { HostPage } from '../../ports/host-page';

/** A {@link HostPage} whose clipboard can be read. */
export class FakeHostPage implements HostPage {
  readonly #deviceKind: 'mobile' | 'desktop';
  #copiedText: string | undefined;
  #refusesCopies = false;

  constructor(deviceKind: 'mobile' | 'desktop' = 'desktop') {
    this.#deviceKind = deviceKind;
  }

  /** What is on the clipboard. */
  get copiedText(): string | undefined {
    return this.#copiedText;
  }

  /** Makes every copy from now on fail, as a browser does that refuses. */
  refuseCopies(): this {
    this.#refusesCopies = true;
    return this;
  }

  deviceKind(): 'mobile' | 'desktop' {
    return this.#deviceKind;
  }

  async copyText(text: string): Promise<void> {
    if (this.#refusesCopies) throw new WidgetError('COPY_FAILED', {});
    this.#copiedText = text;
  }
}
