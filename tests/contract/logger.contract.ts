import { describe, expect, it } from '@jest/globals';
import type { Logger } from '../../ports/logger';

/** One thing a logger wrote. */
export interface LogLine {
  readonly level: 'error' | 'warn';
  readonly text: string;
  readonly cause: unknown;
}

/** A logger at its most talkative, and what it wrote. */
export interface LoggerHarness {
  readonly logger: Logger;
  readonly lines: () => readonly LogLine[];
}

/** What every {@link Logger} owes its callers. */
export function describeLogger(name: string, create: () => LoggerHarness): void {
  describe(`${name} keeps the Logger contract`, () => {
    it.each(['error', 'warn'] as const)('writes an %s with its cause', (level) => {
      const { logger, lines } = create();
      const cause = new Error('why');

      logger[level]('What happened', cause);

      expect(lines()).toEqual([{ level, text: expect.stringContaining('What happened'), cause }]);
      expect(lines()[0]?.cause).toBe(cause);
    });

    it.each([['a text'], [null], [{ code: 4001 }], [undefined]])(
      'takes %j for a cause, as anything may be thrown',
      (cause) => {
        const { logger, lines } = create();

        logger.error('What happened', cause);

        expect(lines()).toEqual([
          { level: 'error', text: expect.stringContaining('What happened'), cause },
        ]);
      },
    );
  });
}
