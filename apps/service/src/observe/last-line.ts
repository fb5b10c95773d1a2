import { createLogger, kindOf } from './logger';

/** Has an error that nothing catches end the process with a line of the log, with the id of the request that it is of. */
export function endOnCrash(): void {
  // The text of Node would have no time, and may repeat what a visitor has sent.
  process.on('uncaughtException', (error) => endWith('crashed', kindOf(error)));
}

/** Ends the process with a last line. */
export function endWith(message: string, kind?: string): void {
  createLogger('error', (line) => void process.stderr.write(line)).error(message, {
    ...(kind !== undefined && { kind }),
  });
  process.exit(1);
}
