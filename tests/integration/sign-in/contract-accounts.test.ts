import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import type { SignInServerOptions } from '../../../infrastructure/sign-in-server/sign-in-options';
import { SiteVisit } from '../../support/sign-in-site';
import { alteredEvmSignatures, evmSignature } from '../../support/hostile-signatures';
import type { SigningAccount } from '../../support/sign-in-keys';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';

const MNEMONIC = 'test test test test test test test test test test test junk';
const owner = mnemonicToAccount(MNEMONIC);
const stranger = mnemonicToAccount(MNEMONIC, { addressIndex: 1 });
const factoryAbi = parseAbi(['function make(address owner) returns (address)']);

/** ERC-6492: the suffix of a signature that describes how its contract is deployed. */
const MADE_FIRST = '6492'.repeat(16);

let node: EvmNode;
let factory: Hex;

/** The contract accounts by their owners, known before they are deployed. */
const addresses = new Map<typeof owner, Hex>();
beforeAll(async () => {
  const [{ AccountFactory }, started] = await Promise.all([
    evmContracts(),
    startEvm({ chainId: 1 }),
  ]);
  node = started;
  const receipt = await send({ data: AccountFactory.bytecode });
  factory = getAddress(String(receipt['contractAddress']));
  for (const of of [owner, stranger]) {
    const call = { to: factory, data: makeCall(of.address) };
    const answer = await node.control.call('eth_call', call, 'latest');
    addresses.set(of, getAddress(`0x${String(answer).slice(-40)}`));
  }
});
afterAll(() => node.stop());

async function send(transaction: object): Promise<Readonly<Record<string, unknown>>> {
  const call = { from: owner.address, ...transaction };
  const hash = await node.control.call('eth_sendTransaction', call);
  await node.control.call('anvil_mine', '0x1');
  return Object(await node.control.call('eth_getTransactionReceipt', hash)) as never;
}

function makeCall(of: Hex): Hex {
  return encodeFunctionData({ abi: factoryAbi, functionName: 'make', args: [of] });
}

/** The contract account of `of`, with a signature by `signer`. */
function contractOf(of: typeof owner, signer = of, describes?: typeof owner): SigningAccount {
  const parts = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
  return {
    chainId: 'eip155:1',
    accountAddress: addresses.get(of) ?? '',
    sign: async (message) => {
      const own = await signer.signMessage({ message });
      if (!describes) return own;
      return encodeAbiParameters(parts, [factory, makeCall(describes.address), own]) + MADE_FIRST;
    },
  };
}

function site(options: Partial<SignInServerOptions> = {}): SiteVisit {
  const rpc = { 'eip155:1': node.url } as const;
  return new SiteVisit(
    createSignInServer({ domain: 'shop.example', clientOf: () => '', rpc, ...options }),
  );
}

describe('a contract account at the server', () => {
  it('signs in before it is deployed (ERC-6492), without being deployed by that', async () => {
    const account = contractOf(stranger, stranger, stranger);

    expect((await site().signIn(account)).status).toBe(200);

    const { accountAddress } = account;
    expect(await node.control.call('eth_getCode', accountAddress, 'latest')).toBe('0x');
  });

  it.each([
    ['by another key', owner, stranger],
    ['for another contract', stranger, owner],
    ['without a description', stranger, undefined],
  ])('is refused before it is deployed: signed %s', async (_what, signer, describes) => {
    const account = contractOf(stranger, signer, describes);
    expect(await site().signIn(account)).toMatchObject({ status: 401, set: null });
  });

  it('signs in once deployed (EIP-1271), also with the description of before', async () => {
    await send({ to: factory, data: makeCall(owner.address) });

    expect((await site().signIn(contractOf(owner))).status).toBe(200);
    expect((await site().signIn(contractOf(owner, owner, owner))).status).toBe(200);
    expect((await site().signIn(contractOf(owner, stranger))).status).toBe(401);
  });

  it('is refused where the site names no endpoint of its chain', async () => {
    const account = contractOf(owner);
    expect((await site({ rpc: {} }).signIn(account)).code).toBe('SIGN_IN_REFUSED');
  });

  it.each([
    ['is down', async () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 500', async () => new Response('oops', { status: 500 })],
    ['answers nonsense', async () => Response.json({ result: 1 })],
    [
      'has another error',
      async () => Response.json({ error: { code: -32005, message: 'limit exceeded' } }),
    ],
  ])('is not refused for good where the node %s', async (_what, answer) => {
    const account = contractOf(owner);
    const { status, code } = await site({ fetch: answer }).signIn(account);
    expect({ status, code }).toEqual({ status: 503, code: 'SIGN_IN_UNAVAILABLE' });
  });

  it.each([
    ['a high s of a key', owner.address, 'high'],
    ['no signature, for the zero address', `0x${'0'.repeat(40)}`, 'none'],
    ['no signature, for a precompiled contract that echoes', `0x${'0'.repeat(39)}4`, 'none'],
  ] as const)('is no account without a contract: %s', async (_what, accountAddress, kind) => {
    const sign = async (message: string): Promise<string> => {
      const [high] = alteredEvmSignatures(await owner.signMessage({ message }));
      return kind === 'high' ? String(high?.[1]) : evmSignature(0n, 0n);
    };
    const account = { chainId: 'eip155:1', accountAddress, sign } as const;
    expect((await site().signIn(account)).code).toBe('SIGN_IN_REFUSED');
  });

  it.each([
    ['0x', '0x'],
    ['0x00', '0x00'],
    ['0x0001', '0x0001'],
    ['a word', `0x${'0'.repeat(63)}1`],
    ['what the validator says', '0x01'],
    ['the magic value alone', '0x1626ba7e'],
    ['the magic value and more', `0x1626ba7e${'0'.repeat(120)}`],
    ['the call itself', `0x1626ba7e${'ab'.repeat(28)}`],
  ])('is refused where the contract answers %s', async (_what, result) => {
    const account = contractOf(owner);
    const fetch = async () => Response.json({ jsonrpc: '2.0', id: 1, result });
    expect((await site({ fetch }).signIn(account)).code).toBe('SIGN_IN_REFUSED');
  });

  it('is not asked for by an account with a key: its endpoint is not contacted', async () => {
    const fetch = async () => Promise.reject(new TypeError('no one asks'));
    const account = {
      chainId: 'eip155:1',
      accountAddress: owner.address,
      sign: (message: string) => owner.signMessage({ message }),
    } as const;
    expect((await site({ fetch }).signIn(account)).status).toBe(200);
  });
});
