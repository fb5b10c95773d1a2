import { describe, expect, it } from '@jest/globals';
import { readHostMessage } from '../../src/adapters/channel/envelope';
import {
  FRAME_PROTOCOL,
  isFramePayload,
  isFrameRequestId,
} from '../../../../domain/frame-protocol/frame-envelope';
import { readFrameMessage } from '../../../../infrastructure/frame/frame-message';

const id = '0b4e6a54-3f1c-4c58-9d0e-6a1f6f0b7c11';

/** A text inside so many objects. */
function nested(levels: number): object {
  let value: object = { text: 'x' };
  for (let level = 1; level < levels; level += 1) value = { value };
  return value;
}

/** Whether the frame takes `payload` as the request of a dapp, and the widget as its answer. */
function isTaken(payload: object): readonly boolean[] {
  const v = FRAME_PROTOCOL;
  return [
    readHostMessage({ v, id, type: 'RPC_REQUEST', payload }) !== undefined,
    readFrameMessage({ v, id, type: 'RPC_REQUEST_SUCCESS', payload }) !== undefined,
  ];
}

describe('the envelope of the frame', () => {
  it.each([
    ['16 levels', nested(16), true],
    ['17 levels', nested(17), false],
    ['58,000 lists without entries', { list: Array.from({ length: 58_000 }, () => []) }, true],
    ['more of them than fit', { list: Array.from({ length: 59_000 }, () => []) }, false],
    ['512 kB of text', { text: 'x'.repeat(512 * 1024 - 12) }, true],
    ['one character more', { text: 'x'.repeat(512 * 1024 - 11) }, false],
    ['58,000 numbers', { list: Array.from({ length: 58_000 }, () => 1) }, true],
    ['more numbers than fit', { list: Array.from({ length: 59_000 }, () => 1) }, false],
    ['a list of a billion holes', { list: Object.assign([], { length: 1_000_000_000 }) }, false],
    ['no number', { value: Number.NaN }, false],
    ['a date', { value: new Date(0) }, false],
    ['a map', { value: new Map() }, false],
    ['a prototype', JSON.parse('{"__proto__":{"a":1}}'), false],
  ] as const)('is judged alike by site and frame: %s', (_what, payload: object, expected) => {
    expect(isFramePayload('RPC_REQUEST', payload)).toBe(expected);
    expect(isTaken(payload)).toEqual([expected, expected]);
  });

  it('has room for 64 kB where it carries no request of a dapp', () => {
    expect(isFramePayload('GET_USER', { text: 'x'.repeat(64 * 1024 - 12) })).toBe(true);
    expect(isFramePayload('GET_USER', { text: 'x'.repeat(64 * 1024 - 11) })).toBe(false);
  });

  it.each([id.toUpperCase(), id.slice(1), `${id} `, '', 7, undefined, { toString: () => id }])(
    'has no id such as %j',
    (value) => {
      expect(isFrameRequestId(value)).toBe(false);
      expect(isFrameRequestId(id)).toBe(true);
    },
  );
});
