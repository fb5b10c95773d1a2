import { describe, expect, it } from '@jest/globals';
import {
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseTransaction,
  type SignedAuthorization,
  toHex,
  type TransactionSerializedEIP7702,
} from 'viem';
import { entryPoint08Address, getUserOperationTypedData } from 'viem/account-abstraction';
import { mnemonicToAccount, signAuthorization } from 'viem/accounts';
import { recoverAuthorizationAddress } from 'viem/utils';
import { withKey } from '../../src/domain/accounts/account-keys';
import { entropyOf } from '../../src/domain/accounts/entropy';
import { ACCOUNT_CODE, executeBatch } from '../../src/domain/signing/account-code';
import { readSignRequest } from '../../src/domain/signing/sign-request';
import { ABANDON } from '../vectors';

const account = mnemonicToAccount(ABANDON);
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER_CODE = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
const abi = parseAbi([
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
]);

const calls = [
  { to: BOB, value: '0xde0b6b3a7640000', data: '0x' },
  { to: OTHER_CODE, value: '0x0', data: `0xa9059cbb${'ab'.repeat(64)}` },
  { to: BOB, value: '0x1', data: `0x${'cd'.repeat(32)}` },
];
const batch = encodeFunctionData({
  abi,
  args: [
    calls.map(({ data, to, value }) => ({
      target: to as Hex,
      value: BigInt(value),
      data: data as Hex,
    })),
  ],
});
const fields = {
  from: account.address,
  chainId: '0xa4b1',
  nonce: '0x7',
  gas: '0x30d40',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x1',
};
const authorization = { address: ACCOUNT_CODE, chainId: '0xa4b1', nonce: '0x8' };
const bundle = { ...fields, calls, authorization };
const read = {
  chainId: 42_161,
  nonce: 7,
  gas: 200_000n,
  to: account.address,
  data: batch,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1n,
};

const signed = (request: object): Promise<unknown> => {
  const { account: kind, sign } = readSignRequest(request);
  return withKey(entropyOf(ABANDON), kind, sign);
};
const bundleOf = (part: object = {}) => ({ kind: 'evmBundle', bundle: { ...bundle, ...part } });

describe('a bundle', () => {
  it('[R7.16] gives the account its code as viem signs it, for its own chain and the next number', async () => {
    const transaction = (await signed(bundleOf())) as TransactionSerializedEIP7702;

    const own = await signAuthorization({
      contractAddress: ACCOUNT_CODE,
      chainId: 42_161,
      nonce: 8,
      privateKey: toHex(account.getHdKey().privateKey ?? new Uint8Array()),
    });
    expect(transaction).toBe(
      await account.signTransaction({ ...read, type: 'eip7702', authorizationList: [own] }),
    );
    const [found] = parseTransaction(transaction).authorizationList ?? [];
    expect(found).toMatchObject({ address: ACCOUNT_CODE.toLowerCase(), chainId: 42_161, nonce: 8 });
    expect(await recoverAuthorizationAddress({ authorization: found as SignedAuthorization })).toBe(
      account.address,
    );
  });

  it('[R7.16] is a transaction of EIP-1559 where the account has its code', async () => {
    expect(await signed(bundleOf({ authorization: undefined }))).toBe(
      await account.signTransaction({ ...read, type: 'eip1559' }),
    );
  });

  it.each([0, 1, 31, 32, 33, 4000])('has data of %i bytes as viem encodes them', (length) => {
    const data = `0x${'e1'.repeat(length)}` as const;
    const call = { to: BOB, value: 3n, data } as const;
    expect(executeBatch([call, call])).toBe(
      encodeFunctionData({
        abi,
        args: [[call, call].map(({ to, ...rest }) => ({ target: to, ...rest }))],
      }),
    );
  });

  it.each<readonly [string, object, string]>([
    ['another code', { authorization: { ...authorization, address: OTHER_CODE } }, 'refused'],
    ['every chain', { authorization: { ...authorization, chainId: '0x0' } }, 'refused'],
    [
      'every chain, as itself',
      { chainId: '0x0', authorization: { ...authorization, chainId: '0x0' } },
      'refused',
    ],
    ['another chain', { authorization: { ...authorization, chainId: '0x1' } }, 'refused'],
    ['its own number', { authorization: { ...authorization, nonce: '0x7' } }, 'refused'],
    ['a later number', { authorization: { ...authorization, nonce: '0x9' } }, 'refused'],
    ['a signature', { authorization: { ...authorization, r: '0x1' } }, 'unreadable'],
    ['no authorisation', { authorization: null }, 'unreadable'],
    ['several authorisations', { authorizationList: [authorization] }, 'unreadable'],
    ['one price', { gasPrice: '0x1' }, 'unreadable'],
    ['a destination', { to: BOB }, 'unreadable'],
    ['data', { data: '0x' }, 'unreadable'],
    ['no calls', { calls: [] }, 'unreadable'],
    ['too many calls', { calls: Array.from({ length: 17 }, () => calls[0]) }, 'unreadable'],
    ['a call of nothing', { calls: [{ ...calls[0], to: undefined }] }, 'unreadable'],
    ['a call that is more', { calls: [{ ...calls[0], operation: '0x1' }] }, 'unreadable'],
    ['a call of the account', { calls: [{ ...calls[1], to: account.address }] }, 'refused'],
    [
      'a call of it in small letters',
      { calls: [{ ...calls[1], to: account.address.toLowerCase() }] },
      'refused',
    ],
  ])('[R7.16] with %s is refused', (_, part, code) => {
    expect(() => readSignRequest(bundleOf(part))).toThrow(expect.objectContaining({ code }));
  });

  it('[R7.16] of another account is refused', async () => {
    await expect(signed(bundleOf({ from: `0x${'1'.repeat(40)}` }))).rejects.toMatchObject({
      code: 'refused',
    });
  });
});

describe('typed data', () => {
  const operation = getUserOperationTypedData({
    chainId: 1,
    entryPointAddress: entryPoint08Address,
    userOperation: {
      sender: account.address,
      nonce: 0n,
      callData: batch,
      signature: '0x',
      callGasLimit: 1n,
      verificationGasLimit: 1n,
      preVerificationGas: 1n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
    },
  });
  const typed = JSON.parse(
    JSON.stringify(operation, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ) as object;

  it.each([
    ['of its entry point', typed],
    [
      'of an entry point that is not known',
      { ...typed, domain: { name: 'Points', verifyingContract: BOB } },
    ],
  ])('[R7.16] that is an operation %s is refused', (_, typedData) => {
    expect(() => readSignRequest({ kind: 'typedData', typedData })).toThrow(
      expect.objectContaining({ code: 'refused' }),
    );
  });
});
