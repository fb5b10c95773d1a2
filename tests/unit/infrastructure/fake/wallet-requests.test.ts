import { describe, expect, it } from '@jest/globals';
import { memoryOnlyStorage } from '../../../../infrastructure/fake/wallet/wallet-memory';
import { ALICE, ask, BOB, connectedWallet, heard, scriptNode, testWallet } from './wallet-test-kit';

const polygon = {
  chainId: '0x89',
  chainName: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: ['http://node.test/polygon'],
};

describe('switching the chain', () => {
  it('moves where the visitor approves, with an event', async () => {
    const wallet = testWallet();
    const changes = heard(wallet, 'chainChanged');

    expect(await ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' })).toBeNull();

    expect(changes).toEqual(['0xa4b1']);
    expect(await ask(wallet, 'eth_chainId')).toBe('0xa4b1');
  });

  it('stays where the visitor declines', async () => {
    const wallet = testWallet().next('reject');

    await expect(
      ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' }),
    ).rejects.toMatchObject({ code: 4001 });
    expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
  });

  it('sends no request where it is on the network already', async () => {
    const wallet = testWallet().next('reject');

    expect(await ask(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' })).toBeNull();
  });

  it('can approve and stay where it is', async () => {
    const wallet = testWallet().next({ result: null });

    expect(await ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' })).toBeNull();
    expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
  });

  it('answers 4902 for an unknown chain', async () => {
    await expect(
      ask(testWallet(), 'wallet_switchEthereumChain', { chainId: '0x89' }),
    ).rejects.toMatchObject({ code: 4902 });
  });

  it('adds a chain, moves there and still knows it after a reload', async () => {
    const storage = memoryOnlyStorage();
    const wallet = testWallet({ storage });
    const changes = heard(wallet, 'chainChanged');

    expect(await ask(wallet, 'wallet_addEthereumChain', polygon)).toBeNull();

    expect(changes).toEqual(['0x89']);
    expect(await ask(testWallet({ storage }), 'eth_chainId')).toBe('0x89');
  });

  it('treats adding a known chain as a switch', async () => {
    const wallet = testWallet();

    await ask(wallet, 'wallet_addEthereumChain', { ...polygon, chainId: '0xa4b1' });

    expect(wallet.state.chainId).toBe(42161);
    expect(wallet.state.chains).toHaveLength(2);
  });

  it('adds nothing where the visitor declines', async () => {
    const wallet = testWallet().next('reject');

    await expect(ask(wallet, 'wallet_addEthereumChain', polygon)).rejects.toMatchObject({
      code: 4001,
    });
    expect(wallet.state.chains).toHaveLength(2);
  });
});

describe('a request that the wallet does not handle itself', () => {
  it("is answered by the node of the current chain, with the node's own errors", async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
    const sent = scriptNode({ eth_getBalance: { result: '0x7' }, eth_call: { error } });
    const wallet = testWallet();

    expect(await ask(wallet, 'eth_getBalance', ALICE, 'latest')).toBe('0x7');
    wallet.switchChain(42161);
    await expect(ask(wallet, 'eth_call', {}, 'latest')).rejects.toMatchObject(error);

    expect(sent).toEqual([
      {
        url: 'http://node.test/ethereum',
        method: 'eth_getBalance',
        params: [ALICE, 'latest'],
      },
      { url: 'http://node.test/arbitrum', method: 'eth_call', params: [{}, 'latest'] },
    ]);
  });

  it('is 4901 where the node does not answer', async () => {
    scriptNode({ eth_gasPrice: {} });
    const wallet = testWallet();

    await expect(ask(wallet, 'eth_blockNumber')).rejects.toMatchObject({ code: 4901 });
    await expect(ask(wallet, 'eth_gasPrice')).rejects.toMatchObject({ code: 4901 });
  });

  it.each([
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_coinbase',
    'eth_subscribe',
    'wallet_sendCalls',
    'anvil_setBalance',
    'toString',
  ])('is 4200 for %s', async (method) => {
    const sent = scriptNode({});

    await expect(ask(testWallet(), method)).rejects.toMatchObject({ code: 4200 });
    expect(sent).toEqual([]);
  });

  it('is 4200 for methods that the test turns off', async () => {
    const wallet = testWallet({ unsupportedMethods: ['wallet_addEthereumChain'] });

    await expect(ask(wallet, 'wallet_addEthereumChain', polygon)).rejects.toMatchObject({
      code: 4200,
    });
  });
});

describe('an invalid request', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'eth_accounts'],
    ['no method', {}],
    ['a method that is no text', { method: 7 }],
  ])('is -32600 for %s', async (_name, args) => {
    const { provider } = testWallet();
    const asked: unknown = Reflect.apply(Reflect.get(provider, 'request'), provider, [args]);

    await expect(asked).rejects.toMatchObject({
      code: -32600,
    });
  });

  it.each<[string, unknown]>([
    ['wallet_switchEthereumChain', undefined],
    ['wallet_switchEthereumChain', 'params'],
    ['wallet_switchEthereumChain', [{ chainId: 1 }]],
    ['wallet_switchEthereumChain', [{ chainId: '1' }]],
    ['wallet_switchEthereumChain', [{ chainId: '0x0' }]],
    ['wallet_switchEthereumChain', [{ chainId: '0xffffffffffffffffffff' }]],
    ['wallet_addEthereumChain', [{ ...polygon, rpcUrls: ['javascript:alert(1)'] }]],
    ['wallet_addEthereumChain', [{ ...polygon, chainName: 7 }]],
    ['wallet_addEthereumChain', [{ ...polygon, nativeCurrency: undefined }]],
    ['wallet_requestPermissions', [{ eth_everything: {} }]],
    ['wallet_revokePermissions', []],
    ['personal_sign', [7, ALICE]],
    ['eth_signTypedData_v4', [ALICE, 'no json']],
    ['eth_signTypedData_v4', [ALICE, { domain: {} }]],
    ['eth_signTypedData_v4', [ALICE, 7]],
    ['eth_sendTransaction', [{ from: ALICE, to: 'nowhere' }]],
    ['eth_sendTransaction', [{ from: ALICE, to: BOB, data: '0x123' }]],
    ['eth_sendTransaction', [{ from: ALICE, to: BOB, value: 7 }]],
  ])('is -32602 for %s with %j', async (method, params) => {
    scriptNode({
      eth_getTransactionCount: { result: '0x0' },
      eth_estimateGas: { result: '0x5208' },
      eth_gasPrice: { result: '0x1' },
      eth_maxPriorityFeePerGas: { result: '0x1' },
    });
    const { provider } = await connectedWallet();

    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('a wallet that has gone', () => {
  it('fails every request with 4900, and reports its return', async () => {
    const wallet = await connectedWallet();
    const returns = heard(wallet, 'connect');

    wallet.vanish();
    expect(wallet.state.isGone).toBe(true);
    await expect(ask(wallet, 'eth_accounts')).rejects.toMatchObject({ code: 4900 });
    wallet.reappear();

    expect(returns).toEqual([{ chainId: '0x1' }]);
    expect(await ask(wallet, 'eth_accounts')).toEqual([ALICE]);
  });
});

it("keeps the site's requests, at most the last thousand", async () => {
  const wallet = testWallet();
  await ask(wallet, 'eth_chainId');
  expect(wallet.requests).toEqual([{ method: 'eth_chainId', params: [] }]);

  for (let count = 0; count < 1000; count += 1) await ask(wallet, 'eth_accounts');

  expect(wallet.requests).toHaveLength(1000);
  expect(wallet.requests[0]).toMatchObject({ method: 'eth_accounts' });
});
