import { describe, expect, it, jest } from '@jest/globals';
import { RecordingLogger } from '../../infrastructure/fake/recording-logger';
import { ConsoleLogger } from '../../infrastructure/logging/console-logger';
import { describeLogger, type LogLine } from './logger.contract';

describeLogger('RecordingLogger', () => {
  const logger = new RecordingLogger();
  return {
    logger,
    lines: () =>
      logger.entries.map(({ level, message, cause }) => ({ level, text: message, cause })),
  };
});

describe('RecordingLogger', () => {
  it('refuses an empty entry', () => {
    expect(() => new RecordingLogger().warn(' ')).toThrow(TypeError);
  });
});

describeLogger('ConsoleLogger', () => ({
  logger: new ConsoleLogger('warn'),
  lines: consoleLines(),
}));

describe('ConsoleLogger', () => {
  it('[R9.9] writes errors only, unless a lower level is set', () => {
    const lines = consoleLines();

    const logger = new ConsoleLogger();
    logger.warn('odd');
    logger.error('wrong');

    expect(lines()).toEqual([
      { level: 'error', text: expect.stringContaining('wrong'), cause: undefined },
    ]);
  });

  it('names its source', () => {
    const lines = consoleLines();

    new ConsoleLogger().error('wrong');

    expect(lines()[0]?.text).toBe('[cleat] wrong');
  });
});

function consoleLines(): () => readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((text: unknown, cause: unknown) => {
      lines.push({ level, text: String(text), cause });
    });
  }
  return () => lines;
}
