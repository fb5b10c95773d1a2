import { describe, expect, it } from '@jest/globals';
import {
  type Hex,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
  type TransactionSerialized,
  verifyMessage,
  verifyTypedData,
} from 'viem';
import { ALICE, ask, BOB, connectedWallet, scriptNode, testWallet } from './wallet-test-kit';

const mail = {
  domain: { name: 'Mail', version: '1', chainId: 1 },
  types: {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: { to: BOB, text: 'Hello' },
} as const;

/** In the form that sites send: with the type of the domain. */
const sentMail = {
  ...mail,
  types: {
    ...mail.types,
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
  },
};

describe('a message', () => {
  it.each<[string, string, Parameters<typeof verifyMessage>[0]['message']]>([
    ['hexadecimal bytes', toHex('Hello, wörld'), 'Hello, wörld'],
    ['plain text', 'Hello, wörld', 'Hello, wörld'],
    ['bytes that are no text', '0x00ff', { raw: '0x00ff' }],
    ['nothing', '0x', { raw: '0x' }],
    ['an odd number of digits, which is text', '0x123', '0x123'],
  ])('given as %s gets a verifiable signature', async (_name, given, message) => {
    const wallet = await connectedWallet();

    const signature = asHex(await ask(wallet, 'personal_sign', given, ALICE));

    expect(await verifyMessage({ address: ALICE, message, signature })).toBe(true);
    expect(await verifyMessage({ address: BOB, message, signature })).toBe(false);
  });

  it('is not signed where the visitor declines', async () => {
    const wallet = await connectedWallet();

    await expect(ask(wallet.next('reject'), 'personal_sign', '0x00', ALICE)).rejects.toMatchObject({
      code: 4001,
    });
  });
});

describe('typed data', () => {
  it.each<[string, unknown]>([
    ['JSON', JSON.stringify(sentMail)],
    ['an object', sentMail],
  ])('given as %s gets a verifiable signature', async (_name, given) => {
    const wallet = await connectedWallet();

    const signature = asHex(await ask(wallet, 'eth_signTypedData_v4', ALICE, given));

    expect(await verifyTypedData({ ...mail, address: ALICE, signature })).toBe(true);
  });

  it('of another chain than the current one is not signed', async () => {
    const wallet = await connectedWallet();
    const elsewhere = { ...mail, domain: { ...mail.domain, chainId: 42161 } };

    await expect(ask(wallet, 'eth_signTypedData_v4', ALICE, elsewhere)).rejects.toMatchObject({
      code: -32602,
    });
  });
});

describe('a transaction', () => {
  const node = {
    eth_getTransactionCount: { result: '0x7' },
    eth_estimateGas: { result: '0x5208' },
    eth_gasPrice: { result: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: { result: '0x5' },
    eth_sendRawTransaction: { result: '0xabc' },
  };

  it('is completed from the chain, signed here and sent raw', async () => {
    const sent = scriptNode(node);
    const wallet = await connectedWallet();

    const hash = await ask(wallet, 'eth_sendTransaction', {
      from: ALICE,
      to: BOB,
      value: '0xde0b6b3a7640000',
    });

    expect(hash).toBe('0xabc');
    const raw = rawTransaction(sent);
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(ALICE);
    expect(parseTransaction(raw)).toMatchObject({
      type: 'eip1559',
      chainId: 1,
      nonce: 7,
      gas: 21000n,
      value: 10n ** 18n,
      to: BOB.toLowerCase(),
      maxPriorityFeePerGas: 5n,
      maxFeePerGas: 2_000_000_005n,
    });
  });

  it('keeps the fields that the site has set', async () => {
    const sent = scriptNode({ eth_sendRawTransaction: { result: '0xabc' } });
    const wallet = await connectedWallet();
    wallet.switchChain(42161);

    await ask(wallet, 'eth_sendTransaction', {
      from: ALICE,
      to: BOB,
      nonce: '0x1',
      gas: '0x7530',
      gasPrice: '0x9',
      data: '0xdeadbeef',
    });

    expect(sent[0]?.url).toBe('http://node.test/arbitrum');
    expect(parseTransaction(rawTransaction(sent))).toMatchObject({
      type: 'legacy',
      chainId: 42161,
      nonce: 1,
      gas: 30000n,
      gasPrice: 9n,
      data: '0xdeadbeef',
    });
  });

  it('is not shown to the visitor where it names another chain', async () => {
    const sent = scriptNode(node);
    const wallet = await connectedWallet();
    const transaction = { from: ALICE, to: BOB, chainId: '0xa4b1' };

    await expect(ask(wallet, 'eth_sendTransaction', transaction)).rejects.toMatchObject({
      code: -32603,
      message: 'Provided chainId "42161" must match the active chainId "1"',
    });

    expect(wallet.state.pending).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is not sent on a chain that the wallet moved to in the meantime', async () => {
    const sent = scriptNode(node);
    const wallet = await connectedWallet();
    wallet.next('hang');
    const answer = ask(wallet, 'eth_sendTransaction', { from: ALICE, to: BOB });

    wallet.switchChain(42161);
    wallet.settle('approve');

    await expect(answer).rejects.toMatchObject({ code: 4901 });
    expect(sent).toEqual([]);
  });
});

describe('an account without permission', () => {
  const requests: readonly [string, readonly unknown[]][] = [
    ['personal_sign', ['0x00', ALICE]],
    ['eth_signTypedData_v4', [ALICE, mail]],
    ['eth_sendTransaction', [{ from: ALICE, to: BOB }]],
  ];

  it.each(requests)('is 4100 for %s before it is shared', async (method, params) => {
    await expect(ask(testWallet(), method, ...params)).rejects.toMatchObject({ code: 4100 });
  });

  it.each(requests)('is 4100 for %s while the wallet is locked', async (method, params) => {
    const wallet = await connectedWallet();
    wallet.lock();

    await expect(ask(wallet, method, ...params)).rejects.toMatchObject({ code: 4100 });
  });

  it('is 4100 where the wallet shares an address it has no key for', async () => {
    const stranger = `0x${'12'.repeat(20)}`;
    const wallet = testWallet().next({ accounts: [stranger] });
    await ask(wallet, 'eth_requestAccounts');

    await expect(ask(wallet, 'personal_sign', '0x00', stranger)).rejects.toMatchObject({
      code: 4100,
    });
  });
});

function asHex(value: unknown): Hex {
  if (typeof value === 'string' && value.startsWith('0x')) return `0x${value.slice(2)}`;
  throw new TypeError('no signature');
}

function rawTransaction(sent: readonly { method: string; params: readonly unknown[] }[]) {
  const [raw] = sent.find(({ method }) => method === 'eth_sendRawTransaction')?.params ?? [];
  return asHex(raw) as TransactionSerialized;
}
