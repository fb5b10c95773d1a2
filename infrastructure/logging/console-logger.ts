import type { Logger } from '../../ports/logger';

/** {@link Logger} to the developer's console. At the default level only errors are written. */
export class ConsoleLogger implements Logger {
  readonly #level: 'error' | 'warn';

  constructor(level: 'error' | 'warn' = 'error') {
    this.#level = level;
  }

  error(message: string, cause?: unknown): void {
    console.error(`[cleat] ${message}`, ...(cause === undefined ? [] : [cause]));
  }

  warn(message: string, cause?: unknown): void {
    if (this.#level !== 'warn') return;
    console.warn(`[cleat] ${message}`, ...(cause === undefined ? [] : [cause]));
  }
}
