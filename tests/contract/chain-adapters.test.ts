import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import { ethereum } from '../../domain/network/built-in-networks';
import { Eip155ChainAdapter } from '../../infrastructure/chains/eip155/eip155-chain-adapter';
import { SolanaChainAdapter } from '../../infrastructure/chains/solana/solana-chain-adapter';
import { bitcoin, bitcoinTestnet, solana, solanaDevnet } from '../../domain/network/more-networks';
import type { Network } from '../../domain/network/network';
import { BitcoinChainAdapter } from '../../infrastructure/chains/bip122/bitcoin-chain-adapter';
import type { Clock } from '../../ports/clock';
import type { HttpClient } from '../../ports/http-client';
import { LazyChainAdapters } from '../../infrastructure/chains/lazy-chain-adapters';
import { FakeChainAdapter, FakeChainAdapters } from '../../infrastructure/fake/fake-chain-adapters';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { parseExactJson } from '../../infrastructure/rpc/exact-json';
import type { RpcClients } from '../../ports/rpc-client';
import { describeChainAdapter, describeChainAdapters } from './chain-adapters.contract';

const rest = { clock: new ManualClock(), networks: () => [ethereum] };

describeChainAdapter('FakeChainAdapter', () => {
  const adapter = new FakeChainAdapter('eip155');
  const error = new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
  return {
    adapter,
    setBalance: (address, { caipNetworkId }, units) =>
      void adapter.setBalance(address, caipNetworkId, units),
    cutOff: () => void adapter.failWith(error),
  };
});

describeChainAdapter('Eip155ChainAdapter', () => {
  const balances = new Map<string, bigint>();
  let isCutOff = false;
  const rpcClients: RpcClients = {
    forNetwork: ({ caipNetworkId }) => ({
      request: async ({ method, params = [] }, signal) => {
        signal?.throwIfAborted();
        if (isCutOff) throw new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
        expect({ method, block: params[1] }).toEqual({ method: 'eth_getBalance', block: 'latest' });
        return `0x${(balances.get(`${caipNetworkId} ${String(params[0])}`) ?? 0n).toString(16)}`;
      },
    }),
  };
  return {
    adapter: new Eip155ChainAdapter({ ...rest, rpcClients }),
    setBalance: (address, { caipNetworkId }, units) =>
      void balances.set(`${caipNetworkId} ${address}`, units),
    cutOff: () => {
      isCutOff = true;
    },
  };
});

describeChainAdapter('SolanaChainAdapter', () => {
  const balances = new Map<string, bigint>();
  let isCutOff = false;
  const rpcClients: RpcClients = {
    forNetwork: ({ caipNetworkId }) => ({
      request: async ({ method, params = [] }, signal) => {
        signal?.throwIfAborted();
        if (isCutOff) throw new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
        expect({ method, config: params[1] }).toEqual({
          method: 'getBalance',
          config: { commitment: 'confirmed' },
        });
        const units = balances.get(`${caipNetworkId} ${String(params[0])}`) ?? 0n;
        return parseExactJson(`{"context":{"slot":1},"value":${units}}`);
      },
    }),
  };
  return {
    adapter: new SolanaChainAdapter({ clock: new ManualClock(), networks: () => [], rpcClients }),
    account: {
      address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
      networks: [solana, solanaDevnet],
      maxUnits: 2n ** 64n - 1n,
    },
    setBalance: (address, { caipNetworkId }, units) =>
      void balances.set(`${caipNetworkId} ${address}`, units),
    cutOff: () => {
      isCutOff = true;
    },
  };
});

describeChainAdapter('BitcoinChainAdapter', () => {
  const balances = new Map<string, bigint>();
  let isCutOff = false;
  const [genesis, elsewhere] = [bitcoin, bitcoinTestnet].map(({ id }) => id.padEnd(64, '0'));
  const urlOf = ({ caipNetworkId }: Network): string => `http://${caipNetworkId}.test`;
  const http: HttpClient = {
    request: async ({ url }, signal) => {
      signal?.throwIfAborted();
      if (isCutOff) throw new WidgetError('SERVICE_UNREACHABLE', {});
      const isMain = url.startsWith(urlOf(bitcoin));
      if (url.endsWith('/blocks/0')) return [{ height: 0, id: isMain ? genesis : elsewhere }];
      const units = Number(balances.get(url) ?? 0n);
      const spent = 5; // Every spent amount was received before.
      const nothing = { funded_txo_sum: 0, spent_txo_sum: 0 };
      const mined = { funded_txo_sum: units + spent, spent_txo_sum: spent };
      return { chain_stats: mined, mempool_stats: nothing };
    },
  };
  const clock: Clock = { now: () => 0, sleep: async (_ms, signal) => signal?.throwIfAborted() };
  return {
    adapter: new BitcoinChainAdapter({ clock, http, urlsOf: (network) => [urlOf(network)] }),
    account: {
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      networks: [bitcoin, bitcoinTestnet],
      maxUnits: 21_000_000n * 10n ** 8n,
    },
    setBalance: (address, network, units) =>
      void balances.set(`${urlOf(network)}/address/${address}`, units),
    cutOff: () => {
      isCutOff = true;
    },
  };
});

describe('SolanaChainAdapter', () => {
  it.each<[unknown]>([
    [undefined],
    [null],
    [7],
    [{ value: '7' }],
    [{ value: -1 }],
    [{ value: 0.5 }],
    [{ value: 2 ** 53 }],
    [{ value: '-12345678901234567' }],
    [{ value: '123456789012345678901' }],
  ])('refuses %j as a balance', async (answer) => {
    const rpcClients = { forNetwork: () => ({ request: async () => answer }) };

    await expect(
      new SolanaChainAdapter({
        clock: new ManualClock(),
        networks: () => [],
        rpcClients,
      }).nativeBalance('1', solana),
    ).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });
});

describe('Eip155ChainAdapter', () => {
  it.each<[unknown]>([[undefined], [null], [7], ['0x'], ['7'], ['-0x1'], [`0x${'f'.repeat(65)}`]])(
    'refuses %j as a balance',
    async (answer) => {
      const rpcClients = { forNetwork: () => ({ request: async () => answer }) };

      await expect(
        new Eip155ChainAdapter({ ...rest, rpcClients }).nativeBalance('0x', ethereum),
      ).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
    },
  );
});

describeChainAdapters('FakeChainAdapters', () => new FakeChainAdapters(['eip155']));

describeChainAdapters('LazyChainAdapters', () => {
  const rpcClients: RpcClients = {
    forNetwork: () => {
      throw new TypeError('not asked');
    },
  };
  return new LazyChainAdapters({
    eip155: async () => new Eip155ChainAdapter({ ...rest, rpcClients }),
  });
});

describe('LazyChainAdapters', () => {
  it('downloads once for all callers at the same time, and again after a failed download', async () => {
    let downloads = 0;
    const adapters = new LazyChainAdapters({
      eip155: async () => {
        downloads += 1;
        if (downloads === 1) throw new TypeError('Failed to fetch');
        return new FakeChainAdapter('eip155');
      },
    });

    const [first, second] = await Promise.allSettled([
      adapters.find('eip155'),
      adapters.find('eip155'),
    ]);
    expect([first?.status, second?.status, downloads]).toEqual(['rejected', 'rejected', 1]);

    expect(await adapters.find('eip155')).toBe(await adapters.find('eip155'));
    expect(downloads).toBe(2);
  });
});
