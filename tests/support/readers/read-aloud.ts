import type { Engine } from '../engines/engine';
import { eventually } from '../eventually';
import type { ScreenReader } from './orca';

const LOAD_MS = 60_000;
const ARRIVAL_MS = 4000;
const FOCUS_MS = 10_000;
const MOST_PRESSES = 3;
const MOST_TABS = 25;

/** Counts the keys that come to a document. */
const counting = `(globalThis.keysHeard ??= (addEventListener('keydown', () => { globalThis.keysHeard += 1 }, true), 0))`;

/** The name of what has the focus, through shadow roots; Tab begins at a heading, and ends at a control. */
const focused = `(() => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  if (!one || one === document.body) return '';
  if (one.matches('h1, h2, h3')) return 'heading ' + one.textContent;
  const label = one.labels?.[0]?.textContent;
  return (one.getAttribute('aria-label') ?? label ?? (one.textContent || one.title)).replaceAll(/\\s+/g, ' ').trim();
})()`;

/** What Orca says of itself: now and then it changes its mind before it says so. */
const modes = new Set(['Browse mode', 'Focus mode']);

/** Orca's own keys on a keyboard with digits: reads all from here to the end, and says where the visitor is. */
const READ_ALL = 'KP_Add';
const WHERE_AM_I = 'KP_Enter';

/** What a visitor at a screen reader does, and hears, as a text. */
export class ReadAloud {
  readonly #engine: Engine;
  readonly #reader: ScreenReader;
  readonly #lines: string[] = [];

  constructor(engine: Engine, reader: ScreenReader) {
    this.#engine = engine;
    this.#reader = reader;
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /**
   * Begins at `selector`, once Orca knows that the focus is there. It tells of a page late, and sometimes never, where another change
   * of the page has come between. What is said until then is of the page.
   */
  async begin(selector: string): Promise<void> {
    await this.#engine.evaluate(
      'site',
      `document.querySelector(${JSON.stringify(selector)}).focus()`,
    );
    await this.#place();
    await this.rest();
  }

  /** Waits until nothing is said any more, and notes nothing of it: of what changes in the page at a moment of its own. */
  rest(): Promise<void> {
    return this.#reader.rest();
  }

  /** Presses a key of the keyboard, and notes what is said once it has done its work. */
  async press(key: string, done: () => Promise<unknown>): Promise<void> {
    await this.#send(key, done);
    await this.#note(key);
  }

  /**
   * Presses a key that leads to another view, and reads that. What Orca says of its own while a view is drawn depends on the
   * machine's speed: it drops what a later change of the page has overtaken.
   */
  async goOn(key: string, done: () => Promise<unknown>): Promise<void> {
    await this.arrive(key, done);
    await this.readOn();
  }

  /** The same, without reading what follows: for a view that the visitor has seen, or the page. */
  async arrive(key: string, done: () => Promise<unknown>): Promise<void> {
    await this.#send(key, done);
    await this.rest();
    this.#lines.push(`[${key}]`);
    await this.where();
  }

  /** Notes where the focus is, once Orca says so too. */
  async where(): Promise<void> {
    this.#lines.push(`[is at] ${plain(await this.#place())}`);
  }

  /** Reads from where the focus is to the end. */
  async readOn(): Promise<void> {
    const said = await this.#answer(READ_ALL);
    // The name of the dialog comes first where Orca has noticed that its last place is gone.
    this.#write('reads on', said[1] === 'dialog' ? said.slice(2) : said);
  }

  /** Presses a key, and notes what the page announces then: other news of that moment may be dropped for it. */
  async told(key: string, news: RegExp, done: () => Promise<unknown>): Promise<void> {
    await this.#send(key, done);
    this.#lines.push(`[${key}]`);
    await this.news(news);
  }

  /** Waits for what the page announces. */
  async news(news: RegExp): Promise<void> {
    let told: readonly string[] = [];
    await eventually(async () => {
      told = (await this.#reader.hear()).filter((text) => news.test(text));
      if (told.length === 0) throw new Error(`Orca does not say ${news}`);
    }, LOAD_MS);
    this.#write('news', told);
    await this.rest();
  }

  /** Types what a visitor would: a letter echoes or not as each visitor sets it, so nothing of it is noted. */
  async type(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#send(key, async () => undefined);
    await this.rest();
    this.#lines.push(`[types ${keys.join('')}]`);
  }

  /** The same for a long text, which comes by the driver's own keys. */
  async enter(text: string, keys: () => Promise<unknown>): Promise<void> {
    await keys();
    await this.rest();
    this.#lines.push(`[types ${text}]`);
  }

  async #send(key: string, done: () => Promise<unknown>): Promise<void> {
    const keys = async (): Promise<string> => String(await this.#engine.evaluate('site', counting));
    const before = await keys();
    const hasCome = async (): Promise<void> => {
      if ((await keys()) === before) throw new Error(`${key} is lost`);
    };
    await this.#until(key, () => eventually(hasCome, ARRIVAL_MS));
    await done();
  }

  /** Tab until the focus is at something with this name. */
  async tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      const before = await this.#focused();
      if (name.test(before)) return;
      await this.press('Tab', () =>
        eventually(async () => {
          if ((await this.#focused()) === before) throw new Error(`Still at ${before}`);
        }, FOCUS_MS),
      );
    }
    throw new Error(`Tab does not lead to ${name}: ${this.text}`);
  }

  /** What Orca says to a key of its own, which the page does not get. */
  async #answer(key: string): Promise<readonly string[]> {
    let said: readonly string[] = [];
    await this.#until(key, async () => {
      said = await this.#reader.hear();
      if (said.length === 0) throw new Error(`Orca does not answer to ${key}`);
    });
    return said;
  }

  /**
   * The name of what has the focus, once Orca says that it is there. It says the role only where it was somewhere else before, which
   * depends on the events that it has got in between.
   */
  async #place(): Promise<string> {
    let name = '';
    await eventually(async () => {
      name = await this.#focused();
      this.#reader.press(WHERE_AM_I);
      const said = await this.#reader.hear();
      const bare = name.replace(/^heading /, '');
      if (!unspaced(said.join('')).includes(unspaced(bare)))
        throw new Error(`Orca is not at ${name}: ${said.join(' ')}`);
    }, LOAD_MS);
    return name;
  }

  async #focused(): Promise<string> {
    return String(await this.#engine.evaluate('site', focused));
  }

  async #until(key: string, arrived: () => Promise<unknown>): Promise<void> {
    for (let presses = 1; ; presses += 1) {
      this.#reader.press(key);
      try {
        await arrived();
        return;
      } catch (error) {
        if (presses === MOST_PRESSES) throw error;
      }
    }
  }

  async #note(deed: string): Promise<void> {
    this.#write(deed, await this.#reader.hear());
  }

  #write(deed: string, said: readonly string[]): void {
    this.#lines.push(`[${deed}]`, ...said.map(plain).filter((text) => !modes.has(text)));
  }
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

/** As it is heard, without what differs in each run. */
function plain(said: string): string {
  return said
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(localhost|127\.0\.0\.1):\d+/g, '$1:…')
    .replaceAll(/0x(?!f39F)[0-9a-fA-F]{4}…[0-9a-fA-F]{4}/g, '0x…')
    .replaceAll(/\babout [\d.,]+/g, 'about …')
    .replaceAll(/\(\$[\d.,]+\)/g, '($…)')
    .replaceAll(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M\b/g, '(time)')
    .trim();
}
