import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  serializeErc6492Signature,
  toHex,
  verifyMessage,
} from 'viem';
import { packetToBytes } from 'viem/ens';
import { privateKeyToAccount } from 'viem/accounts';
import { addressOf, formatCaipAddress } from '../../../domain/caip/caip-address';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { Eip155ChainAdapter } from '../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { Eip155Connector } from '../../../infrastructure/chains/eip155/eip155-connector';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeWalletSession } from '../../../infrastructure/fake/fake-wallet-session';
import { createTestWallet, type TestWallet } from '../../../infrastructure/fake/test-wallet';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { WalletSession } from '../../../ports/wallet-connector';
import {
  type ChainHarness,
  type ChainPromise,
  describeChain,
  type SendableToken,
} from '../../contract/chain-adapters.contract';
import { HastyClock } from '../../support/hasty-clock';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';
import { connectorOn } from '../../../domain/connection/connector';

const RECEIVER = '0x000000000000000000000000000000000000bEEF';
const NOTHING_HASH = `0x${'12'.repeat(32)}`;
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';

let node: EvmNode;
let wallet: TestWallet;
let session: WalletSession;
let adapter: Eip155ChainAdapter;
let network: Network;
let account: ChainHarness['account'];
let others: Record<string, SendableToken>;
const resolverAbi = parseAbi([
  'function setName(bytes dnsName, uint256 coinType, bytes account, string picture)',
  'function setPrimary(bytes account, uint256 coinType, string name)',
]);

beforeAll(async () => {
  const [started, contracts] = await Promise.all([startEvm({ chainId: 1 }), evmContracts()]);
  node = started;
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] });
  const connector = new Eip155Connector({
    clock: new SystemClock(),
    details: connectorOn('eip155', { id: 'test.wallet', name: 'Test', type: 'ANNOUNCED' }),
    load: () => wallet.provider,
  });
  session = await connector.connect();
  const [address] = session.grant.addresses;
  account = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
  adapter = newAdapter([network]);
  others = {
    'a token of ERC-20': await deployed(contracts.TestToken.bytecode, 1n),
    'a token like USDT': await deployed(contracts.SilentToken.bytecode, 123_456n),
  };
  await node.control.setCode(RESOLVER, contracts.UniversalResolver.deployedBytecode);
});

afterAll(async () => {
  session.release();
  await node.stop();
});

beforeEach(() => node.control.startMining());

describe('a transfer on an EVM chain', () => {
  it('is not sent by a wallet that is on another chain', async () => {
    const from = formatCaipAddress({
      namespace: 'eip155',
      chainReference: '10',
      address: addressOf(account),
    });
    const before = wallet.requests.length;

    await expect(
      adapter.sender.send({ from, to: RECEIVER, token: tokenOf(undefined), units: 1n }, session),
    ).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
      context: { expected: '10', actual: '1' },
    });

    expect(wallet.requests.slice(before).map(({ method }) => method)).toEqual(['eth_chainId']);
  });

  it('that the chain refuses is reported as reverted', async () => {
    const silent = others['a token like USDT'];
    const to = addressOf(silent?.token.address ?? account);
    const stranger = privateKeyToAccount(PUBLIC_TEST_KEYS[1] ?? '0x');
    const client = createWalletClient({ account: stranger, transport: http(node.url) });
    const data = encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 units)']),
      args: [RECEIVER, 1n],
    });

    const hash = await client.sendTransaction({
      chain: null,
      to: to as `0x${string}`,
      data,
      gas: 100_000n,
    });

    expect(await adapter.outcomes.outcome(hash, network)).toBe('reverted');
  });

  it('that another one replaced is reported as replaced', async () => {
    await node.control.stopMining();
    const client = createWalletClient({
      account: privateKeyToAccount(PUBLIC_TEST_KEYS[1] ?? '0x'),
      transport: http(node.url),
    });
    const nonce = Number(await call('eth_getTransactionCount', client.account.address, 'latest'));
    const shared = {
      chain: null,
      to: RECEIVER,
      nonce,
      gas: 21_000n,
      maxPriorityFeePerGas: 1n,
    } as const;
    const slow = await client.sendTransaction({ ...shared, value: 1n, maxFeePerGas: 10n ** 10n });
    const told = adapter.outcomes.outcome(slow, network);
    await aWhile();
    const fast = await client.sendTransaction({
      ...shared,
      value: 2n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 10n ** 9n,
    });
    await aWhile();
    await node.control.mine();

    expect(await told).toBe('replaced');
    expect(await adapter.outcomes.outcome(fast, network)).toBe('succeeded');
  });

  it('that no node knows is reported as dropped, after minutes', async () => {
    expect(await adapter.outcomes.outcome(NOTHING_HASH, network)).toBe('dropped');
  });

  it('is waited for no longer than the caller wants', async () => {
    const controller = new AbortController();
    const waiting = adapter.outcomes.outcome(NOTHING_HASH, network, controller.signal);
    const reason = new Error('given up');
    controller.abort(reason);

    await expect(waiting).rejects.toBe(reason);
  });
});

describe('a signature of an account that must be updated first (ERC-6492)', () => {
  const [owner, stranger] = PUBLIC_TEST_KEYS.map((key) => privateKeyToAccount(key));
  const upgrade = encodeFunctionData({ abi: parseAbi(['function upgrade()']) });

  it.each([
    ['is taken with what brings it up to date', owner, upgrade, true],
    ['is refused with anything else', owner, '0x', false],
    ['is refused by another key', stranger, upgrade, false],
  ] as const)('%s', async (_what, signer, data, isTaken) => {
    const { UpgradableAccount } = await evmContracts();
    const address = (await made(
      encodeDeployData({
        abi: parseAbi(['constructor(address owner)']),
        args: [addressOf(account) as Hex],
        bytecode: UpgradableAccount.bytecode,
      }),
    )) as Hex;
    const signature = serializeErc6492Signature({
      address,
      data,
      signature: (await signer?.signMessage({ message: 'hello' })) ?? '0x',
    });
    const grant = { addresses: [address], chainReference: '1' } as const;
    const asked = new FakeWalletSession(grant, () => {}, {
      namespace: 'eip155',
      provider: { request: async () => signature },
    });
    const signing = adapter.signer.signMessage(
      'hello',
      formatCaipAddress({ namespace: 'eip155', chainReference: '1', address }),
      asked,
    );

    if (isTaken) expect(await signing).toBe(signature);
    else await expect(signing).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
  });
});

describe('a name of ENS', () => {
  const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

  beforeAll(async () => {
    await setName('alice.eth', 60n, alice);
    await setName('alice.eth', BigInt(0x80000000 + 42161), RECEIVER);
    await setPrimary(alice, 60n, 'alice.eth');
    await setPrimary(RECEIVER, 60n, 'Alicе.eth');
  });

  it('[R7.11] resolves to an address, in any spelling that people use', async () => {
    expect(await adapter.names.addressOf('Alice.ETH', network)).toBe(alice);
  });

  it('resolves to another address on another chain, where the site has Ethereum to ask', async () => {
    const both = newAdapter([arbitrum, network]);

    expect(await both.names.addressOf('alice.eth', arbitrum)).toBe(RECEIVER);
    expect(await newAdapter([arbitrum]).names.addressOf('alice.eth', arbitrum)).toBeUndefined();
  });

  it.each(['unknown.eth', 'not a name', 'a..eth', ''])('%j resolves to nothing', async (name) => {
    expect(await adapter.names.addressOf(name, network)).toBeUndefined();
  });

  it('[R7.11] is found by the address, with its picture', async () => {
    expect(await adapter.names.profileOf(alice, network)).toMatchObject({
      name: 'alice.eth',
      imageUrl: 'https://pictures.test/alice.eth',
    });
  });

  it('does not exist where the address has none, and where it only looks like one', async () => {
    expect(await adapter.names.profileOf(addressOf(account), network)).toBeUndefined();
    expect(await adapter.names.profileOf(RECEIVER, network)).toBeUndefined();
  });

  it('is an error where the node could not be asked', async () => {
    const gone = { ...network, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } };

    await expect(newAdapter([gone]).names.addressOf('alice.eth', gone)).rejects.toMatchObject({
      code: 'RPC_UNREACHABLE',
    });
  });
});

const promised: ChainPromise = {
  name: 'Eip155ChainAdapter',
  abilities: [
    'bundles',
    'calls',
    'facts',
    'fees',
    'limits',
    'names',
    'outcomes',
    'sender',
    'signer',
  ],
  tokens: ['a token of ERC-20', 'a token like USDT'],
};

describeChain(promised, () => ({
  adapter,
  network,
  session,
  account,
  receiver: RECEIVER,
  native: {
    token: tokenOf(undefined),
    units: 10n ** 17n,
    balanceOf: async (address) => BigInt(String(await call('eth_getBalance', address, 'latest'))),
  },
  others,
  decline: () => void wallet.next('reject'),
  isSigned: (message, signature) =>
    verifyMessage({
      address: addressOf(account) as `0x${string}`,
      message,
      signature: signature as `0x${string}`,
    }),
  feeOf: async (hash) => {
    const { gasUsed, effectiveGasPrice } = (await call('eth_getTransactionReceipt', hash)) as {
      readonly gasUsed: string;
      readonly effectiveGasPrice: string;
    };
    return BigInt(gasUsed) * BigInt(effectiveGasPrice);
  },
}));

function newAdapter(networks: readonly Network[]): Eip155ChainAdapter {
  const clock = new HastyClock();
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  return new Eip155ChainAdapter({ clock, networks: () => networks, rpcClients });
}

/** Long enough for the transaction to be looked for. */
function aWhile(): Promise<void> {
  return new SystemClock().sleep(300);
}

function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  return node.control.call(method, ...params);
}

function tokenOf(address: TokenBalance['address']): TokenBalance {
  return {
    name: 'Token',
    symbol: 'TOK',
    chainId: ethereum.caipNetworkId,
    quantity: { decimals: 18, numeric: '1', units: 10n ** 18n },
    ...(address && { address }),
  };
}

/** The address of the contract that `data` makes. */
async function made(data: Hex): Promise<string> {
  const hash = String(await call('eth_sendTransaction', { from: addressOf(account), data }));
  await adapter.outcomes.outcome(hash, network);
  const receipt = await call('eth_getTransactionReceipt', hash);
  return (receipt as { readonly contractAddress: string }).contractAddress;
}

async function deployed(bytecode: `0x${string}`, units: bigint): Promise<SendableToken> {
  const data = encodeDeployData({
    abi: parseAbi(['constructor(uint256 supply)']),
    args: [10n ** 24n],
    bytecode,
  });
  const contractAddress = await made(data);
  const address = formatCaipAddress({
    namespace: 'eip155',
    chainReference: '1',
    address: contractAddress,
  });
  const balanceOf = async (owner: string): Promise<bigint> => {
    const ask = encodeFunctionData({
      abi: parseAbi(['function balanceOf(address owner) view returns (uint256)']),
      args: [owner as `0x${string}`],
    });
    return BigInt(String(await call('eth_call', { to: contractAddress, data: ask }, 'latest')));
  };
  return { token: tokenOf(address), units, balanceOf };
}

async function setName(name: string, coinType: bigint, address: string): Promise<void> {
  const picture = `https://pictures.test/${name}`;
  const dnsName = toHex(packetToBytes(name));
  const args = [dnsName, coinType, address as `0x${string}`, picture] as const;
  await tell(encodeFunctionData({ abi: resolverAbi, functionName: 'setName', args }));
}

async function setPrimary(address: string, coinType: bigint, name: string): Promise<void> {
  const args = [address as `0x${string}`, coinType, name] as const;
  await tell(encodeFunctionData({ abi: resolverAbi, functionName: 'setPrimary', args }));
}

async function tell(data: string): Promise<void> {
  await call('eth_sendTransaction', { from: addressOf(account), to: RESOLVER, data });
}
