import { expect, it } from '@jest/globals';
import { timeRefusal } from '../../../../domain/siwx/sign-in-times';

it('a sign-in begins at notBefore and ends at the expiration time', () => {
  const times = { notBefore: '2025-01-01T00:00:00Z', expirationTime: '2025-01-02T00:00:00Z' };
  const at = (nowMs: number) => timeRefusal(times, nowMs);

  expect(at(Date.UTC(2024, 11, 31, 23, 59, 59, 999))).toBe('notYetValid');
  expect(at(Date.UTC(2025, 0, 1))).toBeUndefined();
  expect(at(Date.UTC(2025, 0, 1, 23, 59, 59, 999))).toBeUndefined();
  expect(at(Date.UTC(2025, 0, 2))).toBe('expired');
});

it('a sign-in has no end without an expiration time, and an invalid time counts as expired', () => {
  expect(timeRefusal({}, 0)).toBeUndefined();
  expect(timeRefusal({ expirationTime: 'soon' }, 0)).toBe('expired');
  expect(timeRefusal({ notBefore: 'later' }, 0)).toBe('expired');
});
