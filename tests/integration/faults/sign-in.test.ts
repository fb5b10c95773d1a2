import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { ADDRESS } from '../browser/visitor';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const MNEMONIC = 'test test test test test test test test test test test junk';
const owner = mnemonicToAccount(MNEMONIC);
const stranger = mnemonicToAccount(MNEMONIC, { addressIndex: 1 });
const factoryAbi = parseAbi(['function make(address owner) returns (address)']);

/** ERC-6492: the suffix of a signature that describes how its contract is deployed. */
const MADE_FIRST = '6492'.repeat(16);

/** Deploys an account that is a contract, for its owner, on Ethereum. */
let factory: Hex;

type Sign = (message: Hex) => Promise<string>;

beforeAll(async () => {
  const { AccountFactory } = await evmContracts();
  factory = await contractOf(await send({ data: AccountFactory.bytecode }));
});

function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  return stage.lab.ethereum.control.call(method, ...params);
}

/** Sends a transaction of the first account and resolves with its hash, once it is part of the chain. */
async function send(transaction: { readonly to?: Hex; readonly data: string }): Promise<string> {
  const hash = String(await call('eth_sendTransaction', { from: ADDRESS, ...transaction }));
  await call('anvil_mine', '0x1');
  return hash;
}

async function contractOf(hash: string): Promise<Hex> {
  const receipt = await call('eth_getTransactionReceipt', hash);
  return getAddress(String(Reflect.get(Object(receipt), 'contractAddress')));
}

function makeCall(of: Hex): Hex {
  return encodeFunctionData({ abi: factoryAbi, functionName: 'make', args: [of] });
}

/** The address of the contract that is the account of `of`, known before it is deployed. */
async function accountOf(of: Hex): Promise<Hex> {
  const answer = await call('eth_call', { to: factory, data: makeCall(of) }, 'latest');
  return getAddress(`0x${String(answer).slice(-40)}`);
}

function signedBy(signer: typeof owner): Sign {
  return async (raw) => signer.signMessage({ message: { raw } });
}

/** By a key whose account the factory deploys first. */
function signedBeforeMaking(signer: typeof owner, of: Hex): Sign {
  const parts = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
  return async (raw) => {
    const own = await signer.signMessage({ message: { raw } });
    return encodeAbiParameters(parts, [factory, makeCall(of), own]) + MADE_FIRST;
  };
}

/** A visitor whose wallet holds `account` and signs as given, on the network called `on`. */
async function connected(account: string, sign: { by: Sign }, on = '0x1'): Promise<FaultVisitor> {
  const visitor = await stage.visit();
  await visitor.page.exposeFunction('signInWallet', (message: Hex) => sign.by(message));
  await visitor.page.evaluate(
    ([address, chainId]) => {
      const provider = window.cleatPage?.wallets['test.cleat.main']?.provider;
      if (!provider) throw new Error('the page has no wallet');
      const { request: before } = provider;
      const signInWallet = Reflect.get(window, 'signInWallet') as (message: unknown) => unknown;
      const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
        eth_accounts: () => [address],
        eth_requestAccounts: () => [address],
        eth_chainId: () => chainId,
        personal_sign: ([message]) => signInWallet(message),
      };
      Object.assign(provider, {
        request: async (args: { readonly method: string; readonly params?: readonly unknown[] }) =>
          answers[args.method]?.(args.params ?? []) ?? before(args as Parameters<typeof before>[0]),
      });
    },
    [account, on] as const,
  );
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').click();
  await visitor.accountButton.waitFor();
  return visitor;
}

/** Signs in, and resolves with the outcome. */
function signIn({ page }: FaultVisitor): Promise<string> {
  return page.evaluate(() => window.cleatPage?.signIn?.() ?? 'nothing');
}

/** The accounts whose sign-ins the site has received. */
function given({ page }: FaultVisitor): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window.cleatPage?.signIns ?? []).map(({ data }) => data.accountAddress),
  );
}

/** Checks that the refused visitor can sign in after all, as `account`. */
async function recoversAs(visitor: FaultVisitor, account: string): Promise<void> {
  expect(await signIn(visitor)).toBe('signedIn');
  expect(await given(visitor)).toEqual([account]);
}

const refused = 'Something went wrong';

describe('a signature to sign in', () => {
  it('W16 is refused where another key made it, and where it is none', async () => {
    const sign = { by: signedBy(stranger) };
    const visitor = await connected(ADDRESS, sign);
    const wrong: readonly Sign[] = [
      signedBy(stranger),
      async () => '0x',
      async () => `0x${'00'.repeat(65)}`,
      async () => `0x${'11'.repeat(65)}`,
      async () => `0x${'00'.repeat(96)}${MADE_FIRST}`,
    ];
    for (const by of wrong) {
      sign.by = by;
      expect(await signIn(visitor)).toBe('WALLET_RESPONSE_INVALID');
      await visitor.judgeDuring({
        keeps: async () => expect(await given(visitor)).toEqual([]),
        tells: refused,
      });
    }
    sign.by = signedBy(owner);

    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: refused,
      recovers: () => recoversAs(visitor, ADDRESS),
      rests: true,
    });
  });

  it("W16 is a contract's where it says so (EIP-1271), on the chain that the contract is on", async () => {
    const account = await accountOf(owner.address);
    await send({ to: factory, data: makeCall(owner.address) });
    const elsewhere = await connected(account, { by: signedBy(owner) }, '0xa4b1');
    expect(await signIn(elsewhere)).toBe('WALLET_RESPONSE_INVALID');
    expect(await given(elsewhere)).toEqual([]);

    const sign = { by: signedBy(stranger) };
    const visitor = await connected(account, sign);
    for (const by of [signedBy(stranger), async () => `0x${'11'.repeat(40)}`]) {
      sign.by = by;
      expect(await signIn(visitor)).toBe('WALLET_RESPONSE_INVALID');
    }
    sign.by = signedBy(owner);

    await visitor.judge({
      keeps: async () => expect(await given(visitor)).toEqual([]),
      tells: refused,
      recovers: () => recoversAs(visitor, account),
      rests: true,
    });
  });

  it('W16 is of a contract that is still to be made (ERC-6492), and makes it only for the question', async () => {
    const account = await accountOf(stranger.address);
    const sign = { by: signedBy(stranger) };
    const visitor = await connected(account, sign);
    const ofAnother = signedBeforeMaking(stranger, owner.address);
    const byAnother = signedBeforeMaking(owner, stranger.address);
    for (const by of [signedBy(stranger), ofAnother, byAnother]) {
      sign.by = by;
      expect(await signIn(visitor)).toBe('WALLET_RESPONSE_INVALID');
    }
    sign.by = signedBeforeMaking(stranger, stranger.address);

    await visitor.judge({
      keeps: async () => expect(await given(visitor)).toEqual([]),
      tells: refused,
      recovers: async () => {
        await recoversAs(visitor, account);
        expect(await call('eth_getCode', account, 'latest')).toBe('0x');
      },
      rests: true,
    });
  });
});
