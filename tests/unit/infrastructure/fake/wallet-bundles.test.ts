import { describe, expect, it } from '@jest/globals';
import { ALICE, ask, BOB, connectedWallet, scriptNode } from './wallet-test-kit';

const bundle = {
  version: '2.0.0',
  chainId: '0x1',
  from: ALICE,
  atomicRequired: false,
  calls: [
    { to: BOB, value: '0x1' },
    { to: BOB, value: '0x2' },
  ],
};

const prepared = {
  eth_getTransactionCount: { result: '0x0' },
  eth_estimateGas: { result: '0x5208' },
  eth_maxPriorityFeePerGas: { result: '0x1' },
  eth_gasPrice: { result: '0x1' },
};

describe('bundles of calls (EIP-5792)', () => {
  it('are unknown to a wallet that does not send them', async () => {
    const wallet = await connectedWallet();

    await expect(ask(wallet, 'wallet_sendCalls', bundle)).rejects.toMatchObject({ code: 4200 });
  });

  it('are sent one transaction for each call, after one approval', async () => {
    let sent = 0;
    const node = {
      ...prepared,
      get eth_sendRawTransaction() {
        sent += 1;
        return { result: `0x${sent}` };
      },
    };
    const calls = scriptNode(node);
    const wallet = await connectedWallet({ sendsBundles: true });

    const { id } = (await ask(wallet, 'wallet_sendCalls', bundle)) as { readonly id: string };

    expect(id).toMatch(/^0x[\da-f]{32}$/);
    expect(calls.filter(({ method }) => method === 'eth_sendRawTransaction')).toHaveLength(2);
    expect(wallet.requests.at(-1)?.method).toBe('wallet_sendCalls');
  });

  it.each<[string, readonly string[], number]>([
    ['every call is done', ['0x1', '0x1'], 200],
    ['one call failed', ['0x1', '0x0'], 600],
    ['every call failed', ['0x0', '0x0'], 500],
  ])('have a status: %s', async (_name, statuses, status) => {
    const left = statuses.map((each) => ({ result: { status: each, logs: [] } }));
    scriptNode({
      ...prepared,
      eth_sendRawTransaction: { result: '0xaa' },
      get eth_getTransactionReceipt() {
        return left.shift() ?? { result: null };
      },
    });
    const wallet = await connectedWallet({ sendsBundles: true });
    const { id } = (await ask(wallet, 'wallet_sendCalls', bundle)) as { readonly id: string };

    expect(await ask(wallet, 'wallet_getCallsStatus', id)).toMatchObject({
      version: '2.0.0',
      id,
      chainId: '0x1',
      atomic: false,
      status,
    });
  });

  it('are pending while one of them has no receipt', async () => {
    scriptNode({
      ...prepared,
      eth_sendRawTransaction: { result: '0xaa' },
      eth_getTransactionReceipt: { result: null },
    });
    const wallet = await connectedWallet({ sendsBundles: true });
    const { id } = (await ask(wallet, 'wallet_sendCalls', bundle)) as { readonly id: string };

    expect(await ask(wallet, 'wallet_getCallsStatus', id)).toMatchObject({ status: 100 });
  });

  it.each<[string, object, number]>([
    ['all or none', { atomicRequired: true }, 5760],
    ['another chain', { chainId: '0xa4b1' }, 5710],
    ['no calls', { calls: [] }, -32602],
    ['an account that the site may not see', { from: BOB }, 4100],
  ])('are refused for %s', async (_name, part, code) => {
    scriptNode(prepared);
    const wallet = await connectedWallet({ sendsBundles: true });

    await expect(ask(wallet, 'wallet_sendCalls', { ...bundle, ...part })).rejects.toMatchObject({
      code,
    });
  });

  it('are declined by the visitor, and unknown ids are refused', async () => {
    scriptNode(prepared);
    const wallet = await connectedWallet({ sendsBundles: true });
    wallet.next('reject');

    await expect(ask(wallet, 'wallet_sendCalls', bundle)).rejects.toMatchObject({ code: 4001 });
    await expect(ask(wallet, 'wallet_getCallsStatus', '0x12')).rejects.toMatchObject({
      code: 5730,
    });
  });

  it('have their capabilities on each chain of the wallet', async () => {
    const wallet = await connectedWallet({ sendsBundles: true });
    const unsupported = { atomic: { status: 'unsupported' } };

    expect(await ask(wallet, 'wallet_getCapabilities', ALICE)).toEqual({
      '0x1': unsupported,
      '0xa4b1': unsupported,
    });
    expect(await ask(wallet, 'wallet_getCapabilities', ALICE, ['0x1'])).toEqual({
      '0x1': unsupported,
    });
  });
});
