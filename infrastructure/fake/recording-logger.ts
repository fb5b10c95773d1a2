import type { Logger } from '../../ports/logger';

/** One line of a {@link RecordingLogger}. */
export interface LogEntry {
  readonly level: 'error' | 'warn';
  readonly message: string;
  readonly cause?: unknown;
}

/** A {@link Logger} that prints nothing and keeps everything. It refuses an empty entry. */
export class RecordingLogger implements Logger {
  readonly #entries: LogEntry[] = [];

  /** The entries, the oldest first. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  error(message: string, cause?: unknown): void {
    this.#entries.push(entryOf('error', message, cause));
  }

  warn(message: string, cause?: unknown): void {
    this.#entries.push(entryOf('warn', message, cause));
  }
}

function entryOf(level: LogEntry['level'], message: string, cause: unknown): LogEntry {
  if (message.trim() === '') throw new TypeError('A log entry has to say what happened');
  return cause === undefined ? { level, message } : { level, message, cause };
}
