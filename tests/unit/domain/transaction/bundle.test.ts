import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import {
  bundleIdIn,
  isAtomicOn,
  outcomeOfAll,
  parseBundleStatus,
} from '../../../../domain/transaction/bundle';
import { isBundleRefusal } from '../../../../domain/transaction/bundle-refusal';

const HASH = `0x${'ab'.repeat(32)}`;

describe('what a wallet can do (EIP-5792)', () => {
  it.each<[string, unknown, boolean]>([
    ['it does', { '0xa4b1': { atomic: { status: 'supported' } } }, true],
    ['it does once the visitor agrees', { '0xa4b1': { atomic: { status: 'ready' } } }, true],
    ['it does on every chain', { '0x0': { atomic: { status: 'supported' } } }, true],
    ['the id of the chain has capitals', { '0xA4B1': { atomic: { status: 'supported' } } }, true],
    ['it does not', { '0xa4b1': { atomic: { status: 'unsupported' } } }, false],
    [
      'the chain says otherwise than every chain',
      { '0x0': { atomic: { status: 'supported' } }, '0xa4b1': {} },
      false,
    ],
    ['it does on another chain', { '0x1': { atomic: { status: 'supported' } } }, false],
    ['of an older draft', { '0xa4b1': { atomicBatch: { supported: true } } }, false],
    ['nothing that can be read', ['0xa4b1'], false],
    ['no answer', undefined, false],
  ])('all or none: %s', (_what, answer, expected) => {
    expect(isAtomicOn(answer, '42161')).toBe(expected);
  });
});

describe('the id of a bundle', () => {
  it.each<[unknown, string | undefined]>([
    [{ id: '0x1234' }, '0x1234'],
    ['0x1234', '0x1234'],
    [{ id: '' }, undefined],
    [{ id: 7 }, undefined],
    [{ id: `0x${'0'.repeat(8193)}` }, undefined],
    [{ id: 'a\nb' }, undefined],
    [null, undefined],
  ])('in %j', (answer, id) => {
    expect(bundleIdIn(answer)).toBe(id);
  });
});

describe('the status of a bundle', () => {
  it.each<[number, string]>([
    [100, 'pending'],
    [200, 'done'],
    [400, 'unsent'],
    [500, 'reverted'],
    [600, 'partly'],
    [301, 'pending'],
  ])('is by its code: %i', (status, state) => {
    expect(parseBundleStatus({ status }, '0x77', '1')).toEqual({ state, hashes: [] });
  });

  it('has the transactions of the bundle, each once and as many as can be followed', () => {
    const receipts = [{ transactionHash: HASH }, { transactionHash: HASH.toUpperCase() }, 7, {}];
    const flood = Array.from({ length: 500 }, (_, index) => ({
      transactionHash: `0x${index.toString(16).padStart(64, '0')}`,
    }));

    expect(parseBundleStatus({ status: 200, receipts }, '0x77', '1')?.hashes).toEqual([HASH]);
    expect(parseBundleStatus({ status: 200, receipts: flood }, '0x77', '1')?.hashes).toHaveLength(
      100,
    );
  });

  it.each<[boolean, object]>([
    [true, { id: '0xAB', chainId: '0x1' }],
    [true, { chainId: 1 }],
    [true, { chainId: 'eip155:1' }],
    [false, { id: '0xac' }],
    [false, { chainId: '0x2' }],
    [false, { chainId: 10 }],
  ])('is of the bundle and the chain that were asked about: %p for %j', (isOf, part) => {
    const status = parseBundleStatus({ status: 200, ...part }, '0xab', '1');
    expect(status !== undefined).toBe(isOf);
  });

  it.each([undefined, null, 'CONFIRMED', {}, { status: 'CONFIRMED' }])(
    'is none in %j',
    (answer) => {
      expect(parseBundleStatus(answer, '0x77', '1')).toBeUndefined();
    },
  );
});

describe('the outcome of several transactions', () => {
  it.each([
    [['succeeded', 'succeeded'], 'succeeded'],
    [['succeeded', 'reverted'], 'partly'],
    [['reverted', 'dropped'], 'reverted'],
  ] as const)('%j is %s', (outcomes, outcome) => {
    expect(outcomeOfAll(outcomes)).toBe(outcome);
  });
});

describe('a refusal of bundles', () => {
  it.each([
    [5750, true],
    [5760, true],
    [4200, true],
    [-32601, true],
    [4001, false],
    [5720, false],
    [-32603, false],
  ])('%i: %s', (rpcCode, isRefused) => {
    expect(isBundleRefusal(new WidgetError('RPC', { rpcCode, rpcMessage: 'no' }))).toBe(isRefused);
  });
});
