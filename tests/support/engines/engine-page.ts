import type { FrameLocator, Page } from 'playwright-core';
import { eventually } from '../eventually';
import { STILL_MS, type Tab, type Target } from './engine';
import type { Step, TextWish } from './finder';
import { finderScript } from './finder-script';

const PATIENCE_MS = 20_000;

interface Patience {
  readonly timeout?: number;
}

interface Naming {
  readonly exact?: boolean;
  readonly name?: RegExp | string;
}

type State = 'attached' | 'detached' | 'hidden' | 'visible';

/** The documents of a tab that Playwright cannot drive, with the members of Playwright's that the browser tests use. */
export interface EngineDocuments {
  readonly page: Page;

  /** The wallet's frame in the page. */
  readonly frame: FrameLocator;

  /** The window that the wallet's frame has opened. */
  readonly popup: FrameLocator;
}

export async function documentsOf(tab: Tab): Promise<EngineDocuments> {
  const place = new Place(tab, 'site', await finderScript());
  const inside = (target: Target): FrameLocator =>
    new EngineLocator(place.at(target), []) as unknown as FrameLocator;
  const page = new EnginePage(place) as unknown as Page;
  return { page, frame: inside('frame'), popup: inside('window') };
}

/** A document of the browser, which gets the finder before anything is looked for in it. */
class Place {
  readonly tab: Tab;
  readonly target: Target;
  readonly #script: string;

  constructor(tab: Tab, target: Target, script: string) {
    this.tab = tab;
    this.target = target;
    this.#script = script;
  }

  at(target: Target): Place {
    return new Place(this.tab, target, this.#script);
  }

  /** The value of an expression that uses the finder. */
  async ask(expression: string): Promise<unknown> {
    const { tab, target } = this;
    const isThere = await tab.evaluate(target, `typeof globalThis.finder === 'object'`);
    if (isThere !== true) await tab.evaluate(target, `(() => { ${this.#script} })()`);
    return tab.evaluate(target, expression);
  }
}

class EnginePage {
  readonly #place: Place;
  readonly keyboard: { press(chord: string): Promise<void>; type(text: string): Promise<void> };

  constructor(place: Place) {
    this.#place = place;
    const type = (keys: readonly string[]): Promise<void> => place.tab.type('site', keys);
    this.keyboard = { press: (chord) => type([chord]), type: (text) => type([...text]) };
  }

  goto(url: string): Promise<void> {
    return this.#place.tab.open(url);
  }

  reload(): Promise<void> {
    return this.#place.tab.reload();
  }

  evaluate<Given>(script: ((given: Given) => unknown) | string, given?: Given): Promise<unknown> {
    return this.#place.tab.evaluate('site', called(script, given));
  }

  async waitForFunction<Given>(script: (given: Given) => unknown, given?: Given): Promise<object> {
    let value: unknown;
    await eventually(async () => {
      value = await this.evaluate(script, given);
      if (!value) throw new Error(`Not yet: ${String(script)}`);
    }, PATIENCE_MS);
    return { jsonValue: async () => value };
  }

  waitForTimeout(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  }

  getByRole(role: string, naming: Naming = {}): EngineLocator {
    return new EngineLocator(this.#place, []).getByRole(role, naming);
  }

  getByText(text: RegExp | string, naming: Naming = {}): EngineLocator {
    return new EngineLocator(this.#place, []).getByText(text, naming);
  }

  locator(selector: string): EngineLocator {
    return new EngineLocator(this.#place, []).locator(selector);
  }
}

/** A `Locator` as far as {@link EngineDocuments} go. */
class EngineLocator {
  readonly #place: Place;
  readonly #steps: readonly Step[];

  constructor(place: Place, steps: readonly Step[]) {
    this.#place = place;
    this.#steps = steps;
  }

  getByRole(role: string, { exact, name }: Naming = {}): EngineLocator {
    return this.#then({
      kind: 'role',
      role,
      ...(name !== undefined && { name: wish(name, exact) }),
    });
  }

  getByText(text: RegExp | string, { exact }: Naming = {}): EngineLocator {
    return this.#then({ kind: 'text', text: wish(text, exact) });
  }

  getByLabel(text: RegExp | string, { exact }: Naming = {}): EngineLocator {
    return this.#then({ kind: 'label', name: wish(text, exact) });
  }

  locator(selector: string): EngineLocator {
    return this.#then({ kind: 'css', selector });
  }

  filter({ hasText }: { readonly hasText: RegExp | string }): EngineLocator {
    return this.#then({ kind: 'with', text: wish(hasText) });
  }

  first(): EngineLocator {
    return this.nth(0);
  }

  last(): EngineLocator {
    return this.nth(-1);
  }

  nth(at: number): EngineLocator {
    return this.#then({ kind: 'nth', at });
  }

  /** Presses again where the page has moved the element away meanwhile, and never what the page may still hear. */
  async click({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const { tab, target } = this.#place;
    let before = '';
    let isLost = false;
    await eventually(async () => {
      await this.#reach().catch((error: Error) => {
        throw new Error(`${error.message}${before}`);
      });
      await tab.press(target, 'globalThis.pressed', target === 'site' ? undefined : STILL_MS);
      const heard = await this.#whereHeard();
      isLost = heard === 'nowhere';
      if (heard === 'element' || isLost) return;
      before = ', after a press beside it';
      throw new Error(`A press went beside ${JSON.stringify(this.#steps)}`);
    }, timeout);
    if (isLost)
      throw new Error(`The page has not heard the press on ${JSON.stringify(this.#steps)}`);
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  /** Puts `text` in the place of what the field has, by keys. */
  async fill(text: string): Promise<void> {
    await this.#focus();
    await this.#in('(globalThis.pressed.select?.(), null)');
    const { tab, target } = this.#place;
    await tab.type(target, text === '' ? ['Backspace'] : [...text]);
  }

  async press(chord: string): Promise<void> {
    await this.#focus();
    await this.#place.tab.type(this.#place.target, [chord]);
  }

  async waitFor({
    state = 'visible',
    timeout = PATIENCE_MS,
  }: Patience & { state?: State } = {}): Promise<void> {
    await eventually(async () => {
      const shown = await this.#of('found.map(finder.isShown)');
      const isSo = {
        attached: () => shown.length > 0,
        detached: () => shown.length === 0,
        hidden: () => !shown.includes(true),
        visible: () => shown.length === 1 && shown[0] === true,
      };
      if (isSo[state]()) return;
      throw new Error(
        `Not ${state} (${shown}): ${JSON.stringify(this.#steps)} in ${await this.#card()}`,
      );
    }, timeout);
  }

  async count(): Promise<number> {
    return (await this.#of('found.map(() => 0)')).length;
  }

  async isVisible(): Promise<boolean> {
    return (await this.#of('found.map(finder.isShown)'))[0] === true;
  }

  async isChecked(): Promise<boolean> {
    return (await this.#one('one.checked ?? one.ariaChecked === "true"')) === true;
  }

  async isEnabled(): Promise<boolean> {
    return (await this.#one('!one.matches(":disabled")')) === true;
  }

  async innerText(): Promise<string> {
    return String(await this.#one('one.innerText'));
  }

  allInnerTexts(): Promise<readonly unknown[]> {
    return this.#of('found.map((one) => one.innerText)');
  }

  async inputValue(): Promise<string> {
    return String(await this.#one('one.value'));
  }

  getAttribute(name: string): Promise<unknown> {
    return this.#one(`one.getAttribute(${JSON.stringify(name)})`);
  }

  /** Has `script` work on the one element. */
  evaluate(script: (element: HTMLElement) => unknown): Promise<unknown> {
    return this.#one(`(${String(script)})(one)`);
  }

  #then(step: Step): EngineLocator {
    return new EngineLocator(this.#place, [...this.#steps, step]);
  }

  async #reach(): Promise<void> {
    const trouble = await this.#in(`finder.reachable(${JSON.stringify(this.#steps)})`);
    if (trouble !== '') throw new Error(`${String(trouble)} in ${await this.#card()}`);
  }

  /** What the widget's modal says meanwhile, and what was pressed before. */
  async #card(): Promise<string> {
    const text = 'finder.find([{ kind: "css", selector: "dialog" }])[0]?.innerText';
    return String(await this.#in(`${text} + '; pressed: ' + finder.lastClicks()`));
  }

  /** Where the page has heard the press: an engine may answer long before it has told the page. */
  async #whereHeard(): Promise<unknown> {
    const { tab, target } = this.#place;
    // A press that ends the document ends its answers.
    return tab.evaluate(target, 'finder.whereHeard()').catch(() => 'element');
  }

  async #focus(): Promise<void> {
    await eventually(() => this.#reach(), PATIENCE_MS);
    await this.#in('(globalThis.pressed.focus(), null)');
  }

  async #of(expression: string): Promise<readonly unknown[]> {
    const found = `((found) => ${expression})(finder.find(${JSON.stringify(this.#steps)}))`;
    return (await this.#in(found)) as readonly unknown[];
  }

  /** Waits for the one element, as Playwright does. */
  async #one(expression: string): Promise<unknown> {
    let values: readonly unknown[] = [];
    await eventually(async () => {
      values = await this.#of(`found.map((one) => ${expression})`);
      if (values.length !== 1)
        throw new Error(`${values.length} are there for ${JSON.stringify(this.#steps)}`);
    }, PATIENCE_MS);
    return values[0];
  }

  #in(expression: string): Promise<unknown> {
    return this.#place.ask(expression);
  }
}

function wish(text: RegExp | string, isWhole = false): TextWish {
  if (text instanceof RegExp) return { text: text.source, how: 'pattern', flags: text.flags };
  return { text, how: isWhole ? 'whole' : 'part' };
}

/** A function of the test with its argument, as an expression of the page. */
function called(script: ((given: never) => unknown) | string, given: unknown): string {
  if (typeof script === 'string') return `(async () => (${script}))()`;
  return `(${String(script)})(${given === undefined ? '' : JSON.stringify(given)})`;
}
