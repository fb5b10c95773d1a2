import { describe, expect, it } from '@jest/globals';
import { deviceName } from '../src/domain/device-name';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a browser says of itself', () => {
  it.each<readonly [string, string | undefined, string | undefined]>([
    [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      ...(['Chrome', 'Windows'] as const),
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      ...(['Edge', 'Windows'] as const),
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15`,
      ...(['Safari', 'macOS'] as const),
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
      ...(['Chrome', 'iPhone'] as const),
    ],
    [
      `${MOZILLA} (Linux; Android 15; SM-S921B) ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      ...(['Samsung Internet', 'Android'] as const),
    ],
    ['curl/8.5.0', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (userAgent, browser, system) => {
    const { browser: read, system: on } = deviceName(userAgent);
    expect([read, on]).toEqual([browser, system]);
  });

  it.each([
    ['nothing', undefined],
    ['a text that hides and turns', '\u202EYour own browser\u200B\n\nFrom: x'],
    ['ten thousand characters', `${MOZILLA} Firefox/1 ${'x'.repeat(10_000)}`],
    ['a name of another', 'The owner’s own phone, <b>do not end</b>'],
  ])('is no text of its own: %s', (_, userAgent) => {
    expect(deviceName(userAgent)).toEqual({});
  });
});
