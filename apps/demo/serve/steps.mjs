/**
 * Something that was started.
 *
 * @typedef {object} Started
 * @property {() => unknown} [stop]
 * @property {Promise<string>} [ended] How it ended, as a sentence goes on, once it has.
 */

const END_WITHIN_MS = 4000;

/**
 * What a command starts, side by side: each has a line when it is there, or when it cannot be, and all end together.
 */
export class Steps {
  /** @readonly */
  #say;
  /** @readonly */
  #now;
  /** @readonly */
  #startedAt;
  /** @readonly @type {Set<Promise<unknown>>} */
  #running = new Set();
  /** @readonly @type {(() => unknown)[]} */
  #stops = [];
  #isEnding = false;
  /** The failures that have their sentence. @readonly @type {WeakSet<object>} */
  #told = new WeakSet();

  /**
   * @param {(line: string) => void} say
   * @param {() => number} [now] In milliseconds.
   */
  constructor(say, now = () => performance.now()) {
    this.#say = say;
    this.#now = now;
    this.#startedAt = now();
  }

  /** Prints a sentence with the seconds since the start, unless all end. @param {string} sentence */
  say(sentence) {
    if (this.#isEnding) return;
    const seconds = Math.round((this.#now() - this.#startedAt) / 1000);
    this.#say(`${String(seconds).padStart(3)} s  ${sentence}`);
  }

  /**
   * Starts what the others cannot do without. While all end, its promise stays open.
   *
   * @template Value
   * @param {string} name
   * @param {() => Promise<Value>} start
   * @param {(value: Value) => string | undefined} [sentence] What is said when it is there.
   * @returns {Promise<Value>}
   */
  run(name, start, sentence) {
    const value = this.#start(name, start, sentence);
    value.catch(() => undefined); // It is heard where it is awaited, which may be later.
    return value;
  }

  /**
   * @template Value
   * @param {string} name
   * @param {() => Promise<Value>} start
   * @param {(value: Value) => string | undefined} [sentence]
   * @returns {Promise<Value>}
   */
  async #start(name, start, sentence = () => undefined) {
    const starting = start();
    this.#running.add(starting);
    try {
      const value = await starting;
      this.#keep(name, value);
      const said = sentence(value);
      if (said !== undefined) this.say(said);
      return value;
    } catch (error) {
      if (this.#isEnding) return await new Promise(() => undefined);
      throw error;
    } finally {
      this.#running.delete(starting);
    }
  }

  /**
   * Starts what the others can do without: where it cannot be started, a sentence says so.
   *
   * @template Value
   * @param {string} name
   * @param {() => Promise<Value>} start
   * @param {(value: Value) => string | undefined} [sentence]
   * @returns {Promise<Value | undefined>}
   */
  async join(name, start, sentence) {
    try {
      return await this.run(name, start, sentence);
    } catch (error) {
      // In CI nothing may be missing.
      if (process.env['CI'] === 'true') throw error;
      if (!this.#isTold(error)) this.say(`${name} is not there: ${reasonOf(error)}`);
      return undefined;
    }
  }

  /** Ends everything. What is still starting is ended as soon as it is there. */
  async end() {
    this.#isEnding = true;
    const stopping = Promise.allSettled(this.#stops.splice(0).map(async (stop) => stop()));
    const all = Promise.allSettled([stopping, ...this.#running]);
    /** @type {NodeJS.Timeout | undefined} */
    let limit;
    const isLate = new Promise((resolve) => {
      limit = setTimeout(resolve, END_WITHIN_MS);
    });
    await Promise.race([all, isLate]);
    clearTimeout(limit);
  }

  /** @param {string} name @param {unknown} value */
  #keep(name, value) {
    const { ended, stop } = /** @type {Started} */ (Object(value));
    if (stop && this.#isEnding) stop();
    else if (stop) this.#stops.push(stop);
    void ended?.then((how) =>
      this.say(`${name} ${how}: to have it again, press Ctrl-C and run the command again.`),
    );
  }

  /** Whether a failure has its sentence: several steps may wait for the one that failed. @param {unknown} error */
  #isTold(error) {
    const key = Object(error);
    const isTold = this.#told.has(key);
    this.#told.add(key);
    return isTold;
  }
}

/** The first line of what went wrong. @param {unknown} error */
export function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(0) ?? '';
}
