import { describe, expect, it } from '@jest/globals';
import { polkadotAddress } from '../../src/domain/accounts/polkadot-address';
import { accounts, planFor, readingOf } from './plan-world';

const CHAIN = 'polkadot:91b171bb158e2d3848fa23a9f1c25182';
const own = polkadotAddress(accounts, 0);
const HASH = `0x${'ab'.repeat(32)}`;
const payload = {
  address: own,
  blockHash: HASH,
  era: '0x00',
  genesisHash: `0x91b171bb158e2d3848fa23a9f1c25182${'0'.repeat(32)}`,
  method: '0x0503',
  nonce: '0x00',
  signedExtensions: ['CheckGenesis', 'CheckMortality', 'CheckNonce', 'ChargeTransactionPayment'],
  specVersion: '0x01',
  tip: '0x05',
  transactionVersion: '0x01',
  version: 4,
};
const sign = (change: object = {}, address = own) =>
  planFor(CHAIN, 'polkadot_signTransaction', {
    address,
    transactionPayload: { ...payload, ...change },
  });

describe('a transaction of Polkadot', () => {
  it('[R7.16] is a call that the wallet says it cannot read', async () => {
    const plan = await sign();
    expect(readingOf(plan)).toEqual(['extrinsic', 'data: 0x0503', 'tip: 0x05']);
    expect(plan.reading).toMatchObject({
      isUnderstood: false,
      warnings: ['highFee', 'unknown'],
    });
  });

  it('[R7.16] is refused for another network or account', async () => {
    await expect(sign({ genesisHash: HASH })).rejects.toThrow('another network');
    const other = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
    await expect(sign({}, other)).rejects.toThrow('another account');
    expect((await sign({}, polkadotAddress(accounts, 42))).account).toBe(own);
  });
});

describe('a message of Polkadot', () => {
  it('[R7.16] is shown as its text', async () => {
    const plan = await planFor(CHAIN, 'polkadot_signMessage', { address: own, message: 'Hello' });
    expect(readingOf(plan)).toEqual(['message', 'message: Hello']);
    expect(plan.requests).toEqual([{ kind: 'polkadotMessage', message: '0x48656c6c6f' }]);
  });
});
