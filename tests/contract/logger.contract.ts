import { describe, expect, it } from '@jest/globals';
import type { Logger } from '../../ports/logger';

/** One entry of a logger. */
export interface LogLine {
  readonly level: 'error' | 'warn';
  readonly text: string;
  readonly cause: unknown;
}

/** A logger at its most verbose level, and its entries. */
export interface LoggerHarness {
  readonly logger: Logger;
  readonly lines: () => readonly LogLine[];
}

/** The contract of every {@link Logger}. */
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
      'accepts %j as a cause, because anything may be thrown',
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
