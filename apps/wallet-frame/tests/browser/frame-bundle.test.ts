import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createPublicClient, encodeFunctionData, erc20Abi, type Hex, http } from 'viem';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import { deployAccountCode } from '../../../chains/nodes/smart-accounts.mjs';
import { openWallet, pressButton } from '../press-button.mjs';
import { type Contract, deployingAccount } from '../../../chains/testing/deploying-account';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import { eventually } from '../../../../tests/support/eventually';
import { ACCOUNT_CODE } from '../../src/domain/signing/account-code';
import { tokenAbi } from '../smart/token-abi';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(90_000);

const PATIENCE_MS = 10_000;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const isRequired = process.env['CI'] === 'true';

describe('a smart account in the frame', () => {
  if ((!isBrowserThere || findAnvil() === undefined) && !isRequired) {
    it.todo('runs where a Chromium and a node are installed');
    return;
  }

  let world: FrameWorld;
  let visit: Visit;
  let address: Hex;
  let chain: Awaited<ReturnType<typeof startAnvil>>;
  let token: Contract;

  beforeAll(async () => {
    const [started, contracts] = await Promise.all([startAnvil({ chainId: 1 }), evmContracts()]);
    chain = started;
    await deployAccountCode(chain.url);
    const { deploy, write } = deployingAccount(chain.url);
    token = await deploy({ abi: tokenAbi, bytecode: contracts.TestToken.bytecode }, 1000n);
    const ethereum = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18 };
    world = await startFrameWorld([
      { ...ethereum, rpcUrl: chain.url, smartAccounts: {} },
      { ...ethereum, id: 'eip155:10', rpcUrl: chain.url },
    ]);
    visit = await world.visit(await world.newContext());
    await world.logIn(visit, 'ada@example.test');
    ({ address } = await visit.ask<{ readonly address: Hex }>('GET_USER'));
    await write(token, 'transfer', [address, 100n]);
    await callNode(chain.url, 'anvil_setBalance', [address, '0x56bc75e2d63100000']);
  });
  afterAll(async () => {
    await world.close();
    await chain.stop();
  });

  const request = (method: string, params: unknown): Promise<unknown> =>
    visit.ask('RPC_REQUEST', { method, params, chainId: 'eip155:1' });
  const capability = async (): Promise<unknown> => {
    const { result } = (await request('wallet_getCapabilities', [address])) as {
      readonly result: Readonly<Record<string, unknown>>;
    };
    return result;
  };
  const atomic = (first: string) => ({
    '0x1': { atomic: { status: first } },
    '0xa': { atomic: { status: 'unsupported' } },
  });
  const call = (functionName: 'approve' | 'transfer', to: Hex, units: bigint) => ({
    to: token.address,
    data: encodeFunctionData({ abi: erc20Abi, functionName, args: [to, units] }),
  });
  const bundle = (...calls: readonly object[]): Promise<unknown> =>
    request('wallet_sendCalls', [
      { version: '2.0.0', from: address, chainId: '0x1', atomicRequired: true, calls },
    ]);
  const read = (functionName: 'allowance' | 'balanceOf', ...args: readonly Hex[]) =>
    createPublicClient({ transport: http(chain.url) }).readContract({
      address: token.address,
      abi: erc20Abi,
      functionName,
      args: args as never,
    });
  const user = (chainId = 'eip155:1') => visit.ask('GET_USER', { chainId });

  it('[R6.2] is the usual type where the network has it, and lists both', async () => {
    expect(await visit.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({
      smartAccountEnabledNetworks: [1],
    });
    const types = (...names: readonly string[]) => names.map((type) => ({ address, type }));
    expect(await user()).toMatchObject({
      address,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: false,
      accounts: types('eoa', 'smartAccount'),
    });
    expect(await visit.ask('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: false });
    expect(await user('eip155:10')).toMatchObject({
      address,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      accounts: types('eoa'),
    });
  });

  it('[R6.2] is not used by the visitor who chooses a plain one, also after a reload', async () => {
    expect(await visit.ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({
      type: 'eoa',
      address,
    });
    await visit.page.reload();
    visit = await world.visitIn(visit.page);
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    expect(await user()).toMatchObject({ preferredAccountType: 'eoa' });
    expect(await capability()).toEqual(atomic('unsupported'));
    expect(await bundle(call('approve', BOB, 5n), call('transfer', CAROL, 7n))).toMatchObject({
      error: { code: 'RPC', context: { rpcCode: 5760 } },
    });
  });

  it('[R7.16] does a bundle whole, after the visitor has read what it does and what it upgrades', async () => {
    await visit.ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' });
    expect(await capability()).toEqual(atomic('ready'));
    const answer = bundle(call('approve', BOB, 5n), call('transfer', CAROL, 7n));
    const window = await openWallet(visit.frame);
    await window.setViewportSize({ width: 390, height: 844 });
    const approve = window.getByRole('button', { name: 'Approve' });
    await approve.waitFor();
    // On a phone what it does reaches down to the terms and the buttons.
    await eventually(async () => {
      const steps = await window.locator('.steps').boundingBox();
      const buttons = await window.locator('main .terms').boundingBox();
      const gap = (buttons?.y ?? 0) - (steps?.y ?? 0) - (steps?.height ?? 0);
      expect(gap).toBeGreaterThan(8);
      expect(gap).toBeLessThan(40);
    });
    const shown = await window.locator('main').innerText();
    expect(shown).toMatch(
      /^2 steps: allow spending, send[^]+−<0\.00000001 TOK[^]+Let 0x7099…79C8 spend <0\.00000001 TOK[^]+Send <0\.00000001 TOK[^]+All together[^]+Allow batch transactions[^]+Your address and everything in the account stay[^]+Network fee/,
    );
    const parts = await window
      .locator('.step:not(.effect)')
      .last()
      .locator('.address > span')
      .all();
    expect((await Promise.all(parts.map((part) => part.innerText()))).join('')).toBe(ACCOUNT_CODE);
    expect(await window.locator('.warning').count()).toBe(0);
    await pressButton(approve);

    const { result } = (await answer) as { readonly result: { readonly id: string } };
    await eventually(async () => {
      expect(await request('wallet_getCallsStatus', [result.id])).toEqual({
        result: expect.objectContaining({
          id: result.id,
          chainId: '0x1',
          atomic: true,
          status: 200,
          receipts: [expect.objectContaining({ status: '0x1', type: '0x4' })],
        }),
      });
    }, PATIENCE_MS);
    expect([await read('allowance', address, BOB), await read('balanceOf', CAROL)]).toEqual([
      5n,
      7n,
    ]);
    expect(await capability()).toEqual(atomic('supported'));
    expect(await user()).toMatchObject({ smartAccountDeployed: true });

    await visit.page.reload();
    visit = await world.visitIn(visit.page);
    await visit.ask('IS_CONNECTED');
    await visit.ask('SWITCH_NETWORK', { chainId: 'eip155:10' });
    expect(await request('wallet_getCallsStatus', [result.id])).toMatchObject({
      result: { atomic: true, status: 200 },
    });
    await user();
  });

  it('[R7.16] does nothing of a bundle that fails half-way', async () => {
    expect(await bundle(call('approve', BOB, 9n), call('transfer', CAROL, 900n))).toMatchObject({
      error: {
        context: { rpcMessage: expect.stringContaining('so none of them is done') },
      },
    });
    expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    expect([await read('allowance', address, BOB), await read('balanceOf', CAROL)]).toEqual([
      5n,
      7n,
    ]);
  });
});
