import { describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { bitcoin, bitcoinTestnet, solana } from '../../../domain/network/more-networks';
import { tokenBalance } from '../../../domain/token/token-balance';
import { BitcoinChainAdapter } from '../../../infrastructure/chains/bip122/bitcoin-chain-adapter';
import { BitcoinWalletCatalogue } from '../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import type { BitcoinPage } from '../../../infrastructure/chains/bip122/bitcoin-discovery';
import { bitcoinCalls } from '../../../infrastructure/chains/bip122/bitcoin-calls';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createBitcoinTestWallet, createSolanaTestWallet } from '../../../infrastructure/fake';
import { registerStandardWallet } from '../../../infrastructure/fake/solana/standard-wallet';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { accountOn, adapterOn, ALICE, connectedWallet } from '../chains/solana-stage';

/* Without a page and a chain, because the refusal comes before either is used. The catalogues, sessions and
   adapters are the product's own; the wallets have real keys. */

const clock = new SystemClock();
const refused = { code: 'WALLET_RESPONSE_INVALID' };

describe('a wallet of another namespace', () => {
  it('W20 is not connected to an account of Solana whose key is null', async () => {
    const page = new EventTarget();
    const { wallet } = createSolanaTestWallet({ name: 'Null' });
    const keyless = {
      address: '11111111111111111111111111111111',
      publicKey: new Uint8Array(32),
      chains: wallet.chains,
      features: ['solana:signMessage'],
    };
    const connect = async (): Promise<object> => ({ accounts: [keyless] });
    const features = { ...wallet.features, 'standard:connect': { version: '1.0.0', connect } };
    registerStandardWallet(page, { ...wallet, accounts: [], features });
    const config = { page, images: {} };
    const catalogue = new SolanaWalletCatalogue({ clock, networks: () => [solana], config });
    catalogue.connectors$.subscribe(() => {});

    await expect(catalogue.find('wallet-standard:Null')?.connect()).rejects.toMatchObject(refused);
  });

  it('W20 is not believed where another key than the account has signed on Solana', async () => {
    const { session, wallet } = await connectedWallet(solana);
    const { signer } = adapterOn(solana);
    const account = accountOn(solana, ALICE);
    const right = await signer.signMessage('another text', account, session);
    expect(right).not.toBe('');
    const signedMessage = new TextEncoder().encode('hello');
    for (const signature of [new Uint8Array(64), new Uint8Array(64).fill(7), new Uint8Array(0)]) {
      wallet.next({ result: { signedMessage, signature } });

      await expect(signer.signMessage('hello', account, session)).rejects.toMatchObject(refused);
    }
  });

  it('W20 sends nothing from another network of Bitcoin than the one that was reviewed', async () => {
    const page: BitcoinPage = new EventTarget();
    const wallet = createBitcoinTestWallet({
      networks: [{ name: 'Testnet' }, { name: 'Mainnet' }],
    });
    wallet.announce(page);
    const catalogue = new BitcoinWalletCatalogue({
      clock,
      load: async (id) => bitcoinCalls(page, id),
      networks: () => [bitcoinTestnet, bitcoin],
      storage: new InMemoryStorage(),
      config: { page, images: {} },
    });
    catalogue.connectors$.subscribe(() => {});
    const session = await catalogue.find(wallet.id)?.connect();
    if (!session) throw new Error('the wallet was not found');
    const posts: unknown[] = [];
    const http = { request: async (request: unknown) => void posts.push(request) } as never;
    const adapter = new BitcoinChainAdapter({ clock, http, urlsOf: () => ['http://127.0.0.1:1'] });
    const [address] = session.grant.addresses;
    const token = tokenBalance({
      ...bitcoinTestnet.nativeCurrency,
      chainId: bitcoinTestnet.caipNetworkId,
      units: 1000n,
      address: undefined,
      price: undefined,
      iconUrl: undefined,
    });
    if (!token) throw new Error('there is no token');
    await wallet.switchNetwork('Mainnet');
    const chainReference = bitcoinTestnet.id;
    const from = formatCaipAddress({ namespace: 'bip122', chainReference, address });

    const sent = adapter.sender.send({ from, to: address, token, units: 600n }, session);

    await expect(sent).rejects.toMatchObject({ code: 'NETWORK_NOT_CHANGED' });
    expect(posts).toEqual([]);
    session.release();
  });

  it('W20 with an evil name on Polkadot is listed as plain text', () => {
    const evil = '\u202e<img src=x onerror=alert(1)>\u0000';
    const page = Object.assign(new EventTarget(), {
      injectedWeb3: { [evil]: { version: '1.0.0', enable: async () => ({}) } },
    });
    const catalogue = new PolkadotWalletCatalogue({
      clock,
      networks: () => [],
      storage: new InMemoryStorage(),
      config: { page, enableInjected: true, images: {}, siteName: 'Site' },
    });
    const names: string[] = [];
    const subscription = catalogue.connectors$.subscribe((connectors) => {
      names.push(...connectors.map(({ name }) => name));
    });
    subscription.unsubscribe();

    expect(names).toEqual(['<img src=x onerror=alert(1)>']);
  });
});
