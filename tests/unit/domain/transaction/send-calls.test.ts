import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkSendCalls } from '../../../../domain/transaction/send-calls';

const call = { to: '0x1', data: '0xabcd', value: '0x0' };
const params = (...calls: readonly unknown[]): unknown => [{ version: '2.0.0', calls }];

describe('checkSendCalls', () => {
  it('[R5.17] accepts calls whose to and optional data start with 0x', () => {
    expect(checkSendCalls(params(call, { to: '0x' }))).toEqual({
      ok: true,
      calls: [call, { to: '0x' }],
    });
  });

  it.each<[string, object, 'to' | 'data']>([
    ['no to', { to: undefined }, 'to'],
    ['a to without 0x', { to: 'vitalik.eth' }, 'to'],
    ['a to that is no text', { to: 1 }, 'to'],
    ['data without 0x', { data: 'abcd' }, 'data'],
    ['data that is no text', { data: null }, 'data'],
  ])('[R5.17] refuses a call with %s and names it', (_what, change, field) => {
    expect(checkSendCalls(params(call, { ...call, ...change }))).toEqual({
      ok: false,
      fault: { field, index: 1 },
    });
  });

  it.each([undefined, null, {}, [], [{}], [{ calls: [] }], [{ calls: {} }], 'calls'])(
    'refuses %j, which has no calls',
    (value) => {
      expect(checkSendCalls(value)).toEqual({ ok: false, fault: { field: 'calls' } });
    },
  );

  it('never throws for any input of a site', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        checkSendCalls(value);
        checkSendCalls(params(value));
      }),
    );
  });
});
