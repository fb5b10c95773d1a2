import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  blake2AsHex,
  decodeAddress,
  encodeAddress,
  signatureVerify,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../../domain/token/stored-token-balance';
import { type TokenBalance, tokenBalance } from '../../../domain/token/token-balance';
import { ChainAssetSource } from '../../../infrastructure/asset/chain-asset-source';
import { systemAccountKey } from '../../../infrastructure/chains/polkadot/account-storage';
import type { AssetId } from '../../../infrastructure/chains/polkadot/asset-id';
import { assetAddress } from '../../../infrastructure/chains/polkadot/asset-tokens';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createPolkadotTestWallet, InMemoryStorage } from '../../../infrastructure/fake';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { PolkadotWallet } from '../../../ports/polkadot-wallet';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { describeChain } from '../../contract/chain-adapters.contract';
import { HastyClock } from '../../support/hasty-clock';
import { type PolkadotNode, startPolkadot } from '../../../apps/chains/testing/polkadot';

const [ALICE, BOB, CHARLIE] = (await createPolkadotTestWallet().addresses()) as [
  string,
  string,
  string,
];
const UNIT = 10n ** 12n;
const EXISTENTIAL_DEPOSIT = 3_333_333n;
const number7: AssetId = { pallet: 'Assets', encoded: Uint8Array.of(7, 0, 0, 0) };

describe('a Polkadot chain', () => {
  let node: PolkadotNode;
  let adapter: PolkadotChainAdapter;
  let visit: Awaited<ReturnType<typeof connected>>;

  beforeAll(async () => {
    node = await startPolkadot();
    visit = await connected();
  });
  afterAll(async () => {
    await node.stop();
  });
  beforeEach(() => {
    adapter = adapterOf();
  });

  it("[R7.4] reads an account's balance", async () => {
    await give(BOB, 0n);

    expect(await adapter.nativeBalance(ALICE, node.network)).toBeGreaterThan(9000n * UNIT);
    expect(await adapter.nativeBalance(BOB, node.network)).toBe(0n);
  });

  it('finds the account by the hashes that the runtime uses', () => {
    const prefix = xxhashAsHex('System', 128) + xxhashAsHex('Account', 128).slice(2);

    expect(systemAccountKey(new Uint8Array(32)).startsWith(prefix)).toBe(true);
  });

  it('returns nothing where the endpoint serves another chain', async () => {
    const id = '91b171bb158e2d3848fa23a9f1c25182';
    const elsewhere = { ...node.network, id, caipNetworkId: `polkadot:${id}` } as never;

    await expect(adapter.nativeBalance(ALICE, elsewhere)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
    });
  });

  it('[R7.11] requests a signature of a message, which an independent library verifies', async () => {
    const { session } = await connected();

    const signature = await adapter.signer.signMessage('Grüße', accountOf(ALICE), session);

    const verified = signatureVerify('<Bytes>Grüße</Bytes>', signature, ALICE);
    expect(verified).toMatchObject({ isValid: true, crypto: 'sr25519' });
    expect(signatureVerify('<Bytes>Grüsse</Bytes>', signature, ALICE).isValid).toBe(false);
  });

  it('[R7.11] refuses a signature of another account', async () => {
    const { session } = await connected();
    const provider = providerOf(session, 'polkadot');
    const signBytes: PolkadotWallet['signBytes'] = (bytes, _address) =>
      provider?.signBytes(bytes, BOB) ?? Promise.reject(new Error('no wallet'));
    const access = { namespace: 'polkadot', provider: { ...provider, signBytes } };
    const lying = { ...session, access } as WalletSession;

    await expect(
      adapter.signer.signMessage('hello', accountOf(ALICE), lying),
    ).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
  });

  it('sends exactly the amount, for exactly the fee', async () => {
    await give(BOB, 0n);
    const { session } = await connected();
    const before = await adapter.nativeBalance(ALICE, node.network);
    const token = native(before);
    const told = await adapter.fees.transferFee({ token, network: node.network });

    const request = { from: accountOf(ALICE), to: BOB, token, units: 5n * UNIT };
    const hash = await adapter.sender.send(request, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    const fee = await node.feeOfNewest();
    expect(await adapter.nativeBalance(BOB, node.network)).toBe(5n * UNIT);
    expect(await adapter.nativeBalance(ALICE, node.network)).toBe(before - 5n * UNIT - fee);
    expect(told.cost).toBeGreaterThanOrEqual(fee);
    expect(told.cost).toBeLessThan((fee * 11n) / 10n);
  });

  it('finds the outcome of a transaction of an earlier visit', async () => {
    await give(BOB, UNIT);
    const { session } = await connected();
    const request = { from: accountOf(ALICE), to: BOB, token: native(UNIT), units: UNIT };
    const hash = await adapter.sender.send(request, session);

    expect(await adapterOf().outcomes.outcome(hash, node.network)).toBe('succeeded');
  });

  it('sends an asset, and lists it', async () => {
    await give(BOB, UNIT);
    const { session } = await connected();
    await giveAsset(ALICE, 1000n);
    const [token] = await adapter.tokens.balances(ALICE, node.network);
    expect(token).toMatchObject({
      name: 'Test Dollar',
      symbol: 'TUSD',
      address: assetAddress(node.network, number7),
      quantity: { decimals: 2, numeric: '10', units: 1000n },
    });
    if (!token) throw new Error('there is no asset');

    const request = { from: accountOf(ALICE), to: BOB, token, units: 250n };
    const hash = await adapter.sender.send(request, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    const units = async (address: string): Promise<unknown> =>
      (await adapter.tokens.balances(address, node.network)).map(({ quantity }) => quantity.units);
    expect([await units(ALICE), await units(BOB), await units(CHARLIE)]).toEqual([
      [750n],
      [250n],
      [],
    ]);
  });

  it("[R7.5] has the assets in the portfolio, with the runtime's names and decimals", async () => {
    await give(CHARLIE, 5n * UNIT);
    await giveAsset(CHARLIE, 70_001n);
    const find = async (): Promise<PolkadotChainAdapter> => adapter;
    const source = new ChainAssetSource({ adapters: { find } });

    const balances = await source.balances({ address: CHARLIE, network: node.network });

    expect(balances.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)).toEqual([
      '5 ROC',
      '700.01 TUSD',
    ]);
    expect(readStoredTokenBalances(balances.map(storedTokenBalance))).toEqual(balances);
  });

  it('reports that a transaction failed on the chain', async () => {
    const { session } = await connected();
    await giveAsset(ALICE, 1000n);
    const [token] = await adapter.tokens.balances(ALICE, node.network);
    if (!token) throw new Error('there is no asset');
    const request = { from: accountOf(ALICE), to: BOB, token, units: 1001n };

    const hash = await adapter.sender.send(request, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('reverted');
  });

  it.each([
    ['the receiver would be left with too little to exist', 1n, 'receiver', 0n],
    ['the sender would not live on', 10n ** 16n, 'sender', 0n],
  ])('requests no signature where %s', async (_why, units, whose, held) => {
    await give(BOB, held);
    const { session, wallet } = await connected();
    wallet.next({ error: new Error('should not be asked') });
    const request = { from: accountOf(ALICE), to: BOB, token: native(units), units };

    const refused = {
      code: 'ACCOUNT_MINIMUM',
      context: { minimum: '0.000003333333', symbol: 'ROC', whose },
    };
    await expect(adapter.limits.requireSendable(request)).rejects.toMatchObject(refused);
    await expect(adapter.sender.send(request, session)).rejects.toMatchObject(refused);
  });

  it.each([
    ['an account that has nothing of the native currency', 0n, '0.000003333333', 'ROC'],
    ['an account that has none of it, with less than its minimum', UNIT, '0.05', 'TUSD'],
  ])('requests no signature for an asset to %s', async (_who, held, minimum, symbol) => {
    const to = encodeAddress(crypto.getRandomValues(new Uint8Array(32)));
    await give(to, held);
    await giveAsset(ALICE, 1000n, 5);
    const request = { from: accountOf(ALICE), to, token: dollars(1000n), units: 4n };

    await expect(adapter.limits.requireSendable(request)).rejects.toMatchObject({
      code: 'ACCOUNT_MINIMUM',
      context: { minimum, symbol, whose: 'receiver' },
    });
  });

  it('sends the whole balance of an asset', async () => {
    await give(BOB, UNIT);
    await giveAsset(BOB, 5n, 5);
    const { session } = await connected();
    await giveAsset(ALICE, 1000n, 5);
    const request = { from: accountOf(ALICE), to: BOB, token: dollars(1000n), units: 1000n };

    await adapter.limits.requireSendable(request);
    const hash = await adapter.sender.send(request, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect([await dollarsOf(ALICE), await dollarsOf(BOB)]).toEqual([0n, 1005n]);
  });

  it('requests no signature where less of an asset would be left than its minimum', async () => {
    await give(BOB, UNIT);
    await giveAsset(ALICE, 1000n, 5);
    const request = { from: accountOf(ALICE), to: BOB, token: dollars(1000n), units: 996n };

    await expect(adapter.limits.requireSendable(request)).rejects.toMatchObject({
      code: 'ACCOUNT_MINIMUM',
      context: { minimum: '0.05', symbol: 'TUSD', whose: 'sender' },
    });
    await adapter.limits.requireSendable({ ...request, units: 995n });
  });

  it('keeps back what is locked, and the rest can be sent', async () => {
    // The runtime of the test chain has the older name for it.
    const locks = { miscFrozen: String(4n * UNIT), reserved: String(UNIT) };
    await give(CHARLIE, 10n * UNIT, locks);
    const question = { token: native(10n * UNIT), network: node.network, from: CHARLIE, to: BOB };

    const fee = await adapter.fees.transferFee(question);

    expect(fee.reserve).toBe(3n * UNIT); // What is reserved is part of what is locked.
    const request = { from: accountOf(CHARLIE), to: BOB, token: question.token };
    const units = 7n * UNIT - fee.cost;
    await adapter.limits.requireSendable({ ...request, units });
    await expect(
      adapter.limits.requireSendable({ ...request, units: units + fee.cost }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_MINIMUM', context: { whose: 'sender' } });
  });

  it('leaves the receiver with just enough to exist', async () => {
    await give(BOB, 0n);
    const { session } = await connected();
    const units = EXISTENTIAL_DEPOSIT;
    const request = { from: accountOf(ALICE), to: BOB, token: native(units), units };

    const hash = await adapter.sender.send(request, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(await adapter.nativeBalance(BOB, node.network)).toBe(units);
  });

  it('reports that the visitor declined', async () => {
    const { session, wallet } = await connected();
    const request = { from: accountOf(ALICE), to: BOB, token: native(UNIT), units: UNIT };
    wallet.next('reject').next('reject');

    const declined = { code: 'RPC', context: { rpcCode: 4001 } };
    await expect(adapter.sender.send(request, session)).rejects.toMatchObject(declined);
    await expect(
      adapter.signer.signMessage('hello', accountOf(ALICE), session),
    ).rejects.toMatchObject(declined);
  });

  it('reports that the wallet has gone', async () => {
    const { session, wallet } = await connected();
    wallet.vanish();

    await expect(
      adapter.signer.signMessage('hello', accountOf(ALICE), session),
    ).rejects.toMatchObject({ code: 'CONNECTOR_GONE' });
  });

  it('explains a signature that the chain refuses', async () => {
    await give(BOB, UNIT);
    const { session, wallet } = await connected();
    const request = { from: accountOf(ALICE), to: BOB, token: native(UNIT), units: UNIT };
    const other = await providerOf(session, 'polkadot')?.signBytes('0x00', ALICE);
    wallet.next({ result: { id: 1, signature: `0x01${other?.slice(2)}` } });

    await expect(adapter.sender.send(request, session)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: -32003, rpcMessage: 'The chain refused the signature' },
    });
  });

  const asset = 'an asset of pallet Assets';
  const promised = {
    name: 'PolkadotChainAdapter',
    abilities: ['facts', 'fees', 'limits', 'outcomes', 'sender', 'signer', 'tokens'],
    tokens: [asset],
  } as const;

  describeChain(promised, () => ({
    adapter,
    network: node.network,
    session: visit.session,
    account: accountOf(ALICE),
    receiver: BOB,
    native: { token: native(10_000n * UNIT), units: 3n * UNIT, balanceOf: coinsOf },
    others: { [asset]: { token: dollars(1000n), units: 123n, balanceOf: dollarsOf } },
    decline: () => void visit.wallet.next('reject'),
    isSigned: async (text, signature) =>
      signatureVerify(`<Bytes>${text}</Bytes>`, signature, ALICE).isValid,
    feeOf: () => node.feeOfNewest(),
  }));

  async function connected() {
    const page = new EventTarget();
    const wallet = createPolkadotTestWallet();
    wallet.inject(page);
    const catalogue = new PolkadotWalletCatalogue({
      clock: new SystemClock(),
      networks: () => [node.network],
      storage: new InMemoryStorage(),
      config: { page, enableInjected: true, images: {}, siteName: 'Test' },
    });
    catalogue.connectors$.subscribe(() => {}).unsubscribe();
    const connector = catalogue.find(wallet.name);
    if (!connector) throw new Error('the wallet was not found');
    return { session: await connector.connect(), wallet };
  }

  async function give(address: string, free: bigint, locks: object = {}): Promise<void> {
    const data = { free: String(free), ...locks };
    const account = free > 0n ? { providers: 1, data } : null;
    await node.call('dev_setStorage', { System: { Account: [[[address], account]] } });
  }

  async function giveAsset(address: string, balance: bigint, minBalance = 1): Promise<void> {
    const asset = { owner: ALICE, issuer: ALICE, admin: ALICE, freezer: ALICE };
    const rules = { supply: 1000, minBalance, isSufficient: false, accounts: 1, status: 'Live' };
    const names = { name: 'Test Dollar', symbol: 'TUSD', decimals: 2 };
    await node.call('dev_setStorage', {
      Assets: {
        Asset: [[[7], { ...asset, ...rules }]],
        Account: [[[7, address], { balance: String(balance), reason: 'Consumer' }]],
        Metadata: [[[7], names]],
      },
    });
  }

  /** The chain's storage, found by the hashes of another library. */
  async function storedAt(pallet: string, entry: string, ...keys: readonly Uint8Array[]) {
    const prefix = xxhashAsHex(pallet, 128) + xxhashAsHex(entry, 128).slice(2);
    const parts = keys.map(
      (key) => blake2AsHex(key, 128).slice(2) + Buffer.from(key).toString('hex'),
    );
    const value = await node.call('state_getStorage', prefix + parts.join(''));
    return value === null ? undefined : Buffer.from(String(value).slice(2), 'hex');
  }

  async function coinsOf(address: string): Promise<bigint> {
    const account = await storedAt('System', 'Account', decodeAddress(address));
    return account ? unsigned(account.subarray(16, 32)) : 0n;
  }

  async function dollarsOf(address: string): Promise<bigint> {
    const id = Uint8Array.of(7, 0, 0, 0);
    const account = await storedAt('Assets', 'Account', id, decodeAddress(address));
    return account ? unsigned(account.subarray(0, 16)) : 0n;
  }

  function dollars(units: bigint): TokenBalance {
    const { caipNetworkId: chainId } = node.network;
    const rest = { price: undefined, iconUrl: undefined };
    const names = { name: 'Test Dollar', symbol: 'TUSD', decimals: 2 };
    const address = assetAddress(node.network, number7);
    const balance = tokenBalance({ ...names, ...rest, chainId, units, address });
    if (!balance) throw new Error('the asset has no symbol');
    return balance;
  }

  function native(units: bigint): TokenBalance {
    const { caipNetworkId: chainId, nativeCurrency } = node.network;
    const missing = { address: undefined, price: undefined, iconUrl: undefined };
    const balance = tokenBalance({ ...nativeCurrency, ...missing, chainId, units });
    if (!balance) throw new Error('the currency has no symbol');
    return balance;
  }

  function accountOf(address: string) {
    const chainReference = String(node.network.id);
    return formatCaipAddress({ namespace: 'polkadot', chainReference, address });
  }

  function adapterOf(): PolkadotChainAdapter {
    const rpcClients = new NetworkRpcClients({
      clock: new SystemClock(),
      fetch: globalThis.fetch,
      config: {},
    });
    return new PolkadotChainAdapter({
      clock: new HastyClock(),
      networks: () => [node.network],
      rpcClients,
    });
  }
});

/** A number as the chain writes it: the lowest byte first. */
function unsigned(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
}
