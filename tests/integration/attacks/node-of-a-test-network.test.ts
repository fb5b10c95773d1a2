import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { solana as solanaMainnet } from '../../../domain/network/more-networks';
import type { Network } from '../../../domain/network/network';
import { tokenBalance } from '../../../domain/token/token-balance';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createPolkadotTestWallet } from '../../../infrastructure/fake';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';
import type { WalletSession } from '../../../ports/wallet-connector';
import { withoutDefence } from '../../support/without-defence';
import { connectedWallet, transferOf } from '../chains/solana-stage';
import { type LyingNode, startLyingNode } from '../../../apps/chains/testing/lying-node';
import { type PolkadotNode, startPolkadot } from '../../../apps/chains/testing/polkadot';
import { type SolanaNode, startSolana } from '../../../apps/chains/testing/solana';

const clock = new SystemClock();

function rpcClientsOf(): NetworkRpcClients {
  return new NetworkRpcClients({ clock, fetch: globalThis.fetch, config: {} });
}

describe('a node of a test network of Polkadot', () => {
  const POLKADOT = '0x91b171bb158e2d3848fa23a9f1c251820d5c4eb2ee5e8b8b8b8b8b8b8b8b8b8b';
  let node: PolkadotNode;
  let liar: LyingNode;
  beforeAll(async () => {
    node = await startPolkadot();
  });
  afterAll(() => node.stop());

  /** The genesis blocks that the wallet was asked to sign for. */
  async function signedFor(Adapter: typeof PolkadotChainAdapter): Promise<readonly string[]> {
    let looks = 0;
    // Its own at the transport's one check, and Polkadot's afterwards.
    const genesis = async (params: readonly unknown[], honest: () => Promise<unknown>) =>
      params[0] === 0 && looks++ > 0 ? POLKADOT : honest();
    liar = await startLyingNode(node.url, { chain_getBlockHash: genesis });
    const network = { ...node.network, rpcUrls: { default: { http: [liar.url] } } };
    const adapter = new Adapter({ clock, networks: () => [network], rpcClients: rpcClientsOf() });
    const [alice = '', bob = ''] = await createPolkadotTestWallet().addresses();
    const { caipNetworkId: chainId, nativeCurrency } = network;
    const missing = { address: undefined, price: undefined, iconUrl: undefined };
    const token = tokenBalance({ ...nativeCurrency, ...missing, chainId, units: 10n ** 14n });
    if (!token) throw new Error('the currency has no symbol');
    const asked: string[] = [];
    const signTransaction = async ({ genesisHash }: PolkadotPayload): Promise<string> => {
      asked.push(genesisHash);
      return '0x';
    };
    const access = { namespace: 'polkadot', provider: { signTransaction } };
    const session = { access } as unknown as WalletSession;
    const chainReference = String(network.id);
    const from = formatCaipAddress({ namespace: 'polkadot', chainReference, address: alice });
    try {
      await adapter.sender
        .send({ from, to: bob, token, units: 5n * 10n ** 12n }, session)
        .catch(() => undefined);
    } finally {
      await liar.stop();
    }
    return asked;
  }

  it('[W8.a] has no payment signed for Polkadot itself', async () => {
    expect(await signedFor(PolkadotChainAdapter)).toEqual([]);
  });

  it('[W8.a control] has one signed where the draft believes the genesis block', async () => {
    const open = await withoutDefence<{
      readonly PolkadotChainAdapter: typeof PolkadotChainAdapter;
    }>('infrastructure/chains/polkadot/polkadot-chain-adapter.ts', {
      file: 'infrastructure/chains/polkadot/polkadot-rpc.ts',
      find: 'if (actual === expected) return hash;',
      put: 'return hash;',
    });
    expect(await signedFor(open.PolkadotChainAdapter)).toEqual([POLKADOT]);
  });
});

describe('a node of a test network of Solana', () => {
  const SOL = 10n ** 9n;
  const receiver = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
  let mainnet: SolanaNode;
  let devnet: SolanaNode;
  beforeAll(async () => {
    [mainnet, devnet] = await Promise.all([startSolana(), startSolana()]);
    const alice = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
    await Promise.all([mainnet, devnet].map(({ control }) => control.airdrop(alice, 100n * SOL)));
  });
  afterAll(() => Promise.all([mainnet.stop(), devnet.stop()]));

  /** What the receiver has on the network with money after a payment on the other one. */
  async function paidOnMainnet(Adapter: typeof SolanaChainAdapter): Promise<bigint> {
    const fromMainnet = (method: string) => (params: readonly unknown[]) =>
      fetch(mainnet.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
        .then((response) => response.json())
        .then((answer) => (answer as { readonly result: unknown }).result);
    const stolen = ['getLatestBlockhash', 'sendTransaction', 'isBlockhashValid'];
    const lies = Object.fromEntries(stolen.map((method) => [method, fromMainnet(method)]));
    const liar = await startLyingNode(devnet.url, lies);
    const test: Network = { ...devnet.network, rpcUrls: { default: { http: [liar.url] } } };
    const { testnet: _, ...money } = mainnet.network;
    const networks = [test, { ...money, nativeCurrency: solanaMainnet.nativeCurrency }];
    const adapter = new Adapter({ clock, networks: () => networks, rpcClients: rpcClientsOf() });
    const { session } = await connectedWallet(test);
    const before = await mainnet.control.balanceOf(receiver);
    try {
      await adapter.sender.send(transferOf(test, receiver, SOL), session).catch(() => undefined);
    } finally {
      await liar.stop();
    }
    return (await mainnet.control.balanceOf(receiver)) - before;
  }

  it('[W8.b] moves nothing on the network with money, where the site has that one too', async () => {
    expect(await paidOnMainnet(SolanaChainAdapter)).toBe(0n);
  });

  it('[W8.b control] moves it where the blockhash is believed', async () => {
    const open = await withoutDefence<{ readonly SolanaChainAdapter: typeof SolanaChainAdapter }>(
      'infrastructure/chains/solana/solana-chain-adapter.ts',
      {
        file: 'infrastructure/chains/solana/own-blockhash.ts',
        find: 'if (!isKnown) return;',
        put: 'return;',
      },
    );
    expect(await paidOnMainnet(open.SolanaChainAdapter)).toBe(SOL);
  });
});
