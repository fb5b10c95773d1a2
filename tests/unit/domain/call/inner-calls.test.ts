import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeFunctionData, type Hex, parseAbi, toFunctionSelector } from 'viem';
import { innerCalls } from '../../../../domain/call/inner-calls';
import { selectorIn, selectorOf } from '../../../../domain/call/selector';

const router = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const one = `0x${'01'.repeat(20)}` as const;
const two = `0x${'02'.repeat(20)}` as const;
const first = '0x11223344aabb';
const second = '0x55667788';

function encoded(signature: string, args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

describe('selectorOf', () => {
  it.each(['transfer(address,uint256)', 'aggregate3((address,bool,bytes)[])', 'f()'])(
    'matches the result of another library for %s',
    (signature) => {
      expect(`0x${selectorOf(signature)}`).toBe(toFunctionSelector(signature));
    },
  );

  it('is found in a call in any letter case, but not in a shorter text', () => {
    expect(selectorIn('0xA9059CBB00')).toBe('a9059cbb');
    for (const data of ['', '0x', '0xa9059c', 'a9059cbb']) expect(selectorIn(data)).toBeUndefined();
  });
});

describe('innerCalls', () => {
  it.each<[string, readonly unknown[]]>([
    ['multicall(bytes[] data)', [[first, second]]],
    ['multicall(uint256 deadline, bytes[] data)', [9n, [first, second]]],
    ['multicall(bytes32 hash, bytes[] data)', [`0x${'ab'.repeat(32)}`, [first, second]]],
    ['batch(bytes[] data, bool isStrict)', [[first, second], true]],
  ])('reads the calls of a contract to itself: %s', (signature, args) => {
    expect(innerCalls({ to: router, data: encoded(signature, args) })).toEqual([
      { to: router, data: first },
      { to: router, data: second },
    ]);
  });

  const pairs = [
    [one, first],
    [two, second],
  ] as const;

  it.each<[string, readonly unknown[]]>([
    ['aggregate((address a, bytes b)[] calls)', [pairs.map(([a, b]) => ({ a, b }))]],
    [
      'tryAggregate(bool x, (address a, bytes b)[] calls)',
      [true, pairs.map(([a, b]) => ({ a, b }))],
    ],
    ['blockAndAggregate((address a, bytes b)[] calls)', [pairs.map(([a, b]) => ({ a, b }))]],
    [
      'tryBlockAndAggregate(bool x, (address a, bytes b)[] calls)',
      [true, pairs.map(([a, b]) => ({ a, b }))],
    ],
    [
      'aggregate3((address a, bool x, bytes b)[] calls)',
      [pairs.map(([a, b]) => ({ a, x: true, b }))],
    ],
    [
      'aggregate3Value((address a, bool x, uint256 v, bytes b)[] calls)',
      [pairs.map(([a, b]) => ({ a, x: true, v: 7n, b }))],
    ],
    [
      'executeBatch((address a, uint256 v, bytes b)[] calls)',
      [pairs.map(([a, b]) => ({ a, v: 7n, b }))],
    ],
    [
      'execute((address a, uint256 v, bytes b)[] calls)',
      [pairs.map(([a, b]) => ({ a, v: 7n, b }))],
    ],
    [
      'executeBatch(address[] a, bytes[] b)',
      [
        [one, two],
        [first, second],
      ],
    ],
    [
      'executeBatch(address[] a, uint256[] v, bytes[] b)',
      [
        [one, two],
        [1n, 2n],
        [first, second],
      ],
    ],
  ])('reads the called contracts: %s', (signature, args) => {
    expect(innerCalls({ to: router, data: encoded(signature, args) })).toEqual([
      { to: one, data: first },
      { to: two, data: second },
    ]);
  });

  it.each<[string, readonly unknown[]]>([
    ['execute(address a, uint256 v, bytes b)', [one, 7n, first]],
    ['execute(address a, uint256 v, bytes b, uint8 o)', [one, 7n, first, 1]],
    ['execute(address a, bytes b)', [one, first]],
    [
      'execTransaction(address a, uint256 v, bytes b, uint8 o, uint256 c, uint256 d, uint256 e, address f, address g, bytes h)',
      [one, 7n, first, 1, 1n, 1n, 1n, two, two, second],
    ],
    ['execTransactionFromModule(address a, uint256 v, bytes b, uint8 o)', [one, 7n, first, 0]],
    ['functionCall(address a, bytes b)', [one, first]],
    ['functionCall(address a, bytes b, uint256 v)', [one, first, 7n]],
  ])('reads the single call of a contract: %s', (signature, args) => {
    expect(innerCalls({ to: router, data: encoded(signature, args) })).toEqual([
      { to: one, data: first },
    ]);
  });

  it('ignores bytes above an address, as contracts do', () => {
    const data = encoded('execute(address a, uint256 v, bytes b)', [one, 7n, first]);
    const dirty = data.replace(`${'0'.repeat(24)}0101`, `${'f'.repeat(24)}0101`);
    expect(dirty).not.toBe(data);
    expect(innerCalls({ to: router, data: dirty })).toEqual([{ to: one, data: first }]);
  });

  it.each(['0x', '0x12345678', '0x1234', `0xa9059cbb${'00'.repeat(64)}`])(
    'finds no call in %s',
    (data) => {
      expect(innerCalls({ to: router, data })).toEqual([]);
    },
  );

  const whole = encoded('multicall(bytes[] data)', [[first, second]]);

  it.each([
    ['nothing follows', whole.slice(0, 10)],
    ['it is cut short', whole.slice(0, -66)],
    ['its list is longer than it is', whole.replace(`${'0'.repeat(63)}2`, `${'0'.repeat(62)}22`)],
    ['its place is beyond it', whole.replace(`${'0'.repeat(62)}20`, 'f'.repeat(64))],
    [
      'there are more calls than targets',
      encoded('executeBatch(address[] a, bytes[] b)', [[one], [first, second]]),
    ],
    [
      'there are more calls than any real call makes',
      encoded('multicall(bytes[] data)', [Array.from({ length: 257 }, () => '0x')]),
    ],
  ])('returns `undefined` where %s', (_what, data) => {
    expect(innerCalls({ to: router, data })).toBeUndefined();
  });

  it('returns for any data', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ac9650d8', '82ad56cb', '174dea71', '47e1da2a', '6a761202', '252dba42'),
        fc.uint8Array({ maxLength: 400 }),
        (selector, bytes) => {
          const data = `0x${selector}${Buffer.from(bytes).toString('hex')}`;
          const found = innerCalls({ to: router, data });
          expect(found === undefined || Array.isArray(found)).toBe(true);
        },
      ),
    );
  });

  it('ends for a list that points into itself', () => {
    const words = ['20', 'ff', ...Array.from({ length: 255 }, () => '0')];
    const data = `0xac9650d8${words.map((word) => word.padStart(64, '0')).join('')}`;
    expect(innerCalls({ to: router, data })).toBeDefined();
  });
});
