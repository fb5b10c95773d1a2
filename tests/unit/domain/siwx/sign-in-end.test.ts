import { describe, expect, it } from '@jest/globals';
import { signInEndMs } from '../../../../domain/siwx/sign-in-end';

describe('the end of several sign-ins', () => {
  const until = (expirationTime?: string) => ({
    data: expirationTime === undefined ? {} : { expirationTime },
  });

  it.each([
    [[until('2026-01-01T00:00:00Z'), until('2026-01-02T00:00:00Z')], Date.UTC(2026, 0, 2)],
    [[until('2026-01-01T00:00:00Z'), until()], Number.POSITIVE_INFINITY],
    [[until('tomorrow')], 0],
  ])('is that of the last one: %j', (signIns, endMs) => {
    expect(signInEndMs(signIns)).toBe(endMs);
  });
});
