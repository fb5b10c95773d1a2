import { describe, expect, it } from '@jest/globals';
import {
  paidBefore,
  PAID_RECEIVERS_MAX,
  parseReceiverPrints,
  type ReceiverPrint,
  receiverPrint,
  withPrint,
} from '../../../../domain/send/paid-receivers';

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const twin = `0x709979${'1'.repeat(30)}79c8`;
const stranger = `0x${'5a'.repeat(20)}`;
const prints = [receiverPrint(bob, 'eip155')];

describe('the receivers that were paid on earlier visits', () => {
  it('are recognised, in every spelling', () => {
    for (const spelling of [bob, bob.toLowerCase(), bob.slice(2)]) {
      expect(paidBefore(prints, spelling, 'eip155')).toBe('paid');
    }
  });

  it('are distinguished from their imitations, by three and four digits', () => {
    expect(paidBefore(prints, twin, 'eip155')).toBe('looksPaid');
    expect(paidBefore(prints, `0x709${'1'.repeat(33)}79c8`, 'eip155')).toBe('looksPaid');
    expect(paidBefore(prints, `0x7099${'1'.repeat(33)}9c8`, 'eip155')).toBe('looksPaid');
    expect(paidBefore(prints, `0x709${'1'.repeat(34)}9c8`, 'eip155')).toBe('unknown');
    expect(paidBefore(prints, stranger, 'eip155')).toBe('unknown');
    expect(paidBefore([], bob, 'eip155')).toBe('unknown');
  });

  it('are kept by namespace', () => {
    const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
    expect(paidBefore([receiverPrint(solana, 'solana')], solana, 'solana')).toBe('paid');
    expect(paidBefore([receiverPrint(solana, 'solana')], solana, 'polkadot')).toBe('unknown');
  });

  it('leave no address in the storage, nor a part of one', () => {
    const kept = JSON.stringify(prints).toLowerCase();

    for (const part of [bob, bob.slice(2, 8), bob.slice(-6)]) {
      expect(kept).not.toContain(part.toLowerCase());
    }
  });

  it('are read back unchanged, without invalid entries', () => {
    expect(parseReceiverPrints(JSON.parse(JSON.stringify(prints)))).toEqual(prints);
    const [print] = prints;
    const odd = [null, 1, {}, { ...print, ends: [] }, { ...print, account: bob }, ...prints];
    expect(parseReceiverPrints(odd)).toEqual(prints);
    for (const nothing of [undefined, {}, 'x', 7]) expect(parseReceiverPrints(nothing)).toEqual([]);
  });

  it('are each kept once, the latest first, up to a limit', () => {
    const two = withPrint(prints, receiverPrint(stranger, 'eip155'));
    expect(withPrint(two, receiverPrint(bob, 'eip155'))).toEqual([...prints, two[0]]);
    let many: readonly ReceiverPrint[] = [];
    for (let index = 0; index < PAID_RECEIVERS_MAX + 5; index += 1) {
      const address = `0x${index.toString(16).padStart(40, '0')}`;
      many = withPrint(many, receiverPrint(address, 'eip155'));
    }
    expect(many).toHaveLength(PAID_RECEIVERS_MAX);
    expect(parseReceiverPrints([...many, ...prints])).toHaveLength(PAID_RECEIVERS_MAX);
  });
});
