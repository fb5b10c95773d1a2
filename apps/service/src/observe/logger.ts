import { type LogLevel, logLevels } from '../config/config';

/** What may be logged beside the message: no address, no code, no IP, no secret, no text of a provider. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;

export interface Logger {
  error(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
}

/** Writes one line of JSON per message. */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void,
  now: () => number = Date.now,
): Logger {
  const at =
    (kind: LogLevel) =>
    (message: string, fields: LogFields = {}): void => {
      if (logLevels.indexOf(kind) > logLevels.indexOf(level)) return;
      write(
        `${JSON.stringify({ time: new Date(now()).toISOString(), level: kind, message, ...fields })}\n`,
      );
    };
  return { error: at('error'), warn: at('warn'), info: at('info') };
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
