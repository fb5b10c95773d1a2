import { describe, expect, it } from '@jest/globals';
import {
  hashTypedData,
  type Hex,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  type TransactionSerialized,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describeVectors } from '../../../../tests/support/vectors';
import { withKey } from '../../src/domain/accounts/account-keys';
import { entropyOf } from '../../src/domain/accounts/entropy';
import { hexOf } from '../../src/domain/bytes/hex-of';
import { signEvmMessage } from '../../src/domain/signing/evm-digest';
import { parseEvmTransaction, signEvmTransaction } from '../../src/domain/signing/evm-transaction';
import { signTypedData } from '../../src/domain/signing/sign-typed-data';
import { parseTypedData, typedDataDigest } from '../../src/domain/signing/typed-data';
import { ABANDON } from '../vectors';

const account = mnemonicToAccount(ABANDON);
const withEvm = <T>(use: (key: Uint8Array) => T): Promise<T> =>
  withKey(entropyOf(ABANDON), 'evm', use);

const base = {
  from: account.address,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: '0x1',
  nonce: '0x0',
  gas: '0x5208',
  value: '0xde0b6b3a7640000',
};
const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' };
const accessList = [
  {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    storageKeys: [`0x${'00'.repeat(31)}01`],
  },
];

describe('a transaction', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    ['with the fees of EIP-1559', { ...base, ...fees }],
    ['with an access list and fees', { ...base, ...fees, accessList, type: '0x2' }],
    ['with one price', { ...base, gasPrice: '0x3b9aca00' }],
    ['with one price on a large chain id', { ...base, gasPrice: '0x1', chainId: '0xaa36a7' }],
    ['with one price and an access list', { ...base, gasPrice: '0x1', accessList, type: '0x1' }],
    ['with data of a call', { ...base, ...fees, data: `0xa9059cbb${'ab'.repeat(64)}` }],
    ['with much data', { ...base, ...fees, data: `0x${'cd'.repeat(70_000)}` }],
    ['that deploys a contract', { ...base, ...fees, to: undefined, data: '0x6080' }],
    ['without a value', { ...base, ...fees, value: undefined, nonce: '0x80' }],
  ])('%s is signed exactly as viem signs it', async (_, asked) => {
    const signed = await withEvm((key) => signEvmTransaction(parseEvmTransaction(asked), key));

    // viem parses it by its own rules, and signs what it has read.
    const serialized = signed as TransactionSerialized;
    const { r, s, v, yParity, ...read } = parseTransaction(serialized) as Record<string, unknown>;
    expect([r, s, v ?? yParity]).not.toContain(undefined);
    expect(await account.signTransaction(read as never)).toBe(signed);
    await expect(recoverTransactionAddress({ serializedTransaction: serialized })).resolves.toBe(
      account.address,
    );
    expect(read).toMatchObject({ chainId: Number(asked['chainId']), gas: 21_000n });
  });

  it.each<readonly [string, Record<string, unknown>, string]>([
    ['that delegates the account', { ...fees, authorizationList: [] }, 'unreadable'],
    ['with blobs', { ...fees, blobVersionedHashes: [] }, 'unreadable'],
    ['with an unknown name', { ...fees, rpcUrl: 'https://evil.test' }, 'unreadable'],
    ['with two kinds of fees', { ...fees, gasPrice: '0x1' }, 'refused'],
    ['without fees', {}, 'unreadable'],
    ['without a nonce', { ...fees, nonce: undefined }, 'unreadable'],
    ['without gas', { ...fees, gas: undefined }, 'unreadable'],
    ['without a chain', { ...fees, chainId: undefined }, 'unreadable'],
    ['of another type', { ...fees, type: '0x4' }, 'refused'],
    ['to a short address', { ...fees, to: '0x70' }, 'unreadable'],
    ['to a name', { ...fees, to: 'vitalik.eth' }, 'unreadable'],
    ['with a value that is a number', { ...fees, value: 1 }, 'unreadable'],
    ['with a negative value', { ...fees, value: '-0x1' }, 'unreadable'],
    ['with odd data', { ...fees, data: '0xabc' }, 'unreadable'],
    ['with a list that is none', { ...fees, accessList: 'x' }, 'unreadable'],
  ])('%s is refused', (_, part, code) => {
    expect(() => parseEvmTransaction({ ...base, ...part })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('a message', () => {
  it.each(['', 'Hello', 'é✓', 'x'.repeat(5000)])('is signed as viem signs it', async (text) => {
    const message = new TextEncoder().encode(text);
    const signature = (await withEvm((key) => signEvmMessage(message, key))) as Hex;

    expect(await account.signMessage({ message: text })).toBe(signature);
    expect(await recoverMessageAddress({ message: text, signature })).toBe(account.address);
  });
});

const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[2]' },
      { name: 'delta', type: 'int64' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallets: ['0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826'] },
    to: [
      { name: 'Bob', wallets: [] },
      { name: 'Ann', wallets: ['0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'] },
    ],
    delta: '-5',
    contents: 'Hello',
  },
};

describe('typed data', () => {
  it('is signed as viem signs it', async () => {
    const signature = (await withEvm((key) => signTypedData(parseTypedData(mail), key))) as Hex;
    const typed = mail as unknown as Parameters<typeof account.signTypedData>[0];

    expect(await account.signTypedData(typed)).toBe(signature);
    expect(await recoverTypedDataAddress({ ...(typed as object), signature } as never)).toBe(
      account.address,
    );
  });

  it('may be the domain alone', () => {
    const domain = { ...mail, primaryType: 'EIP712Domain', message: {} };

    expect(hexOf(typedDataDigest(parseTypedData(domain)))).toBe(hashTypedData(domain as never));
  });

  const { message } = mail;
  it.each<readonly [string, unknown]>([
    ['a field that no type has', { ...mail, message: { ...message, hidden: 1 } }],
    ['a missing field', { ...mail, message: { ...message, contents: undefined } }],
    ['a number out of range', { ...mail, message: { ...message, delta: `${2n ** 63n}` } }],
    ['a number that lost digits', { ...mail, message: { ...message, delta: 2 ** 60 } }],
    ['a list of another length', { ...mail, message: { ...message, to: [message.to[0]] } }],
    ['an unknown type', { ...mail, types: { ...mail.types, Mail: [{ name: 'x', type: 'Y' }] } }],
    [
      'the type bytes33',
      {
        ...mail,
        types: { ...mail.types, Mail: [{ name: 'x', type: 'bytes33' }] },
        message: { x: `0x${'00'.repeat(33)}` },
      },
    ],
    [
      'a field twice',
      { ...mail, types: { ...mail.types, Mail: [...mail.types.Mail, ...mail.types.Mail] } },
    ],
    ['a primary type that is none', { ...mail, primaryType: 'Letter' }],
    ['an unknown part', { ...mail, extra: 1 }],
    ['a domain that its type lacks', { ...mail, domain: { ...mail.domain, salt: '0x' } }],
    ['a name of every object', { ...mail, message: JSON.parse('{"__proto__":{}}') as unknown }],
    ['no types', { ...mail, types: undefined }],
    [
      'a circle',
      {
        ...mail,
        types: { ...mail.types, Mail: [{ name: 'm', type: 'Mail[]' }] },
        primaryType: 'Mail',
        message: nest(40),
      },
    ],
  ])('with %s is refused', (_, value) => {
    expect(() => typedDataDigest(parseTypedData(value))).toThrow(
      expect.objectContaining({ code: 'unreadable' }),
    );
  });
});

function nest(depth: number): unknown {
  return depth === 0 ? { m: [] } : { m: [nest(depth - 1)] };
}

interface TypedCase {
  readonly name: string;
  readonly types: Readonly<Record<string, unknown>>;
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly digest: string;
}

describeVectors<{ readonly cases: readonly TypedCase[] }>('eip712-ethers', ({ cases }) => {
  it.each(cases)(
    '$name has the digest of ethers',
    ({ data, digest, domain, primaryType, types }) => {
      const typed = parseTypedData({ types, primaryType, domain, message: data });

      expect(hexOf(typedDataDigest(typed))).toBe(digest);
    },
  );
});
