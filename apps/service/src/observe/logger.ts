import { type LogLevel, logLevels } from '../config/config';
import { currentTraceId } from './trace';

/** What may be logged beside the message: no address, no code, no IP, no secret, no text of a provider. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;

export interface Logger {
  /** At every LOG_LEVEL: what a lost database is mended with. */
  always(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
}

/** Writes one line of JSON per message, with the id of the request that it is of. */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void,
  now: () => number = Date.now,
): Logger {
  const at =
    (kind: LogLevel, isAlways = false) =>
    (message: string, fields: LogFields = {}): void => {
      if (!isAlways && logLevels.indexOf(kind) > logLevels.indexOf(level)) return;
      const time = new Date(now()).toISOString();
      const trace = currentTraceId();
      const line = { time, level: kind, message, ...(trace !== undefined && { trace }), ...fields };
      write(`${JSON.stringify(line)}\n`);
    };
  return { always: at('info', true), error: at('error'), warn: at('warn'), info: at('info') };
}

/**
 * The kind of an error, which is all of it that is logged: its text may repeat what a visitor or a provider
 * sent, or the address of the database.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[\w-]{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
