import { describe, expect, it } from '@jest/globals';
import {
  expandMetadata,
  Metadata,
  TypeRegistry,
} from '../../../../../apps/chains/clients/polkadot-types';
import { assetHubPolkadot as assetHub } from '../../../../../apps/chains/clients/polkadot-metadata';
import { polkadotAssetHub as network } from '../../../../../domain/network/more-networks';
import { type AssetId, assetIdIn } from '../../../../../infrastructure/chains/polkadot/asset-id';
import { AssetFacts } from '../../../../../infrastructure/chains/polkadot/asset-facts';
import { AssetTokens } from '../../../../../infrastructure/chains/polkadot/asset-tokens';
import { requireDeposits } from '../../../../../infrastructure/chains/polkadot/deposit-check';
import { PolkadotRpc } from '../../../../../infrastructure/chains/polkadot/polkadot-rpc';
import { publicKeyOf } from '../../../../../infrastructure/chains/polkadot/public-key';
import { RuntimeMetadata } from '../../../../../infrastructure/chains/polkadot/runtime-metadata';
import { bytesOf, hexOf } from '../../../../../infrastructure/chains/polkadot/scale';
import type { RpcRequest } from '../../../../../ports/rpc-client';

/** Polkadot's Asset Hub as it describes itself. The answer of its API has a length in front. */
const metadata = `0x${assetHub.slice(12)}` as const;
const runtime = new RuntimeMetadata(bytesOf(metadata) ?? Uint8Array.of());

/** The same by another library. */
const registry = new TypeRegistry();
const described = new Metadata(registry, metadata);
registry.setMetadata(described);
const { query, tx } = expandMetadata(registry, described);

const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const BOB = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';
const location = { parents: 1, interior: { X1: [{ Parachain: 2000 }] } };
const UNIT = 10n ** 10n;

/** The kinds of tokens: as the widget names one, and as its chain does. */
const kinds = [
  ['foreignAssets', 'foreign-010100411f', location],
  ['poolAssets', 'pool-9', 9],
  ['assets', '7', 7],
] as const;

type Pallet = (typeof kinds)[number][0];

function idOf(text: string): AssetId {
  const id = assetIdIn(text);
  if (!id) throw new TypeError(`${text} is no asset`);
  return id;
}

/** The key of a storage entry, without the length that the library puts in front. */
function keyOf(pallet: Pallet | 'system', entry: string, ...args: readonly unknown[]): string {
  const key = query[pallet]?.[entry]?.(...args);
  if (!key) throw new TypeError(`${pallet} has no ${entry}`);
  return registry.createType('Bytes', key).toHex();
}

/** A chain on which Alice holds ten of the token, with five cents as its minimum. */
function chainWith(pallet: Pallet, id: unknown): Map<string, string> {
  const rules = {
    owner: ALICE,
    issuer: ALICE,
    admin: ALICE,
    freezer: ALICE,
    supply: 1000,
    deposit: 0,
    minBalance: 5,
    isSufficient: false,
    accounts: 1,
    status: 'Live',
  };
  const funds = { providers: 1, data: { free: UNIT } };
  const stored = (type: string, value: object): string => registry.createType(type, value).toHex();
  return new Map([
    [keyOf(pallet, 'asset', id), stored('PalletAssetsAssetDetails', rules)],
    [
      keyOf(pallet, 'account', id, ALICE),
      stored('PalletAssetsAssetAccount', { balance: 1000, reason: 'Consumer' }),
    ],
    [
      keyOf(pallet, 'metadata', id),
      stored('PalletAssetsAssetMetadata', { name: 'Test Dollar', symbol: 'TUSD', decimals: 2 }),
    ],
    [keyOf('system', 'account', ALICE), stored('FrameSystemAccountInfo', funds)],
    [keyOf('system', 'account', BOB), stored('FrameSystemAccountInfo', funds)],
  ]);
}

function clientsOf(storage: Map<string, string>) {
  const request = async ({ method, params = [] }: RpcRequest): Promise<unknown> => {
    const [first, second, start] = params as readonly [string, number, string];
    if (method === 'state_getStorage') return storage.get(first) ?? null;
    if (method === 'state_getKeysPaged') {
      return [...storage.keys()]
        .filter((key) => key.startsWith(first) && key > start)
        .slice(0, second);
    }
    if (method === 'state_queryStorageAt') {
      const keys = first as unknown as readonly string[];
      return [{ block: '0x', changes: keys.map((key) => [key, storage.get(key) ?? null]) }];
    }
    throw new Error(`${method} is not expected`);
  };
  return { forNetwork: () => ({ request }) };
}

describe.each(kinds)('a token of the pallet %s', (pallet, text, id) => {
  const rpcClients = clientsOf(chainWith(pallet, id));

  it('is listed with its names', async () => {
    const [token, ...others] = await new AssetTokens({ rpcClients }).balances(ALICE, network);

    expect(token).toMatchObject({
      name: 'Test Dollar',
      symbol: 'TUSD',
      address: `${network.caipNetworkId}:${text}`,
      quantity: { decimals: 2, numeric: '10', units: 1000n },
    });
    expect(others).toEqual([]);
    expect(await new AssetTokens({ rpcClients }).balances(BOB, network)).toEqual([]);
    if (!token) throw new TypeError('there is no token');
    expect(await new AssetFacts({ rpcClients }).tokenFacts(token, network)).toEqual({
      decimals: 2,
      symbol: 'TUSD',
    });
  });

  it.each([
    ['transferKeepAlive', false],
    ['transfer', true],
  ] as const)('is sent by the call %s, as another library writes it', (call, isAll) => {
    const written = runtime.callOf({
      to: publicKeyOf(BOB),
      units: 250n,
      isAll,
      asset: idOf(text),
    });

    const expected = tx[pallet]?.[call]?.(id, { Id: BOB }, 250n);
    expect(written && hexOf(written)).toBe(expected?.toHex());
  });

  it('is not sent where less than its minimum would be left', async () => {
    const rpc = new PolkadotRpc(rpcClients.forNetwork());
    const asset = idOf(text);
    const token = (await new AssetTokens({ rpcClients }).balances(ALICE, network))[0];
    if (!token) throw new TypeError('there is no token');
    const require = (units: bigint): Promise<void> =>
      requireDeposits(
        {
          existentialDeposit: 1n,
          fee: 1n,
          from: publicKeyOf(ALICE),
          held: 1000n,
          token,
          currency: network.nativeCurrency,
          transfer: { to: publicKeyOf(BOB), units, asset },
        },
        rpc,
      );

    await expect(require(996n)).rejects.toMatchObject({
      code: 'ACCOUNT_MINIMUM',
      context: { minimum: '0.05', symbol: 'TUSD', whose: 'sender' },
    });
    await require(995n);
  });
});

it('a location that the runtime reads as another one is not sent', () => {
  const asset: AssetId = { pallet: 'ForeignAssets', encoded: Uint8Array.of(1, 1, 0) };

  expect(runtime.callOf({ to: publicKeyOf(BOB), units: 1n, asset })).toBeUndefined();
});
