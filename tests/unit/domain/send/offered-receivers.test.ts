import { describe, expect, it } from '@jest/globals';
import { offeredReceivers } from '../../../../domain/send/offered-receivers';
import { ALICE, BOB } from '../../../support/headless-kit';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const alice = { namespace: 'eip155', address: ALICE, allAddresses: [ALICE] } as const;

describe('offeredReceivers', () => {
  it('are the accounts that were paid, the latest first, then the other ones of the wallet', () => {
    const sender = { ...alice, allAddresses: [ALICE, CAROL] };
    expect(offeredReceivers(sender, [BOB, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'])).toEqual([
      { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', kind: 'paid' },
      { address: BOB, kind: 'paid' },
      { address: CAROL, kind: 'own' },
    ]);
  });

  it('leave out the sender, in any spelling, and addresses of other namespaces', () => {
    expect(offeredReceivers(alice, [ALICE.toLowerCase(), sol])).toEqual([]);
  });

  it('name an own account that was paid once', () => {
    const sender = { ...alice, allAddresses: [ALICE, BOB] };
    expect(offeredReceivers(sender, [BOB.toLowerCase()])).toEqual([{ address: BOB, kind: 'own' }]);
  });

  it('are at most eight', () => {
    const many = Array.from({ length: 20 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
    expect(offeredReceivers(alice, many)).toHaveLength(8);
  });
});
