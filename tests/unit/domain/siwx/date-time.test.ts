import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateTimeMs } from '../../../../domain/siwx/date-time';

describe('dateTimeMs', () => {
  it.each([
    ['2021-09-30T16:25:24.000Z', '2021-09-30T16:25:24.000Z'],
    ['2021-09-30T16:25:24Z', '2021-09-30T16:25:24.000Z'],
    ['2021-09-30t16:25:24z', '2021-09-30T16:25:24.000Z'],
    ['2021-09-30T16:25:24-02:00', '2021-09-30T18:25:24.000Z'],
    ['2021-09-30T16:25:24.5+05:30', '2021-09-30T10:55:24.500Z'],
    ['2021-09-30T16:25:24.123456789Z', '2021-09-30T16:25:24.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['0099-01-01T00:00:00Z', '0099-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(dateTimeMs(text)).toBe(Date.parse(iso));
  });

  it.each([
    '',
    '2021-09-30',
    '2021-09-30 16:25:24Z',
    '2021-09-30T16:25:24',
    '2021-09-30T16:25Z',
    '2021-09-30T16:25:24.Z',
    '2021-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2021-02-31T00:00:00Z',
    '2021-04-31T00:00:00Z',
    '2021-01-32T00:00:00Z',
    '2021-12-32T00:00:00Z',
    '2021-00-01T00:00:00Z',
    '2021-13-01T00:00:00Z',
    '2021-01-00T00:00:00Z',
    '2021-01-01T24:00:00Z',
    '2021-01-01T00:60:00Z',
    '2021-01-01T00:00:61Z',
    '2021-01-01T00:00:00+24:00',
    '2021-01-01T00:00:00+00:60',
    'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)',
  ])('refuses %j', (text) => {
    expect(dateTimeMs(text)).toBeUndefined();
  });

  it('reads back every instant that JavaScript writes with four digits of year', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        expect(dateTimeMs(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});
