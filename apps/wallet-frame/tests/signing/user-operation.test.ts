import { describe, expect, it } from '@jest/globals';
import { encodeFunctionData, type Hex, parseAbi, recoverAddress } from 'viem';
import {
  entryPoint08Address,
  getUserOperationHash,
  type UserOperation as ViemOperation,
} from 'viem/account-abstraction';
import { mnemonicToAccount } from 'viem/accounts';
import { hashAuthorization } from 'viem/utils';
import { withKey } from '../../src/domain/accounts/account-keys';
import { entropyOf } from '../../src/domain/accounts/entropy';
import { ACCOUNT_CODE } from '../../src/domain/signing/account-code';
import { readSignRequest } from '../../src/domain/signing/sign-request';
import { FACTORY } from '../../src/domain/signing/entry-point';
import { createAccountData, simpleAccountOf } from '../../src/domain/signing/simple-account';
import { type UserOperation, userOperationHash } from '../../src/domain/signing/user-operation';
import { ABANDON } from '../vectors';

const owner = mnemonicToAccount(ABANDON);
const own = owner.address.toLowerCase();
const contract = simpleAccountOf(own).toLowerCase();
const BOB = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const SPONSOR = `0x${'5e'.repeat(20)}`;
const abi = parseAbi([
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
]);

const base: UserOperation = {
  chainId: '0x1',
  entryPoint: entryPoint08Address.toLowerCase(),
  sender: own,
  nonce: '0x7',
  calls: [{ to: BOB, value: '0x5', data: '0x' }],
  callGasLimit: '0x11170',
  verificationGasLimit: '0x186a0',
  preVerificationGas: '0xea60',
  maxFeePerGas: '0xb2d05e00',
  maxPriorityFeePerGas: '0x3b9aca00',
};
const sponsored = {
  paymaster: SPONSOR,
  paymasterData: '0xabcdef',
  paymasterVerificationGasLimit: '0x13880',
  paymasterPostOpGasLimit: '0x0',
};
const authorization = { address: ACCOUNT_CODE, chainId: '0x1', nonce: '0x2a' };
const deploying = { sender: contract, factory: FACTORY, factoryData: createAccountData(own) };

const signed = async (operation: object): Promise<readonly Hex[]> => {
  const { account, sign } = readSignRequest({ kind: 'userOperation', operation });
  return (await withKey(entropyOf(ABANDON), account, sign)) as readonly Hex[];
};

/** The hash by viem, which has its own packing. */
function hashOf(operation: UserOperation): Hex {
  const { authorization: permission, calls, chainId, entryPoint: _, ...rest } = operation;
  const args = [
    calls.map(({ data, to, value }) => ({
      target: to as Hex,
      data: data as Hex,
      value: BigInt(value),
    })),
  ] as const;
  const names = Object.keys(rest).filter((name) => /Gas|nonce/.test(name));
  const numbers = names.map((name) => [name, BigInt(String(rest[name as keyof typeof rest]))]);
  const userOperation = {
    ...rest,
    ...Object.fromEntries(numbers),
    signature: '0x',
    callData: encodeFunctionData({ abi, args }),
    ...(permission && {
      factory: '0x7702',
      factoryData: '0x',
      authorization: { ...permission, chainId: 1, nonce: 0 },
    }),
  } as unknown as ViemOperation<'0.8'>;
  return getUserOperationHash({
    chainId: Number(chainId),
    entryPointAddress: entryPoint08Address,
    userOperation,
    entryPointVersion: '0.8',
  });
}

describe('a user operation', () => {
  it.each<readonly [string, Partial<UserOperation>]>([
    ['of an account with its code', {}],
    ['that gives the account its code', { authorization }],
    ['that is sponsored', sponsored],
    ['that is sponsored and gives the account its code', { ...sponsored, authorization }],
    ['of a deployed contract', { sender: contract }],
    ['that deploys the contract', deploying],
    [
      'of a large chain and row',
      { chainId: '0xaa36a7', nonce: `0x${'ab'.repeat(24)}${'0'.repeat(16)}` },
    ],
    [
      'with several calls',
      { calls: [...base.calls, { to: SPONSOR, value: '0x0', data: `0x${'cd'.repeat(333)}` }] },
    ],
    ['with gas of 16 bytes', { callGasLimit: `0x${'f'.repeat(32)}` }],
  ])('%s has the hash of viem, which is signed by the key alone', async (_, fields) => {
    const operation = { ...base, ...fields };
    const hash = userOperationHash(operation);
    expect(hash).toBe(hashOf(operation));

    const [signature = '0x', permission] = await signed(operation);

    await expect(recoverAddress({ hash: hash as Hex, signature })).resolves.toBe(owner.address);
    expect(permission === undefined).toBe(operation.authorization === undefined);
  });

  it('[R7.16] gives the account its code by an authorisation of its own, for its chain and number', async () => {
    const [, permission = '0x'] = await signed({ ...base, authorization });
    const hash = hashAuthorization({ address: ACCOUNT_CODE, chainId: 1, nonce: 0x2a });
    await expect(recoverAddress({ hash, signature: permission })).resolves.toBe(owner.address);
  });

  it.each<readonly [string, object, 'refused' | 'unreadable']>([
    ['for another entry point', { entryPoint: SPONSOR }, 'refused'],
    ['of another account', { sender: BOB }, 'refused'],
    ['of the contract of another owner', { sender: simpleAccountOf(BOB) }, 'refused'],
    ['with another factory', { ...deploying, factory: SPONSOR }, 'refused'],
    [
      'that deploys for another owner',
      { ...deploying, factoryData: createAccountData(BOB) },
      'refused',
    ],
    ['that deploys at the key’s own address', { ...deploying, sender: own }, 'refused'],
    ['that deploys and gives a code', { ...deploying, authorization }, 'refused'],
    ['that gives the contract a code', { sender: contract, authorization }, 'refused'],
    [
      'that gives another code',
      { authorization: { ...authorization, address: SPONSOR } },
      'refused',
    ],
    [
      'that gives the code on every chain',
      { authorization: { ...authorization, chainId: '0x0' } },
      'refused',
    ],
    [
      'that calls the account itself',
      { calls: [{ to: own, value: '0x0', data: '0x34fcd5be' }] },
      'refused',
    ],
    [
      'that changes the contract’s code',
      { sender: contract, calls: [{ to: contract, value: '0x0', data: '0x4f1ef286' }] },
      'refused',
    ],
    ['with call data of the site', { callData: '0x' }, 'unreadable'],
    ['without calls', { calls: [] }, 'unreadable'],
    ['without a chain', { chainId: undefined }, 'unreadable'],
    ['without a number', { nonce: undefined }, 'unreadable'],
    ['with data of a paymaster and none', { paymasterData: '0x' }, 'unreadable'],
    ['with half a paymaster', { paymaster: SPONSOR }, 'unreadable'],
    ['with a short paymaster', { ...sponsored, paymaster: '0x5e' }, 'unreadable'],
    ['with half a factory', { factory: FACTORY }, 'unreadable'],
    ['with gas of 17 bytes', { callGasLimit: `0x1${'f'.repeat(32)}` }, 'unreadable'],
    ['with a signature', { signature: '0x' }, 'unreadable'],
  ])('[R7.16] %s is not signed', async (_, fields, code) => {
    const asked = Promise.resolve().then(() => signed({ ...base, ...fields }));
    await expect(asked).rejects.toMatchObject({ code });
  });
});
