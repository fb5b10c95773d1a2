import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import {
  blake2AsHex,
  decodeAddress,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import type { Network } from '../../../domain/network/network';
import { BitcoinChainAdapter } from '../../../infrastructure/chains/bip122/bitcoin-chain-adapter';
import { bitcoinCalls } from '../../../infrastructure/chains/bip122/bitcoin-calls';
import { BitcoinWalletCatalogue } from '../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import {
  createBitcoinTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
  InMemoryStorage,
} from '../../../infrastructure/fake';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { startBitcoin } from '../../../apps/chains/testing/bitcoin';
import { startPolkadot } from '../../../apps/chains/testing/polkadot';
import { startSolana } from '../../../apps/chains/testing/solana';
import { ALICE } from './solana-stage';

export type OtherNamespace = Exclude<ChainNamespace, 'eip155'>;

/** A token that the wallet's account holds, and what the chain says of it. */
export interface PlacedToken {
  readonly symbol: string;

  /** What is sent, in base units, and what arrives of it. */
  readonly units: bigint;
  readonly arriving: bigint;
  readonly balanceOf: (address: string) => Promise<bigint>;
}

/** A wallet with real keys on a chain, and the dapp's own code for that chain. */
export interface Place {
  readonly network: Network;
  readonly catalogue: WalletConnectorCatalogue;
  readonly adapter: ChainAdapter;
  readonly receiver: string;
  readonly units: bigint;

  /** The native balance, as the chain has it. */
  readonly coinsOf: (address: string) => Promise<bigint>;
  readonly tokens: readonly PlacedToken[];

  /** Makes a block, where the chain does not do so by itself. */
  readonly mine: () => Promise<unknown>;

  /** What the transaction cost its sender, as the chain has it. Absent where that is what the review shows. */
  readonly feeOf: ((hash: string) => Promise<bigint>) | undefined;
  readonly stop: () => Promise<unknown>;
}

const clock = new SystemClock();
const fetchHere: typeof globalThis.fetch = (input, init) => fetch(input, init);
const rpcClients = new NetworkRpcClients({
  clock,
  fetch: fetchHere,
  config: { customRpcUrls: {} },
});

/** The chains beside EVM ones, each with a node of its own. */
export const places: { readonly [N in OtherNamespace]: () => Promise<Place> } = {
  bip122: async () => {
    const { control, network, stop, url } = await startBitcoin();
    const page = new EventTarget();
    const wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest', esploraUrl: url }] });
    wallet.announce(page);
    const [payment = '', , receiver = ''] = await wallet.addresses();
    await control.fund(payment, 500_000);
    const storage = new InMemoryStorage();
    const networks = () => [network];
    return {
      network,
      receiver,
      stop,
      units: 100_000n,
      tokens: [],
      coinsOf: async (address) => {
        const { total_amount: coins } = (await control.call('scantxoutset', 'start', [
          `addr(${address})`,
        ])) as { readonly total_amount: number };
        return BigInt(Math.round(coins * 1e8));
      },
      mine: () => control.mine(),
      feeOf: async (hash) => {
        const response = await fetch(`${url}/tx/${hash}`);
        return BigInt(((await response.json()) as { readonly fee: number }).fee);
      },
      adapter: new BitcoinChainAdapter({
        clock,
        http: new FetchHttpClient({ clock, fetch: fetchHere }),
        urlsOf: () => [url],
      }),
      catalogue: new BitcoinWalletCatalogue({
        clock,
        load: async (id) => bitcoinCalls(page, id),
        networks,
        storage,
        config: { page, images: {} },
      }),
    };
  },
  polkadot: async () => {
    const { call, feeOfNewest, network, stop } = await startPolkadot();
    const page = new EventTarget();
    const wallet = createPolkadotTestWallet();
    wallet.inject(page);
    const networks = () => [network];
    const [owner = '', receiver = ''] = await wallet.addresses();
    const rules = { owner, issuer: owner, admin: owner, freezer: owner, status: 'Live' };
    await call('dev_setStorage', {
      Assets: {
        Asset: [[[7], { ...rules, supply: 1000, minBalance: 1, isSufficient: true, accounts: 1 }]],
        Account: [[[7, owner], { balance: '1000', reason: 'Consumer' }]],
        Metadata: [[[7], { name: 'Test Dollar', symbol: 'TUSD', decimals: 2 }]],
      },
    });
    const stored = async (
      pallet: string,
      entry: string,
      keys: readonly Uint8Array[],
      at: number,
    ) => {
      const prefix = xxhashAsHex(pallet, 128) + xxhashAsHex(entry, 128).slice(2);
      const parts = keys.map(
        (key) => blake2AsHex(key, 128).slice(2) + Buffer.from(key).toString('hex'),
      );
      const value = String((await call('state_getStorage', prefix + parts.join(''))) ?? '');
      const bytes = Buffer.from(value.slice(2), 'hex').subarray(at, at + 16);
      return BigInt(`0x0${Buffer.from(bytes).reverse().toString('hex')}`);
    };
    return {
      network,
      receiver,
      stop,
      units: 10n ** 12n,
      tokens: [
        {
          symbol: 'TUSD',
          units: 123n,
          arriving: 123n,
          balanceOf: (address) =>
            stored('Assets', 'Account', [Uint8Array.of(7, 0, 0, 0), decodeAddress(address)], 0),
        },
      ],
      coinsOf: (address) => stored('System', 'Account', [decodeAddress(address)], 16),
      mine: async () => undefined,
      feeOf: () => feeOfNewest(),
      adapter: new PolkadotChainAdapter({ clock, networks, rpcClients }),
      catalogue: new PolkadotWalletCatalogue({
        clock,
        networks,
        storage: new InMemoryStorage(),
        config: { page, enableInjected: true, images: {}, siteName: 'Test' },
      }),
    };
  },
  solana: async () => {
    const { control, network, stop } = await startSolana();
    await control.airdrop(ALICE, 10n ** 10n);
    const mints = [
      { mint: await control.createMint(6), arriving: 250n },
      { mint: await control.createMint(9, { name: 'Boat Coin', symbol: 'BOAT' }), arriving: 250n },
      {
        mint: await control.createMint(6, { name: 'Toll', symbol: 'TOLL' }, ['transferFeeConfig'], {
          basisPoints: 200,
          maximum: 1_000n,
        }),
        arriving: 245n,
      },
    ];
    for (const { mint } of mints) await control.giveTokens(mint, ALICE, 1000n);
    const page = new EventTarget();
    createSolanaTestWallet().register(page);
    const networks = () => [network];
    return {
      network,
      receiver: base58.encode(randomBytes(32)),
      stop,
      units: 10n ** 9n,
      tokens: mints.map(({ arriving, mint }) => ({
        units: 250n,
        arriving,
        balanceOf: (address) => control.tokensOf(mint, address),
        symbol: mint.symbol ?? `${mint.address.slice(0, 6)}…${mint.address.slice(-4)}`,
      })),
      coinsOf: (address) => control.balanceOf(address),
      mine: async () => undefined,
      // What a review shows is what the chain takes: a test of the adapter compares them.
      feeOf: undefined,
      adapter: new SolanaChainAdapter({ clock, networks, rpcClients }),
      catalogue: new SolanaWalletCatalogue({ clock, networks, config: { page, images: {} } }),
    };
  },
};
