import { isLoopback } from '../domain/loopback';
import { ConfigError } from './config-error';
import { secretInFile } from './secret-files';
import { type Variable, type VariableName, variables } from './variables';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of an environment, each checked when it is read. */
export class VariableReader {
  readonly #environment: Environment;

  /** What files have said: each is read once. */
  readonly #secrets = new Map<VariableName, string | undefined>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /**
   * The trimmed text, of the variable or of the file of its `…_FILE`, or the fallback. Empty where there is none.
   *
   * @throws {@link ConfigError} where the file has none.
   */
  text(name: VariableName): string {
    const { fallback = '' }: Variable = variables[name];
    if (!this.#secrets.has(name)) {
      this.#secrets.set(name, secretInFile(this.#environment, name));
    }
    return this.#secrets.get(name) ?? (this.#environment[name]?.trim() || fallback);
  }

  /** @throws {@link ConfigError} where the variable is empty. */
  required(name: VariableName, because: string): string {
    const text = this.text(name);
    if (text === '') throw new ConfigError(name, `must be set, because ${because}`);
    return text;
  }

  integer(name: VariableName, min: number, max: number): number {
    const text = this.text(name);
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
      throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
    }
    return value;
  }

  oneOf<T extends string>(name: VariableName, choices: readonly T[]): T {
    const text = this.text(name);
    const choice = choices.find((each) => each === text);
    if (choice === undefined) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
    return choice;
  }

  /** A URL without a trailing slash: https, or where `allowLoopback` also http to this machine. */
  url(name: VariableName, { allowLoopback = false } = {}): string {
    const url = parsedUrl(this.text(name));
    const isSecure =
      url?.protocol === 'https:' ||
      (allowLoopback && url?.protocol === 'http:' && isLoopback(url.hostname));
    if (!url || !isSecure || url.username !== '' || url.search !== '' || url.hash !== '') {
      const kinds = allowLoopback ? 'https, or http on this machine' : 'https';
      throw new ConfigError(name, `must be a URL without credentials and query: ${kinds}`);
    }
    return url.href.replace(/\/$/, '');
  }

  /** Origins as browsers write them, separated by commas. */
  origins(name: VariableName): readonly string[] {
    const parts = this.text(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    for (const part of parts) {
      if (parsedUrl(part)?.origin !== part || !/^https?:/.test(part)) {
        throw new ConfigError(name, 'must be origins as in https://site.example, without a path');
      }
      // No browser has such an origin, so it would let no page in.
      if (part.includes('*')) throw new ConfigError(name, 'must name each origin, without a star');
    }
    return parts;
  }
}

function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
