import { createToken } from './token';

/** The widget's log for a developer. Visitors never see it. */
export interface Logger {
  /** Something failed. `cause` may be anything that was thrown. */
  error(message: string, cause?: unknown): void;

  /** Something unexpected happened, and the widget works around it. */
  warn(message: string, cause?: unknown): void;
}

export const Logger = createToken<Logger>('Logger');
