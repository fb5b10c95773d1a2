import { describe, expect, it } from '@jest/globals';
import { sourcesIn } from './sources';

/** Time and randomness that a test could not control. */
const ambient: Readonly<Record<string, RegExp>> = {
  'the time of day': /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/,
  timers: /\bset(?:Timeout|Interval|Immediate)\b|\brequestAnimationFrame\b|\bqueueMicrotask\b/,
  'the timers inside RxJS':
    /\b(?:timer|interval|delay|delayWhen|debounceTime|throttleTime|auditTime|sampleTime|bufferTime|windowTime|timeout|timeoutWith|asyncScheduler|asapScheduler|animationFrameScheduler)\b(?=[^;]*\bfrom 'rxjs')/,
  chance: /\bMath\.random\b|\bcrypto\.(?:getRandomValues|randomUUID)\b/,
};

describe('the inner layers', () => {
  it.each(Object.entries(ambient))('do not use %s: the ports provide it', (_what, pattern) => {
    const guilty = sourcesIn('domain', 'ports', 'application').filter(({ code }) =>
      pattern.test(code),
    );
    expect(guilty.map(({ path }) => path)).toEqual([]);
  });
});
