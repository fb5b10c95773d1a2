import { describe, expect, it } from '@jest/globals';
import { solana, solanaDevnet } from '../../../../../domain/network/more-networks';
import type { Connector } from '../../../../../domain/connection/connector';
import type { KeptWallets } from '../../../../../ports/wallet-family';
import { SolanaWalletCatalogue } from '../../../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { createSolanaTestWallet } from '../../../../../infrastructure/fake/solana-test-wallet';
import { registerStandardWallet } from '../../../../../infrastructure/fake/solana/standard-wallet';

const account = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';

describe('SolanaWalletCatalogue', () => {
  it('[R1.2] finds earlier wallets, and later ones', () => {
    const { page, lists, start } = pageWith();
    createSolanaTestWallet({ name: 'Early' }).register(page);

    start();
    createSolanaTestWallet({ name: 'Late' }).register(page);

    expect(lists.at(-1)?.map(({ name }) => name)).toEqual(['Early', 'Late']);
  });

  it('forgets a wallet that unregisters, and lists it again when it returns', () => {
    const { page, lists, start } = pageWith();
    start();
    const wallet = createSolanaTestWallet({ name: 'Shy' });

    const takeBack = wallet.register(page);
    takeBack();
    expect(lists.at(-1)).toEqual([]);
    wallet.register(page);

    expect(lists.at(-1)).toHaveLength(1);
  });

  it('lists a wallet once that registers twice', () => {
    const { page, lists, start } = pageWith();
    start();
    const wallet = createSolanaTestWallet();

    wallet.register(page);
    wallet.register(page);

    expect(lists.at(-1)).toHaveLength(1);
  });

  it('marks two wallets of one name, in any letters', () => {
    const { page, lists, start } = pageWith();
    start();
    createSolanaTestWallet({ name: 'Harbour' }).register(page);
    createSolanaTestWallet({ name: 'HARBOUR' }).register(page);
    createSolanaTestWallet({ name: 'Harbour' }).register(page);

    expect(lists.at(-1)?.map(({ id, isDuplicate }) => [id, isDuplicate])).toEqual([
      ['wallet-standard:Harbour', true],
      ['wallet-standard:HARBOUR', true],
      ['wallet-standard:Harbour#2', true],
    ]);
  });

  it('[R1.2] lists three wallets that claim one name, and 100 in all, and counts the others', () => {
    const { catalogue, lists, page, start } = pageWith();
    start();
    const { wallet } = createSolanaTestWallet();
    for (let index = 0; index < 90; index += 1) {
      registerStandardWallet(page, { ...wallet, name: 'Copied' });
    }
    createSolanaTestWallet({ name: 'Genuine' }).register(page);

    expect(lists.at(-1)?.map(({ name }) => name)).toEqual([
      'Copied',
      'Copied',
      'Copied',
      'Genuine',
    ]);
    expect(catalogue.leftOutCount()).toBe(87);

    for (let index = 0; index < 200; index += 1) {
      registerStandardWallet(page, { ...wallet, name: `Stranger ${index}` });
    }
    expect(lists.at(-1)).toHaveLength(100);
    expect(catalogue.leftOutCount()).toBe(87 + 200 - 96);
  });

  it('[R1.2] lists a kept wallet after a hundred strangers', () => {
    const { lists, page, start } = pageWith({ identities: new Set(['wallet-standard:Mine']) });
    start();
    const { wallet } = createSolanaTestWallet();
    for (let index = 0; index < 100; index += 1) {
      registerStandardWallet(page, { ...wallet, name: `Stranger ${index}` });
    }
    createSolanaTestWallet({ name: 'Mine' }).register(page);

    expect(lists.at(-1)?.at(-1)?.name).toBe('Mine');
  });

  it('gives the place of a wallet that unregisters to the next one', () => {
    const { catalogue, lists, page, start } = pageWith();
    start();
    const wallets = Array.from({ length: 4 }, () => createSolanaTestWallet({ name: 'Copied' }));
    const [takeBack, , , takeBackLeftOut] = wallets.map((wallet) => wallet.register(page));
    expect(catalogue.leftOutCount()).toBe(1);

    takeBackLeftOut?.();
    expect(catalogue.leftOutCount()).toBe(0);
    takeBack?.();
    createSolanaTestWallet({ name: 'Copied' }).register(page);

    expect(lists.at(-1)).toHaveLength(3);
    expect(catalogue.leftOutCount()).toBe(0);
  });

  it.each(['javascript:alert(1)', 'https://tracker.test/pixel.gif', 'data:image/png,'])(
    'shows a name as plain text, and an icon only where it contains the image: not %s',
    (icon) => {
      const { page, lists, start } = pageWith();
      start();
      const bad = { name: '\u202EgnihT\nBig ', icon };
      registerStandardWallet(page, { ...createSolanaTestWallet().wallet, ...bad });

      expect(lists.at(-1)).toEqual([
        expect.not.objectContaining({ imageUrl: expect.anything() as unknown }),
      ]);
      expect(lists.at(-1)?.[0]?.name).toBe('gnihT Big');
    },
  );

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'wallet'],
    ['an empty object', {}],
    ['one without a name', { ...createSolanaTestWallet().wallet, name: 7 }],
    ['one on no chain of Solana', { ...createSolanaTestWallet().wallet, chains: ['sui:mainnet'] }],
    ['one that cannot be connected', { ...createSolanaTestWallet().wallet, features: {} }],
    [
      'one whose connect is no method',
      { ...createSolanaTestWallet().wallet, features: { 'standard:connect': { connect: 1 } } },
    ],
    [
      'one that throws when it is read',
      new Proxy({}, { get: () => { throw new Error('read'); } }), // prettier-ignore
    ],
  ])('skips %s', (_what, wallet) => {
    const { page, lists, start } = pageWith();
    start();

    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register: (...wallets: unknown[]) => void }) => api.register(wallet),
      }),
    );

    expect(lists.at(-1)).toEqual([]);
  });

  it.each([
    ['no key', { publicKey: undefined }],
    ['a null key', { publicKey: new Uint8Array(32) }],
    ["another account's key", { publicKey: new Uint8Array(32).fill(5) }],
    ['no address', { address: '' }],
    ['an address of another kind', { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
    ['no chain', { chains: [] }],
    ['a chain of others', { chains: ['sui:mainnet'] }],
  ])('[W20] does not connect an account with %s', async (_what, change) => {
    const { catalogue, page, start } = pageWith();
    start();
    const good = createSolanaTestWallet({ name: 'Forger' });
    good.next({ accounts: [account] });
    const { features } = good.wallet;
    const { connect } = features['standard:connect'] as {
      connect: () => Promise<{ accounts: readonly object[] }>;
    };
    const forged = {
      connect: async () => ({ accounts: [{ ...(await connect()).accounts[0], ...change }] }),
    };
    registerStandardWallet(page, {
      ...good.wallet,
      accounts: [],
      features: { ...features, 'standard:connect': forged },
    });

    await expect(catalogue.find('wallet-standard:Forger')?.connect()).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });

  it('[R3.2] begins on the network in use, and on another where the account is not there', async () => {
    const { catalogue, page, start } = pageWith();
    start();
    createSolanaTestWallet({ name: 'All' }).register(page);
    createSolanaTestWallet({ name: 'Devnet', chains: ['solana:devnet'] }).register(page);
    createSolanaTestWallet({ name: 'Elsewhere', chains: ['solana:testnet'] }).register(page);

    const grants = await Promise.all(
      ['All', 'Devnet', 'Elsewhere'].map(async (name) => {
        const session = await catalogue.find(`wallet-standard:${name}`)?.connect();
        return session?.grant;
      }),
    );

    expect(grants).toEqual([
      { addresses: [account], chainReference: solana.id },
      {
        addresses: [account],
        chainReference: solanaDevnet.id,
        approvedCaipNetworkIds: [solanaDevnet.caipNetworkId],
      },
      {
        addresses: [account],
        chainReference: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
        approvedCaipNetworkIds: [],
      },
    ]);
  });
});

function pageWith(kept: Partial<KeptWallets> = {}) {
  const page = new EventTarget();
  const lists: (readonly Connector[])[] = [];
  const catalogue = new SolanaWalletCatalogue({
    clock: new ManualClock(),
    networks: () => [solana, solanaDevnet],
    config: { page, images: {}, kept: { faces: new Set(), identities: new Set(), ...kept } },
  });
  const start = (): void => void catalogue.connectors$.subscribe((list) => lists.push(list));
  return { catalogue, lists, page, start };
}
