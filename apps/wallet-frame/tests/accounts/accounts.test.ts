import { describe, expect, it } from '@jest/globals';
import {
  base58Encode,
  cryptoWaitReady,
  ed25519PairFromSeed,
  encodeAddress,
  mnemonicToMiniSecret,
  sr25519PairFromSeed,
} from '../../../chains/clients/polkadot-crypto';
import { mnemonicToAccount } from 'viem/accounts';
import { describeVectors } from '../../../../tests/support/vectors';
import { accountKinds, accountPaths, withKey } from '../../src/domain/accounts/account-keys';
import { accountsOf } from '../../src/domain/accounts/accounts';
import { ordinalsOf, paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import { ed25519KeyAt } from '../../src/domain/accounts/derive';
import { entropyOf, newEntropy, seedOf, wordsOf } from '../../src/domain/accounts/entropy';
import { checksumAddress } from '../../src/domain/accounts/evm-address';
import { ss58Address } from '../../src/domain/accounts/ss58';
import { ABANDON, fromHex, toHex } from '../vectors';

const SUBSTRATE_DEV = 'bottom drive obey lake curtain smoke basket hold race lonely fit walk';

describe('the accounts of one entropy', () => {
  it('agree with the addresses of BIP-84 and BIP-86', async () => {
    const { ordinals, payment } = await accountsOf(entropyOf(ABANDON));

    expect(payment.publicKey).toBe(
      '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
    );
    expect(paymentOf(fromHex(payment.publicKey), 'mainnet').address).toBe(
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    );
    const { address, internalKey, script } = ordinalsOf(fromHex(ordinals.publicKey), 'mainnet');
    expect(address).toBe('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr');
    expect(toHex(internalKey)).toBe(
      'cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115',
    );
    expect(toHex(script)).toBe(
      '5120a60869f0dbcf1dc659c9cecbaf8050135ea9e8cdc487053f1dc6880949dc684c',
    );
  });

  it('have the root key of Substrate', async () => {
    const { sr25519 } = await accountsOf(entropyOf(SUBSTRATE_DEV));

    expect(sr25519.publicKey).toBe(
      '46ebddef8cd9bb167dc30878d7113b7e168e6f0646beffd77d69d39bad76b47a',
    );
    expect(ss58Address(fromHex(sr25519.publicKey))).toBe(
      '5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV',
    );
  });

  it("have the address that Phantom's path gives, by another library", async () => {
    const entropy = entropyOf(ABANDON);
    const { solana } = await accountsOf(entropy);
    const key = ed25519KeyAt(await seedOf(entropy), "m/44'/501'/0'/0'");

    expect(solana.address).toBe(base58Encode(ed25519PairFromSeed(key).publicKey));
    expect(solana.address).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk');
  });

  it('agree with viem and polkadot.js for any entropy', async () => {
    await cryptoWaitReady();
    for (let n = 0; n < 5; n += 1) {
      const entropy = newEntropy();
      const words = wordsOf(entropy);
      const { evm, sr25519 } = await accountsOf(entropy);

      expect(evm.address).toBe(mnemonicToAccount(words).address);
      const pair = sr25519PairFromSeed(mnemonicToMiniSecret(words));
      expect(sr25519.publicKey).toBe(toHex(pair.publicKey));
    }
  });

  it('have other Bitcoin addresses on its test networks', async () => {
    const { ordinals, payment } = await accountsOf(entropyOf(ABANDON));

    expect(paymentOf(fromHex(payment.publicKey), 'testnet').address).toMatch(/^tb1q/);
    expect(ordinalsOf(fromHex(ordinals.publicKey), 'regtest').address).toMatch(/^bcrt1p/);
  });

  it('never share a key', async () => {
    const entropy = newEntropy();
    const keys = await Promise.all(
      accountKinds.map((kind) => withKey(entropy, kind, (key) => toHex(key.slice(0, 32)))),
    );

    expect(new Set(keys).size).toBe(Object.keys(accountPaths).length);
  });
});

describe('a key', () => {
  it.each(accountKinds)('of %s is wiped after its use, also where it fails', async (kind) => {
    const seen: Uint8Array[] = [];
    const entropy = newEntropy();
    const before = toHex(entropy);

    await withKey(entropy, kind, (key) => void seen.push(key));
    const failed = withKey(entropy, kind, (key) => {
      seen.push(key);
      throw new Error('refused');
    });

    await expect(failed).rejects.toThrow('refused');
    expect(seen.map((key) => key.some((byte) => byte !== 0))).toEqual([false, false]);
    expect(toHex(entropy)).toBe(before); // The entropy is its owner's to wipe.
  });
});

describeVectors<{ readonly valid: readonly string[] }>('eip55', ({ valid }) => {
  it('gives every address its checksum', () => {
    expect(valid.map((address) => checksumAddress(address.slice(2).toLowerCase()))).toEqual(valid);
  });
});

describeVectors<{ readonly subkey: readonly Ss58Row[] }>('ss58', ({ subkey }) => {
  it('writes every address as subkey', () => {
    const written = subkey.map((row) => ss58Address(fromHex(row.publicKey), row.ss58Format));

    expect(written).toEqual(subkey.map(({ address }) => address));
  });
});

interface Ss58Row {
  readonly address: string;
  readonly publicKey: string;
  readonly ss58Format: number;
}

it.each([0, 2, 42, 63, 64, 252, 1284, 10_041, 16_383])(
  'writes addresses with the prefix %s as polkadot.js',
  (prefix) => {
    const key = newEntropy();

    expect(ss58Address(key, prefix)).toBe(encodeAddress(key, prefix));
  },
);

it('refuses a prefix that SS58 has not', () => {
  expect(() => ss58Address(newEntropy(), 16_384)).toThrow(RangeError);
});
