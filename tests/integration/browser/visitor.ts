import type { Locator, Page } from 'playwright-core';
import type { ApprovalAnswer } from 'cleatkit/testing';
import './pages/page-globals';

/** The actions of a test wallet that a test can call. */
type WalletDeed =
  | 'disconnect'
  | 'emit'
  | 'lock'
  | 'next'
  | 'setAccounts'
  | 'settle'
  | 'switchChain'
  | 'unlock'
  | 'vanish';

/** How long Tab may take: its code is downloaded with the first one. */
const FOCUS_PATIENCE_MS = 1000;

/** The main wallet's first account: public, worthless, the same in every run. */
export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const SHORT_ADDRESS = '0xf39F…2266';

/** A visitor's actions and views on a test page. */
export class Visitor {
  readonly page: Page;
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Allows the errors that a test causes itself. */
  expectMishap(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  isExpected(mishap: string): boolean {
    return this.#expected.some((pattern) => pattern.test(mishap));
  }

  get connectButton(): Locator {
    return this.page.getByRole('button', { name: 'Connect wallet', exact: true });
  }

  get accountButton(): Locator {
    return this.page.getByRole('button', { name: /0x[0-9a-fA-F]{4}…/ }).first();
  }

  /** The page's own button with the network on it. */
  get networkButton(): Locator {
    const ofWidget = this.page.locator('main [data-cleat]');
    return ofWidget.getByRole('button', { name: /Ethereum|Arbitrum|network/i });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A wallet's row in the list. */
  wallet(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** A wallet among all of them; the list beside them may have it as well. */
  tile(name: string): Locator {
    return this.dialog.locator('.wallets').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async openModal(): Promise<void> {
    await this.connectButton.click();
    await this.heading('Connect wallet').waitFor();
  }

  /** Connects the wallet called `name` and waits for the address. */
  async connect(name = 'Main Test Wallet'): Promise<void> {
    await this.openModal();
    await this.wallet(name).click();
    await this.accountButton.waitFor();
  }

  async openAccount(): Promise<void> {
    await this.accountButton.click();
    await this.heading('Account').waitFor();
  }

  /** The name of the focused element, through the shadow roots. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      return (element.getAttribute('aria-label') ?? (element.innerText || element.title)).trim();
    });
  }

  /** Presses Tab until an element with this name has the focus. */
  async tabTo(name: RegExp): Promise<void> {
    for (let press = 0; press < 15; press += 1) {
      const before = await this.focused();
      if (name.test(before)) return;
      await this.page.keyboard.press('Tab');
      await this.#movedFrom(before);
    }
    throw new Error(`Tab does not reach ${name}: it is at ${await this.focused()}`);
  }

  /** Waits until the focus has moved: what keeps Tab inside the modal is downloaded with the first one. */
  async #movedFrom(name: string): Promise<void> {
    const until = Date.now() + FOCUS_PATIENCE_MS;
    while (Date.now() < until && (await this.focused()) === name)
      await this.page.waitForTimeout(10);
  }

  /** Scripts the visitor's next answer in the wallet. */
  answers(answer: ApprovalAnswer, rdns?: string): Promise<void> {
    return this.inWallet('next', [answer], rdns);
  }

  /** Acts in the wallet itself. */
  inWallet(
    method: WalletDeed,
    args: readonly unknown[] = [],
    rdns = 'test.cleat.main',
  ): Promise<void> {
    return this.page.evaluate(
      ([name, deed, given]) => {
        const wallet = window.cleatPage?.wallets[name];
        if (!wallet) throw new Error(`the page has no wallet ${name}`);
        (wallet[deed] as (...values: unknown[]) => void).apply(wallet, [...given]);
      },
      [rdns, method, args] as const,
    );
  }
}
