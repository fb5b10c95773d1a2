import { describe, expect, it } from '@jest/globals';
import { faceOf, identityOf } from '../../../../domain/connection/wallet-identity';

describe('identityOf', () => {
  it('is the id without the number of a later claim', () => {
    expect(identityOf('io.wallet#2')).toBe('io.wallet');
    expect(identityOf('wallet-standard:One#12')).toBe('wallet-standard:One');
    expect(identityOf('talisman')).toBe('talisman');
  });
});

describe('faceOf', () => {
  const mine = { name: 'Mine', imageUrl: 'data:image/png;base64,AAAA' };

  it('is the same for the same name and picture, and short', () => {
    expect(faceOf({ ...mine })).toBe(faceOf(mine));
    expect(faceOf({ ...mine, imageUrl: mine.imageUrl.padEnd(200_000, 'A') }).length).toBeLessThan(
      20,
    );
  });

  it.each([
    { ...mine, name: 'Mine 2' },
    { ...mine, imageUrl: 'data:image/png;base64,AAAB' },
    { ...mine, imageUrl: 'data:image/png;base64,BAAA' },
    { name: 'Mine' },
  ])('differs for %j', (other) => {
    expect(faceOf(other)).not.toBe(faceOf(mine));
  });
});
