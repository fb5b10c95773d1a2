import { describe, expect, it } from '@jest/globals';
import {
  arrivingUnits,
  requireTransferable,
} from '../../../../../infrastructure/chains/solana/mint-rules';

const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

function mint(extension?: string, state?: unknown) {
  const extensions = extension === undefined ? [] : [{ extension, state }];
  return { owner: TOKEN_2022, data: { parsed: { type: 'mint', info: { extensions } } } };
}

function tolls(older: object, newer: object) {
  const toll = { epoch: 0, maximumFee: 1_000, transferFeeBasisPoints: 200 };
  return mint('transferFeeConfig', {
    olderTransferFee: { ...toll, ...older },
    newerTransferFee: { ...toll, ...newer },
  });
}

const never = (): Promise<number> => Promise.reject(new Error('the epoch is not needed'));

describe('what arrives of a token', () => {
  it.each([
    ['a part of ten thousand, rounded up', 250n, {}, 245n],
    ['the least', 1n, {}, 0n],
    ['at most the maximum', 10n ** 12n, {}, 10n ** 12n - 1_000n],
    ['a maximum of 64 bits, as digits', 250n, { maximumFee: '18446744073709551615' }, 245n],
    ['nothing', 250n, { transferFeeBasisPoints: 0 }, undefined],
    ['what cannot be read', 250n, { transferFeeBasisPoints: 'all' }, undefined],
    ['more than all', 250n, { transferFeeBasisPoints: 10_001 }, undefined],
  ])('is less by %s', async (_what, units, toll, arriving) => {
    expect(await arrivingUnits(units, tolls(toll, toll), never)).toBe(arriving);
  });

  it.each([
    [4, 245n],
    [5, 225n],
  ])('is by the toll of the epoch: %i', async (epoch, arriving) => {
    const changed = tolls({}, { epoch: 5, transferFeeBasisPoints: 1_000 });

    expect(await arrivingUnits(250n, changed, async () => epoch)).toBe(arriving);
  });

  it('is all of it for every other mint', async () => {
    expect(await arrivingUnits(250n, mint(), never)).toBeUndefined();
    expect(await arrivingUnits(250n, { owner: TOKEN_2022, data: null }, never)).toBeUndefined();
  });
});

describe('a transfer of a token', () => {
  it.each([
    ['cannot be transferred', mint('nonTransferable')],
    ['is paused', mint('pausableConfig', { paused: true })],
    ['asks a program about each transfer', mint('transferHook', { programId: TOKEN_2022 })],
  ])('is refused where the token %s', (_what, refused) => {
    expect(() => requireTransferable(refused, 'TOLL')).toThrow(
      expect.objectContaining({ code: 'TRANSFER_REFUSED' }),
    );
  });

  it.each([
    ['is an ordinary one', mint()],
    ['goes on after a pause', mint('pausableConfig', { paused: false })],
    ['has room for a program, and none', mint('transferHook', { programId: null })],
  ])('is possible where the token %s', (_what, fine) => {
    expect(() => requireTransferable(fine, 'TOLL')).not.toThrow();
  });
});
