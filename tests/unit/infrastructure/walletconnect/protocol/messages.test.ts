import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { readPayload } from '../../../../../infrastructure/walletconnect/protocol/payload';
import {
  isOurId,
  PayloadIds,
} from '../../../../../infrastructure/walletconnect/protocol/payload-ids';
import { readFrame } from '../../../../../infrastructure/walletconnect/protocol/relay-frame';

describe('a frame of the relay', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"id":1}',
    '{"id":1,"method":"irn_subscription"}',
    '{"id":{},"method":"irn_subscription","params":{"data":{"topic":"a","message":"b"}}}',
    '{"method":"irn_subscription","params":{"data":{"topic":"a","message":"b"}}}',
    '{"id":1,"method":7,"params":null}',
    '{"id":1,"method":"irn_subscription","params":{"data":{"topic":7,"message":"b"}}}',
    '\u0000\uFFFF',
  ])('is nothing: %s', (text) => {
    expect(readFrame(text)).toBeUndefined();
  });

  it('gets its id back as the frame spells it', () => {
    const data = '{"topic":"a","message":"{\\"id\\":5}","id":3}';
    const frame = `{"params":{"data":${data}},"method":"irn_subscription","id" : 1764000000000123457}`;

    expect(readFrame(frame)).toMatchObject({
      receipt: '{"id":1764000000000123457,"jsonrpc":"2.0","result":true}',
    });
    expect(readFrame(frame.replace('1764000000000123457', '"12n"'))).toMatchObject({
      receipt: '{"id":"12n","jsonrpc":"2.0","result":true}',
    });
  });

  it('answers a call by its id, which is a text or a number', () => {
    const result = { type: 'result', callId: '1764000000000123457', result: 'sub' };

    expect(readFrame('{"id":1764000000000123457,"result":"sub"}')).toEqual(result);
    expect(readFrame('{"id":"1764000000000123457","result":"sub"}')).toEqual(result);
    expect(readFrame('{"id":7,"error":{"message":"no"}}')).toMatchObject({ type: 'failure' });
  });
});

describe('the payload of a peer', () => {
  it.each(['', 'null', '[]', '{}', '{"id":1}', '{"id":"x","result":1}', '{"id":1,"method":7}'])(
    'is nothing: %s',
    (text) => {
      expect(readPayload(text)).toBeUndefined();
    },
  );

  it('may be an error without a code and a message', () => {
    expect(readPayload('{"id":1,"error":{}}')).toEqual({
      id: 1,
      body: { error: { code: -32_603, message: 'The wallet gave no reason' } },
    });
    expect(readPayload('{"id":1,"error":{"code":4001,"message":"No.","data":{"why":7}}}')).toEqual({
      id: 1,
      body: { error: { code: 4001, message: 'No.', data: { why: 7 } } },
    });
  });
});

describe('the ids of our requests', () => {
  it('rise, also where the clock goes back, and are known to every tab', () => {
    const clock = new ManualClock(Date.UTC(2026, 0, 2));
    const ids = new PayloadIds(clock);
    const first = Array.from({ length: 100 }, () => ids.next());
    clock.jumpTo(Date.UTC(2025, 0, 1));
    const all = [...first, ...Array.from({ length: 100 }, () => ids.next())];

    expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
    expect(all.every((id) => Number.isSafeInteger(id) && isOurId(id))).toBe(true);
  });

  it('are of 1,000 wallets only one', () => {
    const random = Array.from({ length: 1000 }, (_, digits) => 1_764_000_000_123_000 + digits);

    expect(random.filter(isOurId)).toHaveLength(1);
  });
});
