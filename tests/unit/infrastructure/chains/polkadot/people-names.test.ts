import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  expandMetadata,
  Metadata,
  TypeRegistry,
} from '../../../../../apps/chains/clients/polkadot-types';
import { substrate } from '../../../../../apps/chains/clients/polkadot-metadata';
import { isSameAddress } from '../../../../../domain/address/is-address';
import { polkadot, polkadotAssetHub } from '../../../../../domain/network/more-networks';
import { PeopleNames } from '../../../../../infrastructure/chains/polkadot/people-names';
import { SystemClock } from '../../../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../../../infrastructure/rpc/network-rpc-clients';

/**
 * A runtime with the pallet of the People chains, as it describes itself; their own runtimes are in no package.
 * The answer of its API has a length in front.
 */
const metadata = `0x${substrate.slice(12)}` as const;

/** Polkadot's own library writes the keys and the values that the widget reads. */
const registry = new TypeRegistry();
const described = new Metadata(registry, metadata);
registry.setMetadata(described);
const { identity } = expandMetadata(registry, described).query;

const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const BOB = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';
const GENESIS = '67fa177a097bfa18f77ea95ab56e9bcd';
const kusama = { ...polkadot, caipNetworkId: 'polkadot:b0a8d493285c2df73290dfb7e61f870f' } as const;
const people = { chain: `polkadot:${GENESIS}`, url: 'https://people.test' } as const;

/** What the chain has stored, by key, and which methods were called. */
let stored: Map<string, string>;
let asked: string[];
let genesis: string;

beforeEach(() => {
  [stored, asked, genesis] = [new Map(), [], GENESIS];
});

const bytes = (text: string): string => `0x${Buffer.from(text).toString('hex')}`;
const field = (text: string) => ({ Raw: bytes(text) });

function store(entry: 'identityOf' | 'usernameOf' | 'usernameInfoOf', of: string, value: unknown) {
  const storage = identity?.[entry];
  if (!storage) throw new TypeError(`the runtime has no ${entry}`);
  const key = registry.createType('Bytes', storage(of)).toHex();
  const { type } = storage.meta;
  const lookup = registry.createLookupType(type.asMap.value);
  const written = registry.createType(lookup, value).toU8a();
  stored.set(key, `0x${Buffer.from(written).toString('hex')}`);
}

function nameUser(userName: string, owner: string): void {
  store('usernameInfoOf', bytes(userName), { owner, provider: 'System' });
}

function introduce(of: string, judgement: string, info: object = { display: field('Ada') }): void {
  store('identityOf', of, { judgements: [[0, judgement]], deposit: 1, info });
}

/** The People chain's node. */
const fetch: typeof globalThis.fetch = async (_url, init) => {
  const calls = JSON.parse(String(init?.body)) as {
    id: number;
    method: string;
    params: [string];
  }[];
  const answers = [calls].flat().map(({ id, method, params }) => {
    asked.push(method);
    const results: Readonly<Record<string, unknown>> = {
      chain_getBlockHash: `0x${genesis.padEnd(64, '0')}`,
      state_call: substrate,
      state_getRuntimeVersion: { specVersion: 1, transactionVersion: 1 },
      state_getStorage: stored.get(params?.[0]) ?? null,
    };
    return { jsonrpc: '2.0', id, result: results[method] };
  });
  return Response.json(Array.isArray(calls) ? answers : answers[0]);
};
/** Reading the description of the runtime takes long, so that most tests share it. */
const names = newNames();

function newNames() {
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  const chains = { [polkadot.caipNetworkId]: people, [polkadotAssetHub.caipNetworkId]: people };
  return new PeopleNames({ chains, rpcClients });
}

describe('a user name on a People chain', () => {
  it('stands for the account that has it, in any letter case', async () => {
    nameUser('ada.dot', ALICE);
    const address = await names.addressOf(' Ada.DOT ', polkadot);

    expect(isSameAddress(address ?? '', ALICE, 'polkadot')).toBe(true);
  });

  it.each(['unknown.dot', 'ada', 'аda.dot', 'ada.dot.', 'ada..dot', ''])(
    '%j stands for none',
    async (name) => {
      nameUser('ada.dot', ALICE);

      expect(await names.addressOf(name, polkadot)).toBeUndefined();
    },
  );

  it('is asked for on the chain that the site names, and nowhere else', async () => {
    nameUser('ada.dot', ALICE);

    expect(await names.addressOf('ada.dot', polkadotAssetHub)).toBeDefined();
    asked = [];
    expect(await names.addressOf('ada.dot', kusama)).toBeUndefined();
    expect(await names.profileOf(ALICE, kusama)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is an error where the endpoint is of another chain, or the answer cannot be read', async () => {
    nameUser('ada.dot', ALICE);
    for (const key of stored.keys()) stored.set(key, '0x00');
    await expect(names.addressOf('ada.dot', polkadot)).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });

    genesis = 'b0a8d493285c2df73290dfb7e61f870f';
    await expect(newNames().addressOf('ada.dot', polkadot)).rejects.toMatchObject({
      code: expect.stringMatching(/^RPC_/),
    });
  });
});

describe('the identity of an account on a People chain', () => {
  it('is its user name, where that leads back to the account', async () => {
    store('usernameOf', ALICE, bytes('ada.dot'));
    nameUser('ada.dot', ALICE);
    expect(await names.profileOf(ALICE, polkadot)).toEqual({ name: 'ada.dot' });

    nameUser('ada.dot', BOB);
    expect(await names.profileOf(ALICE, polkadot)).toBeUndefined();
  });

  it.each(['Reasonable', 'KnownGood'])(
    'that a registrar judged as %s counts',
    async (judgement) => {
      const [display, web, twitter] = ['Ada', 'https://ada.test', '@ada'].map(field);
      introduce(ALICE, judgement, { display, web, twitter });

      expect(await names.profileOf(ALICE, polkadot)).toEqual({
        name: 'Ada',
        texts: { url: 'https://ada.test', 'com.twitter': '@ada' },
      });
    },
  );

  it.each(['Unknown', 'FeePaid', 'OutOfDate', 'LowQuality', 'Erroneous'])(
    'that is judged as %s does not count, because anyone may call itself so',
    async (judgement) => {
      introduce(ALICE, judgement);

      expect(await names.profileOf(ALICE, polkadot)).toBeUndefined();
    },
  );

  it('has no text of a hash, and none of an account that says nothing', async () => {
    introduce(ALICE, 'KnownGood', { display: { Sha256: `0x${'41'.repeat(32)}` } });

    expect(await names.profileOf(ALICE, polkadot)).toBeUndefined();
    expect(await names.profileOf(BOB, polkadot)).toBeUndefined();
  });

  it('downloads the description of the runtime once', async () => {
    const fresh = newNames();
    await fresh.profileOf(ALICE, polkadot);
    await fresh.profileOf(BOB, polkadot);

    expect(asked.filter((method) => method === 'state_call')).toHaveLength(1);
  });
});
