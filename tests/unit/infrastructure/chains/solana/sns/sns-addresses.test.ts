import { describe, expect, it } from '@jest/globals';
import {
  firstRecordOf,
  nameAccountOf,
  reverseAccountOf,
  secondRecordOf,
} from '../../../../../../infrastructure/chains/solana/sns/sns-addresses';

// The expectations are those of the tests of SNS's own SDK.
describe('the accounts of SNS', () => {
  it.each([
    ['bonfida', 'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb'],
    ['sns-ip-5-wallet-1', '6qJtQdAJvAiSfGXWAuHDteAes6vnFcxtHmLzw1TStCrd'],
    ['test.sns-ip-5-wallet-1', 'EzQAeEBXpZWpsZXcZRwV63RRr2RkwBVqdYN53tcbTDEm'],
  ])('have the name %s at %s', async (name, account) => {
    expect(await nameAccountOf(name.split('.'))).toBe(account);
  });

  it.each([
    ['wallet-guide-9', '3axszxf72aQRfKH19KedytU3D7s8wjrUGPwsrrp3obxz'],
    ['sub-0.wallet-guide-9', 'D8Nc3uhfxZbnxAcUrmWQAS5tStgmA5BHrjbRxjGwPaLS'],
  ])('have the text of %s at %s', async (name, account) => {
    const [label = '', parent] = name.split('.');
    const above = parent && (await nameAccountOf([parent]));
    const own = await nameAccountOf(parent ? [label, parent] : [label]);

    expect(await reverseAccountOf(own, above)).toBe(account);
  });

  it.each([
    ['domain1', 'SOL', 'GBrd6Q53eu1T2PiaQAtm92r3DwxmoGvZ2D6xjtVtN1Qt'],
    ['sub.domain2', 'SOL', 'A3EFmyCmK5rp73TdgLH8aW49PJ8SJw915arhydRZ6Sws'],
    ['domain3', 'url', 'DMZmnjcAnUwSje4o2LGJhipCfNZ5b37GEbbkwbQBWEW1'],
    ['sub.domain4', 'url', '6o8JQ7vss6r9sw9GWNVugZktwfEJ67iUz6H63hhmg4sj'],
  ])('have the record of %s for %s at %s', async (name, record, account) => {
    expect(await secondRecordOf(await nameAccountOf(name.split('.')), record)).toBe(account);
  });

  it('have the record of the first version', async () => {
    const record = await firstRecordOf(await nameAccountOf(['sns-ip-5-wallet-1']), 'SOL');

    expect(record).toBe('2nXNzKArYDcYq6LAtJ1iTTe1vPqpHLeYjT4RGpGGesCf');
  });
});
