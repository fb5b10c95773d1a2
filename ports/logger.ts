import { createToken } from './token';

/** Where the widget tells a developer what went wrong. Visitors never see it. */
export interface Logger {
  /** Something failed. `cause` may be anything that was thrown. */
  error(message: string, cause?: unknown): void;

  /** Something is odd and was worked around. */
  warn(message: string, cause?: unknown): void;
}

export const Logger = createToken<Logger>('Logger');
